import { useEffect, useRef, useState } from "react";
import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import { explainedChanges } from "#core/shared/score-changes.ts";
import { fetchMySteps } from "../../api/steps.ts";
import { now } from "../../browser/clock.ts";
import { currentToken } from "../../browser/session.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { stepMarks, type TrendStep } from "../../ui/trend/trend-results.ts";
import { TrendView } from "../../ui/trend/trend-view.tsx";
import { DidNotArrive } from "./did-not-arrive.tsx";
import { Fold } from "./fold.tsx";
import { scoreTrendMessages } from "./messages.ts";
import type { Asked } from "./use-asked.ts";

type Props = {
  /** What is measured, in a word or two. */
  readonly name: string;
  readonly scale: PublicScale;
  readonly history: Asked<readonly HistoryEntry[]>;
  readonly onAsk: () => Promise<void>;
};

/** The user's own results on this scale, as a chart with a table beside it. */
export function ScoreTrend({ name, scale, history, onAsk }: Props) {
  const t = useMessages(scoreTrendMessages);
  const summary = useRef<HTMLElement>(null);
  const steps = useStepMarks(scale.scale, history.state === "read" && history.reply.length > 1);
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
    </Fold>
  );
}

const NONE: readonly TrendStep[] = [];

/**
 * Returns the small steps that the person took for an area, to mark them in its chart. There are none until they have
 * come: the chart is right without them.
 * @param isShown false where there is no chart to mark
 */
function useStepMarks(survey: string, isShown: boolean): readonly TrendStep[] {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    const token = currentToken();
    if (!isShown || token === null) return;
    fetchMySteps(token)
      .then((steps) => setMarks(stepMarks(steps, survey)))
      .catch((error: unknown) => console.error(error));
  }, [survey, isShown]);
  return marks;
}
