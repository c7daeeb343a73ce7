import type { PublicScale } from "#core/api/public-scale.ts";
import type { ExplainedChange } from "#core/shared/score-changes.ts";
import { useLanguage, useMessages } from "../language/use-text.ts";
import { ScoreTable } from "../score-table.tsx";
import { marginText } from "./change-words.ts";
import { trendChartMessages } from "./messages.ts";
import { TrendChart } from "./trend-chart.tsx";
import { type TrendEntry, type TrendResult, type TrendStep, trendResults } from "./trend-results.ts";
import styles from "./trend-view.module.css";

/** Further results are folded. */
const SHOWN = 5;

type Props = {
  readonly name: string;
  readonly scale: PublicScale;
  /** Oldest first. */
  readonly entries: readonly TrendEntry[];
  /** One for each entry; null where nothing says which results may be compared. */
  readonly changes: readonly ExplainedChange[] | null;
  readonly today: Date;
  /**
   * On a page of several charts, the id of the sentence that says how to use them. The table then waits folded.
   */
  readonly howId?: string;
  readonly steps?: readonly TrendStep[];
};

/** The results of one scale: the chart, beside it the same as a table, and below what changes are held against. */
export function TrendView({ name, scale, entries, changes, today, howId, steps = [] }: Props) {
  const t = useMessages(trendChartMessages);
  const language = useLanguage();
  const results = trendResults(entries, { scale, changes, today, language });
  const margin = changes && marginText(scale, language);
  const table = (
    <div>
      <TrendTable name={name} results={results} />
      {margin && <p className={styles.margin}>{margin}</p>}
    </div>
  );
  return (
    <div className={howId ? undefined : styles.beside}>
      <TrendChart {...{ name, scale, results, steps, howId }} />
      {howId ? (
        <details className={styles.folded}>
          <summary>{t.asTable}</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </div>
  );
}

/** Each result in a row, the newest first. */
function TrendTable({ name, results }: { readonly name: string; readonly results: readonly TrendResult[] }) {
  const t = useMessages(trendChartMessages);
  const rows = results.map(({ row }) => row).toReversed();
  const table = { caption: t.table({ name }), hidesCaption: true, first: t.date };
  return (
    <>
      <ScoreTable {...table} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <details className={styles.folded}>
          <summary>{t.earlier}</summary>
          <ScoreTable {...table} rows={rows.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}
