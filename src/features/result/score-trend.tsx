import { useEffect, useRef } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { HistoryEntry } from "#core/api/working.ts";
import { explainedChanges } from "#core/shared/score-changes.ts";
import { now } from "../../browser/clock.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import type { TrendStep } from "../../ui/trend/trend-chart.tsx";
import { TrendView } from "../../ui/trend/trend-view.tsx";
import { DidNotArrive } from "./did-not-arrive.tsx";
import { scoreTrendMessages } from "./messages.ts";
import styles from "./score-page.module.css";
import type { Asked } from "./use-asked.ts";

type Props = {
  /** What is measured, in a word or two. */
  readonly name: string;
  readonly scale: PublicScale;
  readonly history: Asked<readonly HistoryEntry[]>;
  readonly onAsk: () => Promise<void>;
  /** The steps that the person took meanwhile, marked in the chart. */
  readonly steps?: readonly TrendStep[];
};

/** The user's own results on this scale, as a chart with a table beside it. */
export function ScoreTrend({ name, scale, history, onAsk, steps = [] }: Props) {
  const t = useMessages(scoreTrendMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void onAsk(), [onAsk]);
  const retry = () => {
    // The button disappears while loading, so focus moves before it is lost.
    title.current?.focus();
    void onAsk();
  };
  return (
    <section className={styles.section} aria-labelledby="score-trend">
      <h2 id="score-trend" ref={title} tabIndex={-1}>
        {t.title}
      </h2>
      {(history.state === "loading" || history.state === "unasked") && <Loading text={t.loading} />}
      {history.state === "failed" && <DidNotArrive text={t.failed} onRetry={retry} />}
      {history.state === "read" &&
        (history.reply.length < 2 ? (
          <p>{t.first}</p>
        ) : (
          <TrendView
            {...{ name, scale, steps }}
            entries={history.reply}
            changes={explainedChanges(history.reply, scale)}
            today={now()}
          />
        ))}
    </section>
  );
}
