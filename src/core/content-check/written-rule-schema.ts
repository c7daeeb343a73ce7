import { FurtherResultSchema } from "../content-model/rule-result.ts";
import { ScoringRuleSchema } from "../content-model/scoring-rule.ts";

/** What a rule says of its score, and each further result of itself. */
const OF_RESULT = [
  ...["range", "decimals", "unit", "show", "missing", "none", "gauge", "margin", "bands", "legendNote"],
] as const;

/**
 * Returns the schema of a rule as its file may have it, for programs that complete and underline: with one score, or
 * with a list of results, the first of which is the score.
 */
export function writtenRuleSchema(): object {
  const { main: _, further: __, ...properties } = ScoringRuleSchema.properties;
  const without = (names: readonly string[], left: readonly string[]) => names.filter((name) => !left.includes(name));
  const result = { ...FurtherResultSchema, required: without(FurtherResultSchema.required, ["bands"]) };
  return {
    ...ScoringRuleSchema,
    required: without(ScoringRuleSchema.required, ["score", "range", "bands"]),
    if: { required: ["results"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: Object.fromEntries(["score", ...OF_RESULT].map((name) => [name, false])) },
    else: { required: ["score", "range"] },
    properties: { ...properties, results: { type: "array", minItems: 1, items: result } },
  };
}
