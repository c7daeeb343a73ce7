import { addresses } from "#core/api/addresses.ts";
import type { ScoreRecord } from "#core/api/results.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { currentToken } from "../browser/session.ts";
import { ApiError, call } from "./http.ts";
import { type ResultParts, readableNumber, readableParts, readableRecords } from "./readable.ts";

/** Our own server says what was left open where there is no score, and what the answers raised. */
export type LatestScore = ResultParts & {
  readonly score: number | null;
  readonly submittedAt: string | null;
};

/**
 * Returns the latest score, read by the call that the catalogue or the scale names. A provider may send the number as
 * text; anything that is not a number counts as no score, but for answers that gave none.
 * @returns null when the reply holds no result
 */
export async function fetchScore(
  { score: key, survey }: Pick<OfferedScale, "score" | "survey">,
  userId: string,
): Promise<LatestScore | null> {
  const { userKey = "", scoreKey = "" } = addresses[key];
  const values = { [userKey]: userId, ...(key === "scaleScore" ? { scale: survey } : {}) };
  const reply = (await call(key, { values, ...asOneself() } as never)) as Readonly<Record<string, unknown>> | null;
  const score = readableNumber(reply?.[scoreKey]);
  const told = readableParts(reply ?? {});
  const submittedAt = reply?.["submittedAt"];
  // Our own server says when answers were given that have no score; a provider's null means that there are none.
  if (score === null && (reply?.[scoreKey] !== null || typeof submittedAt !== "string")) return null;
  return { score, submittedAt: typeof submittedAt === "string" ? submittedAt : null, ...told };
}

/**
 * Returns every score of an account, under the area names used here.
 * @throws TypeError when the reply is not a list
 */
export async function fetchScoreRecords(
  userId: string,
  offeredScales: readonly Pick<OfferedScale, "category" | "name">[],
): Promise<ScoreRecord[]> {
  return readableRecords(await call("viewScores", { values: { userID: userId }, ...asOneself() }), offeredScales);
}

/** Returns the explanation of the latest score of a scale; null when the server stores none, or nobody is logged in. */
export const fetchExplanation = (scale: string, userId: string) =>
  whereOffered(() => call("explanation", { values: { scale, userId }, ...asOneself() }));

/** Returns the newest results of a scale, oldest first; null when the server stores none, or nobody is logged in. */
export const fetchHistory = (scale: string, userId: string) =>
  whereOffered(() => call("history", { values: { scale, userId }, ...asOneself() }));

/** Returns the latest result of every scale the account has taken; null when the server stores none. */
export const fetchLatestResults = (userId: string) =>
  whereOffered(() => call("overview", { values: { userId }, ...asOneself() }));

/** The headers of whoever is logged in. A call that was made early has them too. */
const asOneself = () => ({ headers: { authorization: currentToken() ?? "" } });

/** Returns null for `NOT_FOUND`: a server that only forwards calls to a provider does not have these addresses. */
async function whereOffered<Reply>(ask: () => Promise<Reply>): Promise<Reply | null> {
  // A user id that came by a link opens the specified calls alone.
  if (currentToken() === null) return null;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
