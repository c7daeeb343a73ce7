import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import type { ImportedCalculation } from "../imported.ts";
import { isObject, type Json, objectsIn, wordIn } from "../json-values.ts";
import { type Names, unknown } from "./logic/names.ts";
import { parseFormula } from "./logic/parse-javascript.ts";
import { manyIn, plainWord } from "./plain-keys.ts";

/** A formula that stands in others could otherwise grow without end. */
const MOST_NAMED = 2000;
const DEEPEST = 40;
/** As much of a formula as a person reads in a report. */
const LONGEST_SHOWN = 500;

/** Returns the formulas of an activity as the file writes them, by the name of what they work out. */
export function computedBy(activity: Json): ReadonlyMap<string, string> {
  const listed = objectsIn(manyIn(activity["compute"])).map((one): [string, string] => [
    plainWord(one["variableName"]),
    wordIn(one["jsExpression"]),
  ]);
  return new Map([...olderFormulas(activity["scoringLogic"]), ...listed].filter(([name]) => name !== ""));
}

/** Older files have a map from names to formulas, some under `javascript`. */
function olderFormulas(written: unknown): [string, string][] {
  return objectsIn(manyIn(written)).flatMap((one): [string, string][] => {
    if ("variableName" in one) return [[plainWord(one["variableName"]), wordIn(one["jsExpression"])]];
    if (isObject(one["javascript"]) || Array.isArray(one["javascript"])) return olderFormulas(one["javascript"]);
    return Object.entries(one).map(([name, formula]) => [name, wordIn(formula)]);
  });
}

/** Returns what gives the formula of a calculation by its name, once those that it names have taken their places in it. */
export function formulasOf(
  computed: ReadonlyMap<string, string>,
  names: () => Names,
): (name: string) => Condition | null {
  const known = new Map<string, Condition>();
  const open = new Set<string>();
  return (name) => {
    const written = computed.get(name);
    if (written === undefined) return null;
    const before = known.get(name);
    if (before) return before;
    if (written.trim() === "") return unknown(name, `it counts with "${name}", whose formula is empty`);
    if (open.has(name)) return unknown(written, `the calculation "${name}" counts with itself`);
    if (open.size > DEEPEST) return unknown(written, "its calculations are nested too deep");
    open.add(name);
    const parsed = parseFormula(written, names());
    open.delete(name);
    const isLong = questionsIn(parsed).length > MOST_NAMED;
    const formula = isLong ? unknown(written, `the calculation "${name}" is too long`) : parsed;
    known.set(name, formula);
    return formula;
  };
}

/** Returns the calculations of an activity; the one that counts most items first: a total comes before its parts. */
export function calculationsOf(
  computed: ReadonlyMap<string, string>,
  formulaOf: (name: string) => Condition | null,
): ImportedCalculation[] {
  const counted = (formula: Condition | null) =>
    formula && unknownsIn(formula).length === 0 ? new Set(questionsIn(formula)).size : 0;
  return [...computed]
    .map(([source, own]) => {
      const written = own.length > LONGEST_SHOWN ? `${own.slice(0, LONGEST_SHOWN)}…` : own;
      return { source, written, formula: formulaOf(source) };
    })
    .sort((one, other) => counted(other.formula) - counted(one.formula));
}
