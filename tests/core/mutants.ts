import type { ScoringRule } from "#core/content-model/scoring-rule.ts";

type Place = readonly (string | number)[];

/** A rule with one number or sign changed, and where: `bands[1].from: 14 → 15`. */
export type Mutant = { readonly change: string; readonly rule: ScoringRule };

/** Parts of a rule that decide scores; words, sources and examples are none of them. */
const SCORING = ["points", "tables", "steps", "subscores", "score", "range", "gauge", "bands"] as const;

/** Every number one up and one down, and every sign and number in a formula likewise. */
export function mutantsOf(rule: ScoringRule): Mutant[] {
  return SCORING.flatMap((part) => leavesOf(rule[part], [part])).flatMap(({ place, value }) => {
    if (typeof value === "number") return [value - 1, value + 1].map((changed) => mutant(rule, place, value, changed));
    return isFormula(place) ? formulaMutants(value).map((changed) => mutant(rule, place, value, changed)) : [];
  });
}

function leavesOf(value: unknown, place: Place): { place: Place; value: string | number }[] {
  if (typeof value === "number" || typeof value === "string") return [{ place, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

function isFormula(place: Place): boolean {
  return ["score", "of", "expression"].includes(`${place.at(-1)}`);
}

/** Numbers and signs that stand outside of names in braces. */
function formulaMutants(formula: string): string[] {
  const tokens = [...formula.matchAll(/\{[^}]*\}|\d+(?:\.\d+)?| [+\-*/] /g)];
  return tokens.flatMap(({ 0: token, index }) => {
    const put = (text: string) => formula.slice(0, index) + text + formula.slice(index + token.length);
    if (token.startsWith("{")) return [];
    if (token === " + ") return [put(" - ")];
    if (token === " - ") return [put(" + ")];
    if (token === " * ") return [put(" / ")];
    if (token === " / ") return [put(" * ")];
    return [put(`${Number(token) - 1}`), put(`${Number(token) + 1}`)];
  });
}

function mutant(rule: ScoringRule, place: Place, from: string | number, to: string | number): Mutant {
  const changed: ScoringRule = structuredClone(rule);
  let inner = changed as unknown as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>;
  const last = place.at(-1);
  if (last !== undefined) inner[last] = to;
  const path = place.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return { change: `${path.slice(1)}: ${from} → ${to}`, rule: changed };
}
