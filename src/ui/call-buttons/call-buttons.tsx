import { useMessages } from "../language/use-text.ts";
import styles from "./call-buttons.module.css";
import { callMessages } from "./messages.ts";
import { telephoneLink } from "./telephone-link.ts";

/** Numbers to call with one press. Nothing where there are none. */
export function CallButtons({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useMessages(callMessages);
  if (numbers.length === 0) return null;
  return (
    <p className={styles.calls}>
      {numbers.map((number) => (
        <a key={number} href={telephoneLink(number)} className={styles.call}>
          {t.call({ number })}
        </a>
      ))}
    </p>
  );
}
