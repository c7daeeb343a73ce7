import { useEffect, useRef } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { HistoryEntry } from "#core/api/working.ts";
import { changesOf } from "#core/shared/score-changes.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { numberText } from "../../ui/language/numbers.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { TrendPlot } from "../../ui/trend/trend-plot.tsx";
import { DidNotArrive } from "./did-not-arrive.tsx";
import { Fold } from "./fold.tsx";
import { scoreTrendMessages } from "./messages.ts";
import { ScoreHistoryList } from "./score-history-list.tsx";
import styles from "./score-page.module.css";
import type { Asked } from "./use-asked.ts";

type Props = {
  readonly scale: PublicScale;
  readonly history: Asked<readonly HistoryEntry[]>;
  readonly onAsk: () => Promise<void>;
};

/** The user's own results on this scale, as a curve and in words. */
export function ScoreTrend({ scale, history, onAsk }: Props) {
  const t = useMessages(scoreTrendMessages);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => void onAsk(), [onAsk]);
  const retry = () => {
    // The button disappears while loading, so focus moves before it is lost.
    summary.current?.focus();
    void onAsk();
  };
  return (
    <Fold id="score-trend" title={t.title} ref={summary}>
      {(history.state === "loading" || history.state === "unasked") && <Loading text={t.loading} />}
      {history.state === "failed" && <DidNotArrive text={t.failed} onRetry={retry} />}
      {history.state === "read" &&
        (history.reply.length < 2 ? <p>{t.first}</p> : <Curve scale={scale} entries={history.reply} />)}
    </Fold>
  );
}

function Curve({ scale, entries }: { readonly scale: PublicScale; readonly entries: readonly HistoryEntry[] }) {
  const t = useMessages(scoreTrendMessages);
  const say = useText();
  const language = useLanguage();
  const changes = changesOf(entries, scale);
  const starts = changes.flatMap((change, index) => (change === "otherQuestions" ? [index] : []));
  const { margin, gauge, range } = scale;
  return (
    <>
      <TrendPlot values={entries.map(({ score }) => score)} top={gauge?.max ?? range.max} starts={starts} />
      {gauge && shownOf(scale).hasNumber && <p>{t[gauge.better]}</p>}
      <ScoreHistoryList entries={entries} changes={changes} scale={scale} />
      {margin && shownOf(scale).hasNumber && (
        <p className={styles.note}>
          {t.margin({ within: numberText(margin.within, language), basis: say(margin.basis) })}
        </p>
      )}
    </>
  );
}
