import { useEffect, useRef } from "react";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { isBeingSent } from "../../answers/sending-key.ts";
import { useWaitingSurveys } from "../../answers/use-waiting-surveys.ts";
import { useCompletedTests } from "../../browser/use-stored.ts";

/**
 * Calls `onArrival` when waiting answers have arrived, whichever tab sent them. That they no longer wait is not enough:
 * changed or rejected answers keep their key, and removed ones set no new date.
 */
export function useLateArrival({ survey, category }: OfferedScale, userId: string | null, onArrival: () => void): void {
  const isWaiting = useWaitingSurveys(userId).includes(survey);
  const completedAt = useCompletedTests(userId)[category]?.completedAt;
  const dateBefore = useRef<{ readonly completedAt: string | undefined } | null>(null);
  const latest = useRef(onArrival);
  latest.current = onArrival;

  useEffect(() => {
    if (isWaiting) dateBefore.current ??= { completedAt };
    else if (dateBefore.current) {
      const isGone = userId !== null && !isBeingSent(userId, survey);
      const hasArrived = isGone && dateBefore.current.completedAt !== completedAt;
      dateBefore.current = null;
      if (hasArrived) latest.current();
    }
  }, [isWaiting, completedAt, userId, survey]);
}
