import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./exit-page.module.css";
import { exitMessages } from "./messages.ts";

/** The button that leaves the site at once, for when somebody comes into the room. */
export function ExitPage({ onExit }: { readonly onExit: () => void }) {
  const t = useMessages(exitMessages);
  return (
    <>
      <button type="button" className={styles.exit} onClick={onExit}>
        {t.exit}
      </button>
      <p className={styles.note}>{t.byKey}</p>
      <p className={styles.note}>{t.history}</p>
    </>
  );
}
