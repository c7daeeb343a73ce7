import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import type { ImportedCalculation } from "../imported.ts";
import type { Field } from "./dictionary.ts";
import { parseCalculation } from "./logic/parse-logic.ts";
import { type Scope, unknown } from "./logic/references.ts";
import { ticksAsPoints, withoutBlankGuard } from "./scored-formula.ts";
import type { Words } from "./words.ts";

/** A formula that stands in others could otherwise grow without end. */
const MOST_PARTS = 600;

/**
 * Returns what gives the formula of a calculation of a form by its name, once the calculations that it names have taken
 * their places in it.
 */
export function formulasOf(
  fields: readonly Field[],
  scopeWith: (formulaOf: Scope["formulaOf"]) => Scope,
): Scope["formulaOf"] {
  const written = new Map(fields.filter(({ type }) => type === "calc").map(({ name, choices }) => [name, choices]));
  const known = new Map<string, Condition>();
  const open = new Set<string>();
  const formulaOf = (name: string): Condition => {
    const before = known.get(name);
    if (before) return before;
    const text = written.get(name);
    if (text === undefined) return unknown(name, `it counts with "${name}", a text that the file works out`);
    if (text === "") return unknown(name, `it counts with "${name}", whose formula is empty`);
    if (open.has(name)) return unknown(text, `the calculation "${name}" counts with itself`);
    if (open.size > 50) return unknown(text, "its calculations are nested too deep");
    open.add(name);
    const parsed = withoutBlankGuard(parseCalculation(text, scope));
    open.delete(name);
    const formula = partsIn(parsed) > MOST_PARTS ? unknown(text, `the calculation "${name}" is too long`) : parsed;
    known.set(name, formula);
    return formula;
  };
  const scope = scopeWith(formulaOf);
  return formulaOf;
}

function partsIn(formula: Condition): number {
  const sum = (parts: readonly Condition[]) => parts.reduce((count, part) => count + partsIn(part), 1);
  switch (formula.kind) {
    case "all":
    case "any":
      return sum(formula.of);
    case "not":
    case "empty":
    case "negative":
      return sum([formula.of]);
    case "compare":
    case "arithmetic":
      return sum([formula.left, formula.right]);
    case "call":
      return sum(formula.parameters);
    default:
      return 1;
  }
}

export type Calculations = {
  /** The one that counts most questions first: a total comes before its parts. */
  readonly calculations: readonly ImportedCalculation[];
  readonly points: ReadonlyMap<string, Readonly<Record<string, number>>>;
  readonly notes: readonly string[];
};

/** Returns the calculations of a form, and the points of options of which its first one says that they count. */
export function calculationsOf(
  fields: readonly Field[],
  formulaOf: Scope["formulaOf"],
  words: Words,
  /** The codes of a checkbox that may be ticked here. */
  codesOf: (checkbox: string) => readonly string[],
): Calculations {
  const read = fields.map(({ name, label, choices }) => {
    const { formula, points } = ticksAsPoints(formulaOf(name), codesOf);
    const title = words.textOf(label);
    const calculation: ImportedCalculation = { source: name, ...(title ? { title } : {}), formula, written: choices };
    return { calculation, points };
  });
  const asked = ({ calculation: { formula } }: (typeof read)[number]) =>
    formula && unknownsIn(formula).length === 0 ? new Set(questionsIn(formula)).size : 0;
  const sorted = [...read].sort((one, other) => asked(other) - asked(one));
  const [main] = sorted;
  const notes =
    main && asked(main) > 0 && main.points.size > 0
      ? [
          `Nothing ticked counts as 0 in the file; here a question that is left open gives no score (${[...main.points.keys()].join(", ")}).`,
        ]
      : [];
  const calls = fields.some(({ choices }) => /\b(sum|mean|min|max)\s*\(/i.test(choices));
  if (calls && main && asked(main) > 0)
    notes.push(
      "sum(), mean(), min() and max() of the file pass over blanks; here a question that is left open gives no score unless the rule says otherwise.",
    );
  return {
    calculations: sorted.map(({ calculation }) => calculation),
    points: main && asked(main) > 0 ? main.points : new Map(),
    notes,
  };
}
