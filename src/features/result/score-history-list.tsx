import type { PublicScale } from "#core/api/public-scale.ts";
import type { Change, HistoryEntry } from "#core/api/working.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { momentOf } from "../../browser/clock.ts";
import { dateText } from "../../ui/language/dates.ts";
import { meaningText } from "../../ui/language/meaning-text.ts";
import { scoreText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages } from "../../ui/language/use-text.ts";
import { changeMessages } from "../../ui/messages.ts";
import { scoreTrendMessages } from "./messages.ts";
import styles from "./score-page.module.css";

/** Further results are collapsed. */
const SHOWN = 5;

type Props = {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  readonly changes: readonly Change[];
  readonly scale: PublicScale;
};

/** Lists each result as a sentence, the newest first. */
export function ScoreHistoryList({ entries, changes, scale }: Props) {
  const t = useMessages(scoreTrendMessages);
  const lines = entries.map((entry, index) => (
    // The index is the key, because two results may have the same time.
    <Line key={`${index}`} entry={entry} change={changes[index] ?? "first"} scale={scale} />
  ));
  const newest = lines.toReversed();
  return (
    <>
      <p id="results-listed">{t.listed}</p>
      <ul className={styles.results} aria-labelledby="results-listed">
        {newest.slice(0, SHOWN)}
      </ul>
      {newest.length > SHOWN && (
        <details className={styles.disclosure}>
          <summary>{t.earlier}</summary>
          <ul className={styles.results}>{newest.slice(SHOWN)}</ul>
        </details>
      )}
    </>
  );
}

type LineProps = { readonly entry: HistoryEntry; readonly change: Change; readonly scale: PublicScale };

function Line({ entry: { score, meaning, submittedAt }, change, scale }: LineProps) {
  const t = useMessages(scoreTrendMessages);
  const changes = useMessages(changeMessages);
  const language = useLanguage();
  const moment = momentOf(submittedAt);
  const day = moment ? dateText(moment, language) : submittedAt;
  const { hasNumber, hasMeaning } = shownOf(scale);
  const number = scoreText(score, language, scale);
  const words = meaningText(meaning, scale, language);
  const entry =
    hasNumber && hasMeaning && words !== ""
      ? t.entry({ day, score: number, meaning: words })
      : t.entryAlone({ day, score: hasNumber ? number : words });
  const isPlain = change === "first" || change === "otherQuestions";
  return (
    <li>
      {isPlain ? entry : t.changed({ entry, change: changes[change] })}
      {change === "otherQuestions" && <p className={styles.break}>{t.otherQuestions}</p>}
    </li>
  );
}
