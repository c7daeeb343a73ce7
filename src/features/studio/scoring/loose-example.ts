import type { ScoringRule } from "#core/content-model/scoring-rule.ts";

/** An example as it stands in a draft, where anything may be missing. */
export type LooseExample = Partial<ScoringRule["examples"][number]>;
