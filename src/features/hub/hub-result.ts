import type { LatestResult } from "#core/api/working.ts";

/** What a card shows of a result. */
export type HubResult = Pick<LatestResult, "survey" | "band" | "change">;
