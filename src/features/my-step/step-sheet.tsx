import type { MyStep } from "#core/api/steps.ts";
import type { Text } from "#core/content-model/text.ts";
import { momentOf } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { stepViewMessages } from "./messages.ts";
import styles from "./step-sheet.module.css";

type Props = { readonly step: MyStep; readonly brand: Text };

/** The most that fits on one sheet in the largest print, and in each smaller one; the smallest takes all there can be. */
const MOST = [
  [200, ""],
  [600, styles.long],
  [1100, styles.longer],
] as const;

/** How much room words take, as a number of small letters: a capital is about as wide as two. */
const roomOf = (words: string): number => words.length + (words.match(/[\p{Lu}mw]/gu)?.length ?? 0);

/** The step in large letters. In print it is alone on one sheet, for the refrigerator. */
export function StepSheet({ step: { plan, otherwise, chosenAt, language: chosenIn }, brand }: Props) {
  const t = useMessages(stepViewMessages);
  const words = useMessages(navigationMessages);
  const say = useText();
  const language = useLanguage();
  const room = roomOf(`${plan}${otherwise ?? ""}`);
  const [, size = styles.longest] = MOST.find(([most]) => room <= most) ?? [];
  const chosen = momentOf(chosenAt);
  return (
    <section className={`${styles.sheet} ${size}`} aria-label={words.myStep}>
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
