import { useRef, useState } from "react";
import type { Criteria } from "#core/contracts/advice.ts";
import { fetchAdvice } from "../../api/coach.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";

const FAILED = "⚠️ Oops! Something went wrong. Please try again.";
const UNREACHED = "We could not reach Keepwell. Check your connection.";
const NO_USER = "You are no longer logged in on this device. Please log in again.";

export type Advice =
  | { readonly state: "none" }
  | { readonly state: "loading"; readonly criteria: Criteria }
  | { readonly state: "ready"; readonly criteria: Criteria; readonly text: string }
  /** `text` stands where the advice would; `cause` is one more sentence. */
  | { readonly state: "failed"; readonly criteria: Criteria; readonly text: string; readonly cause: string };

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
  if (userId === null) return { state: "failed", criteria, text: FAILED, cause: NO_USER };
  try {
    const { advice } = await fetchAdvice(userId, criteria);
    if (typeof advice !== "string" || advice.trim() === "") throw new Error("no advice in the reply");
    return { state: "ready", criteria, text: advice };
  } catch (error) {
    const isRefusal = error instanceof ApiError;
    const cause = isRefusal ? (error.hasSentence ? error.message : "The fault is on our side.") : UNREACHED;
    return { state: "failed", criteria, text: FAILED, cause };
  }
}
