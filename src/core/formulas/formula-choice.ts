import type { FormulaTree } from "./formula-tree.ts";
import { parseFormula } from "./parse.ts";

/** Points `less` in all give 0, and `span` points above that give `to`. */
type Scaling = { readonly less: number; readonly span: number; readonly to: number };

/** A formula that can be chosen instead of written: a sum or a mean of names, which may be scaled and rounded. */
export type FormulaChoice = {
  readonly way: "sum" | "mean";
  readonly names: readonly string[];
  readonly scaling: Scaling | null;
  /** To how many decimals it is rounded; null for not at all. */
  readonly decimals: number | null;
};

const WAYS = { sum: "sum", avg: "mean" } as const;
const FUNCTION_OF = { sum: "sum", mean: "avg" } as const;

/** Writes a choice as a formula. */
export function formulaOfChoice({ way, names, scaling, decimals }: FormulaChoice): string {
  const base = `${FUNCTION_OF[way]}(${names.map((name) => `{${name}}`).join(", ")})`;
  const scaled = scaling ? scaledText(base, scaling) : base;
  if (decimals === null) return scaled;
  return decimals === 0 ? `round(${scaled})` : `round(${scaled}, ${decimals})`;
}

const scaledText = (base: string, { less, span, to }: Scaling) =>
  `${less === 0 ? base : `(${base} - ${less < 0 ? `(${less})` : less})`} * ${to} / ${span}`;

/**
 * Returns the choice that a formula says, however it is written.
 * @returns null for one that only its text can say
 */
export function choiceOfFormula(formula: string): FormulaChoice | null {
  const tree = parseFormula(formula);
  if (!tree) return null;
  const { of: unrounded, decimals } = withoutRounding(tree);
  const { of, scaling } = withoutScaling(unrounded);
  const base = baseOf(of);
  return base && decimals !== undefined ? { ...base, scaling, decimals } : null;
}

function withoutRounding(tree: FormulaTree): { of: FormulaTree; decimals: number | null | undefined } {
  const [of, places] = operandsOf(tree, "round");
  if (!of) return { of: tree, decimals: null };
  return { of, decimals: places ? numberOf(places) : 0 };
}

/** Recognises `(x - less) * to / span`, and the same without the subtraction. */
function withoutScaling(tree: FormulaTree): { of: FormulaTree; scaling: Scaling | null } {
  const [product, divisor] = operandsOf(tree, "/");
  const [shifted, factor] = product ? operandsOf(product, "*") : [];
  const [span, to] = [divisor && numberOf(divisor), factor && numberOf(factor)];
  if (!shifted || span === undefined || to === undefined) return { of: tree, scaling: null };
  const [of, subtracted] = operandsOf(shifted, "-");
  const less = subtracted && numberOf(subtracted);
  return of && less !== undefined
    ? { of, scaling: { less, span, to } }
    : { of: shifted, scaling: { less: 0, span, to } };
}

function baseOf(tree: FormulaTree): Pick<FormulaChoice, "way" | "names"> | null {
  if (tree.kind === "operation" && Object.hasOwn(WAYS, tree.operator)) {
    const names = tree.operands.flatMap((one) => (one.kind === "name" ? [one.name] : []));
    if (names.length < tree.operands.length) return null;
    return { way: WAYS[tree.operator as keyof typeof WAYS], names };
  }
  const names = addedNames(tree);
  return names && { way: "sum", names };
}

/** Returns the names that are added with `+`; null where anything else stands between them. */
function addedNames(tree: FormulaTree): readonly string[] | null {
  if (tree.kind === "name") return [tree.name];
  const parts = operandsOf(tree, "+").map(addedNames);
  return parts.length > 0 && !parts.includes(null) ? parts.flatMap((names) => names ?? []) : null;
}

const operandsOf = (tree: FormulaTree, operator: string): readonly FormulaTree[] =>
  tree.kind === "operation" && tree.operator === operator ? tree.operands : [];

function numberOf(tree: FormulaTree): number | undefined {
  return tree.kind === "constant" && typeof tree.value === "number" ? tree.value : undefined;
}
