import type { Alert } from "../content-model/alerts.ts";
import type { ScoringRule, Steps } from "../content-model/scoring-rule.ts";
import { computed, namesIn } from "../formulas/formula.ts";
import type { RuleFormulas, ScoredRule } from "./rule-formulas.ts";
import { ScoringError } from "./scoring-error.ts";

type Group = NonNullable<ScoringRule["points"]>[number];

/** The values that formulas may name, each at the index of its name; undefined until known. */
export type Values = unknown[];

/** A formula of a rule. */
export type Formula = {
  readonly text: string;
  readonly names: readonly { readonly name: string; readonly at: number }[];
  readonly valueIn: (values: Values) => unknown;
};

/** A result: the score, or a further one. */
export type PreparedResult = {
  /** Null for the score. */
  readonly name: string | null;
  readonly formula: Formula;
  readonly bands: ScoringRule["bands"];
  readonly missing: ScoringRule["missing"];
  /** The items that it is made of, by whatever way. */
  readonly counted: ReadonlySet<string>;
};

/** A step or a subscore, computed from other values. */
type Derived = {
  readonly name: string;
  readonly at: number;
  readonly formula: Formula;
  /** Its cut-offs; null for a subscore, which is the value of its formula. */
  readonly steps: Steps | null;
};

/** The parts of scoring by a rule that are the same for all answers. */
export type PreparedRule = {
  /** Items that give points, in the rule's order; `place` names the group in a message. */
  readonly pointed: readonly {
    readonly item: string;
    readonly at: number;
    readonly group: Group;
    readonly place: string;
  }[];
  readonly isPointed: ReadonlySet<string>;
  /** The index of each name; a name that no formula uses may have none. */
  readonly placeOf: ReadonlyMap<string, number>;
  /** An array of that length with every value unknown. */
  readonly noValues: Readonly<Values>;
  readonly score: PreparedResult;
  readonly further: readonly PreparedResult[];
  /** Whether anything is computed before the results. */
  readonly hasDerived: boolean;
  /** Whether any result says what becomes of items left open. */
  readonly hasMissing: boolean;
  readonly alerts: readonly { readonly alert: Alert; readonly when: Formula }[];
  /** The index of the score itself, where an alert names it; undefined where none does. */
  readonly scoreAt: number | undefined;
  /**
   * Returns steps and subscores, each after those it names.
   * @param values the values known before them
   * @throws ScoringError listing those that name something unknown
   */
  readonly orderFor: (values: Values) => readonly Derived[];
  /** The same without those that need something unknown, for answers of which some were left open. */
  readonly knownOrder: (values: Values) => readonly Derived[];
};

/** The name by which an alert asks for the score. */
export const SCORE = "score";

/** Rules are replaced, never changed: each is prepared once, and the entry is collected with it. */
const prepared = new WeakMap<ScoredRule, PreparedRule>();

export function preparedOf(rule: ScoredRule): PreparedRule {
  const known = prepared.get(rule);
  if (known) return known;
  const places = new Map<string, number>();
  const placeFor = (name: string): number => {
    const at = places.get(name) ?? places.size;
    places.set(name, at);
    return at;
  };
  const formula = (text: string): Formula => ({
    text,
    names: namesIn(text).map((name) => ({ name, at: placeFor(name) })),
    valueIn: computed<Values>(text, (name) => {
      const at = placeFor(name);
      return (values) => values[at];
    }),
  });
  const pointed = (rule.points ?? []).flatMap((group, index) =>
    group.items.map((item) => ({ item, at: placeFor(item), group, place: `points[${index}]` })),
  );
  const named = [...(rule.reads ?? []), ...(rule.tables ?? []).flatMap(({ pairs }) => pairs)];
  for (const { name } of named) placeFor(name);
  const derived = [
    ...(rule.steps ?? []).map((steps) => ({ name: steps.name, formula: formula(steps.of), steps })),
    ...(rule.subscores ?? []).map(({ name, expression }) => ({ name, formula: formula(expression), steps: null })),
  ].map((one): Derived => ({ ...one, at: placeFor(one.name) }));
  const result = (
    name: string | null,
    text: string,
    { bands, missing }: Pick<ScoredRule, "bands" | "missing">,
  ): PreparedResult => ({ name, formula: formula(text), bands, missing, counted: countedItems(rule, text) });
  const alerts = (rule.alerts ?? []).map((alert) => ({ alert, when: formula(alert.when) }));
  const further = (rule.further ?? []).map((one) => result(one.name, one.formula, one));
  const score = result(null, rule.score, rule);
  const made: PreparedRule = {
    pointed,
    isPointed: new Set(pointed.map(({ item }) => item)),
    placeOf: places,
    score,
    further,
    hasDerived: named.length + derived.length > 0,
    hasMissing: [score, ...further].some(({ missing }) => missing !== undefined),
    alerts,
    scoreAt: alerts.length > 0 ? places.get(SCORE) : undefined,
    noValues: Array.from({ length: places.size }, () => undefined),
    orderFor: orderOf(rule, derived),
    knownOrder: (values) => inOrderOfUse(rule, derived, values, false),
  };
  prepared.set(rule, made);
  return made;
}

/** Returns the items that a result is made of: those its formula names, and those behind what it names. */
function countedItems(rule: RuleFormulas, result: string): Set<string> {
  const behind = new Map<string, readonly string[]>([
    ...(rule.reads ?? []).map(({ name }) => [name, []] as const),
    ...(rule.tables ?? []).flatMap(({ pairs }) =>
      pairs.map(({ name, rows, columns }) => [name, [rows, columns]] as const),
    ),
    ...(rule.steps ?? []).map(({ name, of }) => [name, namesIn(of)] as const),
    ...(rule.subscores ?? []).map(({ name, expression }) => [name, namesIn(expression)] as const),
  ]);
  const seen = new Set<string>();
  const follow = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    return behind.get(name)?.flatMap(follow) ?? [name];
  };
  return new Set(namesIn(result).flatMap(follow));
}

function orderOf(rule: RuleFormulas, derived: readonly Derived[]): PreparedRule["orderFor"] {
  let ordered: readonly Derived[] | null = null;
  /** The indexes that the cached order assumes to be known: it is valid for all answers that have them. */
  let needed: readonly number[] = [];
  return (values) => {
    if (ordered && needed.every((at) => values[at] !== undefined)) return ordered;
    const found = inOrderOfUse(rule, derived, values);
    const own = new Set(found.map(({ at }) => at));
    const named = found.flatMap(({ formula }) => formula.names.map(({ at }) => at));
    needed = [...new Set(named)].filter((at) => !own.has(at));
    ordered = found;
    return found;
  };
}

/** Sorts steps and subscores, which may name one another in any order, so that each comes after what it names. */
function inOrderOfUse(rule: RuleFormulas, derived: readonly Derived[], values: Values, all = true): Derived[] {
  const waiting = [...derived];
  const known = new Set(values.flatMap((value, at) => (value === undefined ? [] : [at])));
  const ordered: Derived[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ formula }) => formula.names.every(({ at }) => known.has(at)));
    const [found] = next < 0 ? [] : waiting.splice(next, 1);
    if (!found && !all) return ordered;
    if (!found) {
      const names = waiting.map(({ name }) => name).join(", ");
      throw new ScoringError(rule.scale, names, "names something unknown, unanswered, or itself");
    }
    known.add(found.at);
    ordered.push(found);
  }
  return ordered;
}
