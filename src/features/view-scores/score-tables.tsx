import { useMessages } from "../../ui/language/use-text.ts";
import { ScoreTable } from "../../ui/score-table.tsx";
import { viewScoresMessages } from "./messages.ts";
import type { RowOf } from "./score-rows.ts";
import type { SplitScores } from "./split-scores.ts";
import { TRENDS } from "./trend-list.tsx";
import styles from "./view-scores-page.module.css";

type Props = { readonly scores: SplitScores; readonly rowOf: RowOf };

/** The newest scores and all earlier ones. */
export function ScoreTables({ scores: { latest, previous }, rowOf }: Props) {
  const t = useMessages(viewScoresMessages);
  return (
    <>
      <p>{t.order}</p>
      {previous.length > 0 && (
        <p className={styles.jump}>
          <a href={`#${TRENDS}`} className="target">
            {t.seeBelow}
          </a>
        </p>
      )}
      <div className={styles.table}>
        <ScoreTable caption={t.latest} rows={latest.map(rowOf)} />
      </div>
      <div className={styles.table}>
        {previous.length > 0 ? (
          <ScoreTable caption={t.previous} rows={previous.map(rowOf)} />
        ) : (
          <>
            <h2>{t.previous}</h2>
            <p>{t.noPrevious}</p>
          </>
        )}
      </div>
    </>
  );
}
