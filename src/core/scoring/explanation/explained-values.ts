import type { ExplainedValue, Explanation } from "../../api/explanation.ts";
import type { FilledItems } from "../../content-model/missing-items.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import type { Text } from "../../content-model/text.ts";
import { namesIn, treeOf } from "../../formulas/formula.ts";
import type { FormulaTree } from "../../formulas/formula-tree.ts";
import { filledItems } from "../missing-items.ts";
import { preparedOf } from "../prepared-rule.ts";
import type { Trace, TracedResult, TracedValue } from "../trace.ts";
import { formulaInNumbers, treeValue } from "./formula-in-numbers.ts";

type Turn = ExplainedValue["turn"];
type Values = Readonly<Record<string, unknown>>;
type Titles = ReadonlyMap<string, Text>;

/** Functions that a formula may end with, and what they do to the number. */
const ROUNDING: Readonly<Record<string, Turn>> = { round: "rounded", fixed: "rounded", floor: "down", ceil: "up" };

/**
 * Returns the intermediate numbers and the score itself, each with its formula in numbers. A value that only passes
 * on another one shows the origin of that one, so that nothing appears twice.
 * @param trace with the name of the result, where it is not the score
 * @param storedTitles the titles of the stored results, by the names the rule gives them
 */
export function explainedValues(
  rule: ScoringRule,
  trace: Trace & Partial<Pick<TracedResult, "name">>,
  storedTitles: Titles,
): Pick<Explanation, "derived" | "score"> & { readonly filled?: FilledItems } {
  const titles = titlesOf(rule, storedTitles);
  const values: Record<string, unknown> = Object.create(null);
  for (const { item, points, answer } of trace.items) values[item] = points ?? answer;
  const open = trace.score === null ? null : openIn(rule, trace);
  for (const name of open?.names ?? []) values[name] = open?.filled.value;
  for (const { name, value } of trace.derived) values[name] = value;

  const all = trace.derived.map((traced) => explainedValue(traced, titles.get(traced.name) ?? null, values));
  const score =
    trace.score === null
      ? null
      : explainedValue({ name: "score", kind: "subscore", formula: trace.formula, value: trace.score }, null, values);
  const end = score ? [score] : [];
  const shown = all.filter(({ name, title }) => title !== null || end.some((value) => leadsTo(value, name, all)));
  const passedOn = (value: ExplainedValue) => passedOnBy(value, all);
  const hidden = new Set(
    [...shown, ...end]
      .flatMap((value) => passedOn(value)?.name ?? [])
      .filter((name) => {
        const users = [...shown, ...end].filter(({ uses }) => uses.includes(name));
        return !titles.has(name) && users.every((user) => passedOn(user)?.name === name);
      }),
  );
  return {
    derived: shown.filter(({ name }) => !hidden.has(name)).map((value) => takenOver(value, passedOn(value))),
    score: score && takenOver(score, passedOn(score)),
    ...(open ? { filled: open.filled } : {}),
  };
}

function openIn(rule: ScoringRule, { items, name }: Trace & Partial<Pick<TracedResult, "name">>) {
  const prepared = preparedOf(rule);
  const result = name === undefined ? prepared.score : prepared.further.find((one) => one.name === name);
  return result ? filledItems(result, prepared, items) : null;
}

function titlesOf(rule: ScoringRule, storedTitles: Titles): Titles {
  const named = [
    ...(rule.tables ?? []).flatMap(({ pairs }) => pairs),
    ...(rule.steps ?? []),
    ...(rule.subscores ?? []),
  ];
  return new Map([
    ...storedTitles,
    ...named.flatMap(({ name, title }): [string, Text][] => (title ? [[name, title]] : [])),
  ]);
}

function explainedValue(
  { name, kind, formula, value }: TracedValue,
  title: Text | null,
  values: Values,
): ExplainedValue {
  const explained = { name, title, formula, value };
  if (formula === null || kind === "table") {
    // In the trace a table has no formula: its line only names the two items.
    const looked = { inNumbers: null, uses: bracedNames(formula ?? ""), reckoned: value, turn: "none" } as const;
    return { ...explained, ...looked, kind: formula === null ? "stored" : "table" };
  }
  const whole = treeOf(formula);
  const turn = kind === "step" ? "cutOff" : roundingOf(whole);
  const inner = kind !== "step" && turn !== "none" && whole?.kind === "operation" ? (whole.operands[0] ?? null) : whole;
  // What was not asked may leave the sum without a number here; the value itself is right.
  const worth = inner ? treeValue(inner, values) : value;
  const reckoned = typeof worth === "number" && Number.isFinite(worth) ? worth : value;
  return {
    ...explained,
    kind: kind === "step" ? "step" : "formula",
    inNumbers: inner && formulaInNumbers(inner, values),
    uses: [...new Set(namesIn(formula))],
    reckoned,
    turn: turn !== "cutOff" && reckoned === value ? "none" : turn,
  };
}

const bracedNames = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

const roundingOf = (tree: FormulaTree | null): Turn =>
  tree?.kind === "operation" ? (ROUNDING[tree.operator] ?? "none") : "none";

function leadsTo({ uses }: ExplainedValue, name: string, all: readonly ExplainedValue[]): boolean {
  if (uses.includes(name)) return true;
  return all.some((value) => uses.includes(value.name) && leadsTo(value, name, all));
}

/** Returns the untitled value that this one only passes on, as `{latency class}` does. */
function passedOnBy({ kind, formula }: ExplainedValue, all: readonly ExplainedValue[]): ExplainedValue | undefined {
  const tree = kind === "formula" && formula !== null ? treeOf(formula) : null;
  return tree?.kind === "name" ? all.find(({ name, title }) => name === tree.name && title === null) : undefined;
}

function takenOver(value: ExplainedValue, source: ExplainedValue | undefined): ExplainedValue {
  return source ? { ...source, name: value.name, title: value.title } : value;
}
