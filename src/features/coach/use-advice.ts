import { useEffect, useRef, useState } from "react";
import type { AdvicePoint, AnswerSource, Criteria } from "#core/api/advice.ts";
import { pointsOf } from "#core/shared/advice-points.ts";
import { type Asking, fetchAdvice } from "../../api/coach.ts";
import { errorSentence } from "../../api/error-text.ts";
import { NetworkError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";
import { consentNow, isModelFailure, type SiteModel } from "../../ui/answer-source/model-of-page.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { coachMessages } from "./messages.ts";

export type Advice =
  | { readonly state: "none" }
  | { readonly state: "loading"; readonly criteria: Criteria }
  | {
      readonly state: "ready";
      readonly criteria: Criteria;
      readonly text: string;
      readonly points: readonly AdvicePoint[];
      /** Null when the source is not mentioned. */
      readonly made: AnswerSource | null;
    }
  /** `cause` is one additional sentence. */
  | {
      readonly state: "failed";
      readonly criteria: Criteria;
      readonly cause: SpokenText;
      /** True when a language model failed, so that the guide can answer instead. */
      readonly isModelFailure?: boolean;
    };

/** Loads advice for the card chosen last. A reply to an earlier choice is dropped. */
export function useAdvice(model: SiteModel) {
  const [advice, setAdvice] = useState<Advice>({ state: "none" });
  const latest = useRef(0);

  const waiting = useRef(new AbortController());
  // Leaving the page aborts the pending call.
  useEffect(() => () => waiting.current.abort(), []);

  const choose = async (criteria: Criteria, consent = consentNow(model)) => {
    const turn = ++latest.current;
    waiting.current.abort();
    waiting.current = new AbortController();
    setAdvice({ state: "loading", criteria });
    const answer = await readAdvice(criteria, { consent, signal: waiting.current.signal });
    if (turn === latest.current) setAdvice(answer);
  };
  return { advice, choose, chooseGuide: (criteria: Criteria) => choose(criteria, null) };
}

async function readAdvice(criteria: Criteria, asking: Asking): Promise<Advice> {
  const userId = currentUserId();
  if (userId === null) return { state: "failed", criteria, cause: (language) => coachMessages(language).noUser };
  try {
    const { advice, points = [], made = null } = await fetchAdvice(userId, criteria, asking);
    if (typeof advice !== "string" || advice.trim() === "") throw new NetworkError("no advice in the reply");
    return { state: "ready", criteria, text: advice, points: points.length > 0 ? points : pointsIn(advice), made };
  } catch (error) {
    return {
      state: "failed",
      criteria,
      cause: (language) => errorSentence(error, "coach", language),
      isModelFailure: isModelFailure(error),
    };
  }
}

/** Returns the points of advice that arrives as plain text, as from a provider. */
function pointsIn(advice: string): AdvicePoint[] {
  return pointsOf(advice).map((text) => ({ text, sources: [] }));
}
