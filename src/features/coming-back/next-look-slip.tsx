import { now } from "../../browser/clock.ts";
import { currentOrigin } from "../../browser/location.ts";
import type { NextLook } from "../../browser/next-looks.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { nextLookMessages } from "./messages.ts";
import styles from "./next-look.module.css";

type Props = { readonly look: NextLook; readonly brand: string };

/** One line in large letters; on paper, a slip to cut off. */
export function NextLookSlip({ look: { domain, done, on }, brand }: Props) {
  const t = useMessages(nextLookMessages);
  const say = useText();
  const language = useLanguage();
  const name = say(domain.name);
  return (
    <div className={styles.slip}>
      <p className={styles.line}>{on <= now() ? t.due({ name }) : t.again({ name, day: dateText(on, language) })}</p>
      <p className={styles.hint}>{t.since({ day: dateText(done, language) })}</p>
      <p className={styles.printed}>
        {brand}. {t.where({ site: currentOrigin() })}
      </p>
    </div>
  );
}
