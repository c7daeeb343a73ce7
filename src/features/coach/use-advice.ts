import { useEffect } from "react";
import { type ActionFunctionArgs, useFetcher } from "react-router-dom";
import type { AdvicePoint, AnswerSource, Criteria } from "#core/api/advice.ts";
import { pointsOf } from "#core/shared/advice-points.ts";
import { type Asking, fetchAdvice } from "../../api/coach.ts";
import { errorSentence } from "../../api/error-text.ts";
import { NetworkError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";
import { consentNow, isModelFailure, type SiteModel } from "../../ui/answer-source/model-of-page.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";
import { coachMessages } from "./messages.ts";

export type Advice =
  | { readonly state: "none" }
  | { readonly state: "loading"; readonly criteria: Criteria }
  | {
      readonly state: "ready";
      readonly criteria: Criteria;
      readonly text: string;
      readonly points: readonly AdvicePoint[];
      /** The language of the page when the advice was asked for: the guide answers in it. */
      readonly lang: string;
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

type Choice = { readonly criteria: Criteria; readonly usesGuide: boolean; readonly language: string };

/** Asks for the advice that was chosen. The router aborts the call when another choice follows. */
export const adviceAction =
  (model: SiteModel) =>
  async ({ request }: ActionFunctionArgs): Promise<Advice> => {
    const { criteria, usesGuide, language } = (await request.json()) as Choice;
    return readAdvice(criteria, { consent: usesGuide ? null : consentNow(model), language, signal: request.signal });
  };

/** Returns the advice for the card chosen last. */
export function useAdvice() {
  const { state, json, data, submit, reset } = useFetcher<Advice>();
  const { code: language } = useLanguage();
  // Leaving the page aborts the pending call.
  useEffect(() => () => reset(), [reset]);
  const send = (choice: Choice) =>
    // The guard of the page must not run again: a log-out in another tab takes nobody away from an open page.
    void submit(choice, { method: "post", encType: "application/json", defaultShouldRevalidate: false });
  const chosen = json as Choice | undefined;
  const advice: Advice =
    state !== "idle" && chosen ? { state: "loading", criteria: chosen.criteria } : (data ?? { state: "none" });
  return {
    advice,
    choose: (criteria: Criteria) => send({ criteria, usesGuide: false, language }),
    chooseGuide: (criteria: Criteria) => send({ criteria, usesGuide: true, language }),
  };
}

async function readAdvice(criteria: Criteria, asking: Asking): Promise<Advice> {
  const userId = currentUserId();
  if (userId === null) return { state: "failed", criteria, cause: (language) => coachMessages(language).noUser };
  try {
    const { advice, points = [], made = null } = await fetchAdvice(userId, criteria, asking);
    if (typeof advice !== "string" || advice.trim() === "") throw new NetworkError("no advice in the reply");
    const shown = points.length > 0 ? points : pointsIn(advice);
    return { state: "ready", criteria, text: advice, points: shown, lang: asking.language, made };
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
