import type { Explanation } from "#core/api/explanation.ts";
import { momentOf, now } from "../../browser/clock.ts";
import { dateAndAgo } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { AnswerTable } from "./answer-table.tsx";
import styles from "./explanation.module.css";
import { explanationMessages, instrumentMessages } from "./messages.ts";
import { Formulas, ScoreExplanation } from "./score-explanation.tsx";

/** The explanation of a result: answers and points, the sums, the band, and information on the scale. */
export function ExplanationView({ explanation }: { readonly explanation: Explanation }) {
  const t = useMessages(explanationMessages);
  const p = useMessages(instrumentMessages);
  const say = useText();
  const language = useLanguage();
  const { submittedAt, items, about, instrument, version } = explanation;
  const moment = momentOf(submittedAt);
  return (
    <div className={styles.explanation}>
      {moment && <p>{t.answered({ day: dateAndAgo(moment, now(), language) })}</p>}
      <AnswerTable items={items} />
      <h3>{t.reckoned}</h3>
      <ScoreExplanation explanation={explanation} />
      <Formulas explanation={explanation} />
      <h3>{t.measures}</h3>
      <p>{say(about)}</p>
      <dl className={styles.facts}>
        <dt>{p.madeFor}</dt>
        <dd>{say(instrument.population)}</dd>
        <dt>{p.source}</dt>
        <dd>{instrument.source}</dd>
      </dl>
      <p className={styles.note}>{t.version({ version })}</p>
    </div>
  );
}
