import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import { isStandalone, type OfferedScale } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import { fetchAreaScales, fetchScales } from "../../api/content.ts";
import { ApiError } from "../../api/http.ts";
import { fetchHistory, fetchScoreRecords } from "../../api/scores.ts";
import { fetchMySteps } from "../../api/steps.ts";
import { currentToken } from "../../browser/session.ts";
import { stepMarks, type TrendStep } from "../../ui/trend/trend-results.ts";
import { type SplitScores, splitScores } from "./split-scores.ts";

/** The part of a scale that this page uses. */
export type Scored = Pick<OfferedScale, "category" | "name" | "submit" | "survey">;

export type Scores =
  /** The scores could not be loaded. The page shows no error and offers another way to continue. */
  | { readonly state: "absent" }
  | {
      readonly state: "read";
      readonly scores: SplitScores;
      readonly scales: ReadonlyMap<string, PublicScale>;
      readonly histories: Histories;
      readonly steps: Steps;
    };

/** What our own server says of earlier results, by the name of the forum: which of them may be compared. */
type Histories = ReadonlyMap<string, readonly HistoryEntry[]>;

/** The small steps that the person took, by the name of the forum. */
type Steps = ReadonlyMap<string, readonly TrendStep[]>;

/**
 * Returns all scores of an account, sorted and split, with the scales of their forums by name.
 * @param hasSteps whether the server keeps small steps
 */
export async function readAllScores(
  userId: string | null,
  scored: readonly Scored[],
  hasSteps: boolean,
): Promise<Scores> {
  // The page itself leads a guest away.
  if (userId === null) return { state: "absent" };
  try {
    const areas = fetchAreaScales(scored.filter((one) => !isStandalone(one)));
    const records = await fetchScoreRecords(userId, scored);
    // A site may offer hundreds of further scales.
    const taken = new Set(records.map(({ forum }) => forum));
    const further = fetchScales(scored.filter((one) => isStandalone(one) && taken.has(textOf(one.name))));
    const scales = new Map([...(await areas), ...(await further)]);
    const named = scored.flatMap(({ category, name }) => {
      const scale = scales.get(category);
      return scale ? [[textOf(name), scale] as const] : [];
    });
    const scores = splitScores(records);
    const again = new Set(scores.previous.map(({ forum }) => forum));
    const drawn = scored.filter(({ name }) => again.has(textOf(name)));
    const [histories, steps] = await Promise.all([readHistories(userId, drawn), hasSteps ? readSteps(drawn) : NONE]);
    return { state: "read", scores, scales: new Map(named), histories, steps };
  } catch (error) {
    // Logs only the kind of the error, because the address of the call contains the user id.
    const kind = error instanceof ApiError ? `${error.name} ${error.status}` : error instanceof Error && error.name;
    console.error("The scores could not be read.", kind);
    return { state: "absent" };
  }
}

/** A history that did not arrive is missing: the chart is then drawn from the list of scores, without a comparison. */
async function readHistories(userId: string, scored: readonly Scored[]): Promise<Histories> {
  const settled = await Promise.allSettled(
    scored.map(async ({ name, survey }) => [textOf(name), await fetchHistory(survey, userId)] as const),
  );
  const arrived = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  return new Map(
    arrived.flatMap(([name, entries]) => (entries && entries.length > 1 ? [[name, entries] as const] : [])),
  );
}

const NONE: Steps = new Map();

/** Asks once for all charts. There are none where the call fails: a chart is right without them. */
async function readSteps(drawn: readonly Scored[]): Promise<Steps> {
  const token = currentToken();
  if (token === null || drawn.length === 0) return NONE;
  try {
    const reply = await fetchMySteps(token);
    return new Map(drawn.map(({ name, survey }) => [textOf(name), stepMarks(reply, survey)]));
  } catch (error) {
    console.warn("The steps could not be read.", error instanceof Error ? error.name : "");
    return NONE;
  }
}
