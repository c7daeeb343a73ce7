import { FurtherResultSchema } from "../content-model/rule-result.ts";
import { ScoringRuleSchema } from "../content-model/scoring-rule.ts";
import { RESULT_PARTS } from "../shared/result-parts.ts";

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
    then: { properties: Object.fromEntries(["score", ...RESULT_PARTS].map((name) => [name, false])) },
    else: { required: ["score", "range"] },
    properties: { ...properties, results: { type: "array", minItems: 1, items: result } },
  };
}
