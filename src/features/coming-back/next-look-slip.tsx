import { now } from "../../browser/clock.ts";
import { currentOrigin } from "../../browser/location.ts";
import type { NextLook } from "../../browser/next-looks.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { nextLookMessages } from "./messages.ts";
import styles from "./next-look.module.css";
import { dayAhead } from "./next-look-calendar.ts";

type Props = { readonly look: NextLook; readonly brand: string };

/** One line in large letters; on paper, a slip to cut off, which names a day that is still to come. */
export function NextLookSlip({ look, brand }: Props) {
  const { domain, done, on } = look;
  const t = useMessages(nextLookMessages);
  const say = useText();
  const language = useLanguage();
  const name = say(domain.name);
  const isDue = on <= now();
  return (
    <div className={styles.slip}>
      {isDue && <p className={`${styles.line} ${styles.onScreen}`}>{t.due({ name })}</p>}
      <p className={isDue ? `${styles.line} ${styles.printed}` : styles.line}>
        {t.again({ name, day: dateText(dayAhead(look, now()), language) })}
      </p>
      <p className={styles.hint}>{t.since({ day: dateText(done, language) })}</p>
      <p className={styles.printed}>
        {brand}. {t.where({ site: currentOrigin() })}
      </p>
    </div>
  );
}
