import { useRef, useState } from "react";
import { pointsOf } from "#core/coach/points.ts";
import type { AdvicePoint, Criteria } from "#core/contracts/advice.ts";
import { fetchAdvice } from "../../api/coach.ts";
import { ApiError } from "../../api/http.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { currentUserId } from "../../browser/session.ts";
import type { Spoken } from "../../ui/language/language.ts";
import { coachMessages } from "./messages.ts";

export type Advice =
  | { readonly state: "none" }
  | { readonly state: "loading"; readonly criteria: Criteria }
  | { readonly state: "ready"; readonly criteria: Criteria; readonly points: readonly AdvicePoint[] }
  /** `cause` is one more sentence. */
  | { readonly state: "failed"; readonly criteria: Criteria; readonly cause: Spoken };

/** The advice for the card chosen last; an answer to an earlier choice is dropped. */
export function useAdvice() {
  const [advice, setAdvice] = useState<Advice>({ state: "none" });
  const latest = useRef(0);

  const choose = async (criteria: Criteria) => {
    const turn = ++latest.current;
    setAdvice({ state: "loading", criteria });
    const answer = await readAdvice(criteria);
    if (turn === latest.current) setAdvice(answer);
  };
  return { advice, choose };
}

async function readAdvice(criteria: Criteria): Promise<Advice> {
  const userId = currentUserId();
  if (userId === null) return { state: "failed", criteria, cause: () => coachMessages.get().noUser };
  try {
    const { advice, points = [] } = await fetchAdvice(userId, criteria);
    if (typeof advice !== "string" || advice.trim() === "") throw new Error("no advice in the reply");
    return { state: "ready", criteria, points: points.length > 0 ? points : pointsIn(advice) };
  } catch (error) {
    return { state: "failed", criteria, cause: () => causeOf(error) };
  }
}

/** The points of advice that comes as text alone, as from a provider. */
function pointsIn(advice: string): AdvicePoint[] {
  return pointsOf(advice).map((text) => ({ text, sources: [] }));
}

function causeOf(error: unknown): string {
  const { ourFault, unreached } = coachMessages.get();
  if (!(error instanceof ApiError)) return unreached;
  return error.hasSentence ? refusalText(error) : ourFault;
}
