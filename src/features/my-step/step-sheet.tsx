import type { MyStep } from "#core/api/steps.ts";
import type { Text } from "#core/content-model/text.ts";
import { momentOf } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { stepViewMessages } from "./messages.ts";
import styles from "./step-sheet.module.css";

type Props = { readonly step: MyStep; readonly brand: Text };

/** More than this many letters fill a sheet in large print. */
const LONG = 180;

/** The step in large letters. In print it is alone on one sheet, for the refrigerator. */
export function StepSheet({ step: { plan, otherwise, chosenAt, language: chosenIn }, brand }: Props) {
  const t = useMessages(stepViewMessages);
  const words = useMessages(navigationMessages);
  const say = useText();
  const language = useLanguage();
  const isLong = plan.length + (otherwise?.length ?? 0) > LONG;
  const chosen = momentOf(chosenAt);
  return (
    <section className={isLong ? `${styles.sheet} ${styles.long}` : styles.sheet} aria-label={words.myStep}>
      <p className={styles.printed}>{words.myStep}</p>
      <p className={styles.plan} lang={chosenIn}>
        {plan}
      </p>
      {otherwise && (
        <p className={styles.otherwise} lang={chosenIn}>
          {otherwise}
        </p>
      )}
      {chosen && <p className={styles.printed}>{t.sheetOf({ brand: say(brand), day: dateText(chosen, language) })}</p>}
    </section>
  );
}
