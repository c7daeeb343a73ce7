import type { LatestResult } from "#core/api/explanation.ts";

/** The part of a result that a card shows. */
export type HubResult = Pick<LatestResult, "survey" | "band" | "change" | "better" | "alerts">;
