import { useEffect, useState } from "react";
import { fetchMySteps } from "../../api/steps.ts";
import { currentToken } from "../../browser/session.ts";
import type { TrendStep } from "../../ui/trend/trend-chart.tsx";

const NONE: readonly TrendStep[] = [];

/**
 * Returns the small steps that the person took for an area, to mark them in its chart. There are none until they have
 * come: the chart is right without them.
 * @param isShown false where there is no chart to mark
 */
export function useStepMarks(survey: string, isShown: boolean): readonly TrendStep[] {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    const token = currentToken();
    if (!isShown || token === null) return;
    fetchMySteps(token)
      .then(({ current, past }) => {
        const own = [...past, ...(current ? [current] : [])].filter((step) => step.survey === survey);
        setMarks(own.map(({ chosenAt, words }) => ({ date: new Date(chosenAt), words: words.what })));
      })
      .catch((error: unknown) => console.error(error));
  }, [survey, isShown]);
  return marks;
}
