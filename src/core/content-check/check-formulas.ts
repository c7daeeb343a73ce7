import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { isOperator, namesIn, treeOf } from "../formulas/formula.ts";
import type { FormulaTree } from "../formulas/formula-tree.ts";
import { signatureOf } from "../formulas/function-words.ts";
import { FUNCTIONS } from "../formulas/functions.ts";
import { formulasOf } from "../references/formulas-of-rule.ts";
import { SCORE } from "../scoring/prepared-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import type { Item } from "../surveys/items.ts";
import { isConditional } from "./check-options.ts";
import { meantHint } from "./nearest-name.ts";

type Named = { readonly name: string; readonly path: string; readonly what: string };

/** Checks that formulas can be parsed, name only what exists, and do not refer to themselves in a circle. */
export function formulaIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  const named = namedThings(rule, items);
  const known = new Set(named.map(({ name }) => name));
  const isKnown = (name: string, path: string) => known.has(name) || (name === SCORE && path.startsWith("alerts"));
  const plain = items.filter(({ name }) => !(rule.points ?? []).some((group) => group.items.includes(name)));
  const counts = new Set(Object.keys(rule.notAsked ?? {}));
  const left = new Set(plain.filter((item) => isConditional(item) && !counts.has(item.name)).map(({ name }) => name));
  const read = formulasOf(rule).flatMap(({ path, text }) => {
    const tree = treeOf(text);
    if (!tree) {
      const hint = "Look for a missing bracket, brace, comma or sign. Names stand in braces: {name}.";
      return [issue("FORMULA_SYNTAX", path, `"${text}" cannot be read as a formula.`, hint)];
    }
    const names = [...new Set(namesIn(text))];
    return [
      ...names
        .filter((name) => !isKnown(name, path))
        .map((name) =>
          issue("NAME_UNKNOWN", path, `{${name}} names nothing in this survey or rule.`, meantHint(name, known)),
        ),
      ...callsIn(tree).flatMap((call) => callIssues(call, path, issue)),
      ...names
        .filter((name) => left.has(name))
        .map((name) =>
          issue(
            "ANSWER_NOT_CERTAIN",
            path,
            `{${name}} is used as it was answered, but that question is not always asked.`,
            `Say what it counts then: "notAsked": {"${name}": 0}.`,
          ),
        ),
    ];
  });
  return [...nameIssues(named, issue), ...read, ...cycleIssues(rule, issue), ...orderIssues(rule, issue)];
}

function namedThings(rule: ScoringRule, items: readonly Item[]): Named[] {
  return [
    ...items.map(({ name }) => ({ name, path: "", what: "a question of the survey" })),
    ...(rule.reads ?? []).map(({ name }, index) => ({ name, path: `reads[${index}].name`, what: "a stored result" })),
    ...(rule.tables ?? []).flatMap(({ pairs }, index) =>
      pairs.map(({ name }, place) => ({
        name,
        path: `tables[${index}].pairs[${place}].name`,
        what: "a table's value",
      })),
    ),
    ...(rule.steps ?? []).map(({ name }, index) => ({ name, path: `steps[${index}].name`, what: "a step" })),
    ...(rule.subscores ?? []).map(({ name }, index) => ({
      name,
      path: `subscores[${index}].name`,
      what: "a subscore",
    })),
  ];
}

/** Checks that names are unique: formulas have one namespace. */
function nameIssues(named: readonly Named[], issue: MakeIssue): Issue[] {
  return named.flatMap(({ name, path }, index) => {
    if (path === "") return [];
    const odd = /[.[\]{}#]|^\s|\s$/.exec(name);
    if (odd) {
      const message = `The name "${name}" has ${odd[0].trim() ? `"${odd[0]}"` : "a space at its end"} in it, which a formula reads as something else.`;
      return [issue("NAME_FORM", path, message, "Use letters, digits, spaces, - and _.")];
    }
    const first = named.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (!first || named.indexOf(first) === index) return [];
    const message = `The name "${name}" is taken: ${first.what} is called "${first.name}", and a formula could mean either.`;
    return [issue("NAME_TWICE", path, message, "Rename one of them, in its formulas too.")];
  });
}

type Call = { readonly name: string; readonly given: number };

/** Checks that a function exists, and is given as many parameters as it takes. */
function callIssues({ name, given }: Call, path: string, issue: MakeIssue): Issue[] {
  const known = FUNCTIONS.get(name);
  if (!known)
    return [issue("FUNCTION_UNKNOWN", path, `There is no function "${name}".`, meantHint(name, [...FUNCTIONS.keys()]))];
  const [least, most] = known.takes;
  if (given >= least && given <= most) return [];
  const message = `"${name}" is given ${given} ${given === 1 ? "value" : "values"}.`;
  return [issue("FUNCTION_PARAMETERS", path, message, `Write ${signatureOf(name)}.`)];
}

function callsIn(tree: FormulaTree): Call[] {
  if (tree.kind !== "operation") return [];
  const { operator, operands } = tree;
  const own = isOperator(operator) ? [] : [{ name: operator, given: operands.length }];
  return [...own, ...operands.flatMap(callsIn)];
}

function cycleIssues(rule: ScoringRule, issue: MakeIssue): Issue[] {
  const formulas = formulasOf(rule);
  const uses = new Map(
    formulas.flatMap(({ name, text }) => (name === undefined ? [] : [[name, namesIn(text)] as const])),
  );
  const reported = new Set<string>();
  return formulas.flatMap(({ name, path }) => {
    if (name === undefined || reported.has(name)) return [];
    const circle = circleFrom(name, name, uses, new Set());
    if (!circle) return [];
    for (const one of circle) reported.add(one);
    const message = `This formula needs its own result: ${[...circle, name].map((one) => `{${one}}`).join(" needs ")}.`;
    return [
      issue("FORMULA_CYCLE", path, message, "Take one of these names out of the formula that should come first."),
    ];
  });
}

function circleFrom(
  start: string,
  at: string,
  uses: ReadonlyMap<string, readonly string[]>,
  seen: Set<string>,
): string[] | null {
  for (const next of uses.get(at) ?? []) {
    if (next === start) return [at];
    if (seen.has(next)) continue;
    seen.add(next);
    const rest = circleFrom(start, next, uses, seen);
    if (rest) return [at, ...rest];
  }
  return null;
}

function orderIssues(rule: ScoringRule, issue: MakeIssue): Issue[] {
  return (rule.steps ?? []).flatMap((step, index) => {
    const key = "from" in step ? "from" : "upTo";
    const list = "from" in step ? step.from : step.upTo;
    return list.flatMap(([at], place) => {
      const before = list[place - 1]?.[0];
      if (before === undefined || before < at) return [];
      const message = `In the steps "${step.name}" the cut-off ${at} comes after ${before}, so one of them can never count.`;
      return [issue("STEPS_ORDER", `steps[${index}].${key}[${place}]`, message, "Write the cut-offs in rising order.")];
    });
  });
}
