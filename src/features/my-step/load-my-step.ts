import type { StepsReply } from "#core/api/steps.ts";
import type { ShownSteps } from "#core/content-model/steps.ts";
import { textOf } from "#core/shared/text-of.ts";
import { fetchSmallSteps } from "../../api/content.ts";
import { ApiError } from "../../api/http.ts";
import { fetchLatestResults } from "../../api/scores.ts";
import { fetchMySteps } from "../../api/steps.ts";
import { currentToken, currentUserId } from "../../browser/session.ts";
import type { PageData } from "../../ui/page-data.ts";

/** `closed` means that there is no session, or that it has ended. */
export type MyStepState =
  | { readonly kind: "closed" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "open";
      readonly steps: StepsReply;
      readonly content: ShownSteps | null;
      /** The meanings of the latest results, by survey. */
      readonly meanings: ReadonlyMap<string, string>;
      readonly token: string;
    };

export function myStepLoader(): PageData<MyStepState> {
  const token = currentToken();
  return { loadedFor: token, coming: readMyStep(token) };
}

async function readMyStep(token: string | null): Promise<MyStepState> {
  if (token === null) return { kind: "closed" };
  try {
    const [steps, content, meanings] = await Promise.all([fetchMySteps(token), fetchSmallSteps(), latestMeanings()]);
    return { kind: "open", steps, content, meanings, token };
  } catch (error) {
    if (error instanceof ApiError && error.code === "SESSION_NEEDED") return { kind: "closed" };
    console.error(error);
    return { kind: "failed" };
  }
}

/** Which step comes first is no reason to show none. */
async function latestMeanings(): Promise<ReadonlyMap<string, string>> {
  try {
    const results = (await fetchLatestResults(currentUserId() ?? "")) ?? [];
    return new Map(results.flatMap(({ survey, band }) => (band ? [[survey, textOf(band.meaning)] as const] : [])));
  } catch (error) {
    console.warn("Latest results could not be read.", error instanceof Error ? error.name : "");
    return new Map();
  }
}
