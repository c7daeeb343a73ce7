import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import { namesIn } from "../../formulas/formula.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import { pointsOf } from "../../scoring/points.ts";
import { preparedOf } from "../../scoring/prepared-rule.ts";
import {
  type Amount,
  added,
  answered,
  BLANK,
  isAlways,
  joined,
  type Logic,
  negated,
  number,
  picked,
  Unsayable,
  valueIn,
  when,
} from "../logic/logic.ts";
import { logicOf } from "../logic/logic-of-condition.ts";
import { amountOfFormula } from "./amount-of-formula.ts";
import { cellOf, cutOffs } from "./cut-offs.ts";
import type { ReadField, ScoreField } from "./score-field.ts";

/** One result, with what counts for items left open of it. */
export type Context = {
  /** What is added to the ids of what is computed for this result alone. */
  readonly suffix: string;
  readonly counted: ReadonlySet<string>;
  readonly missing: ScoringRule["missing"];
  readonly bands: ScoringRule["bands"];
};

/** @param name of a further result; null for the score */
export function contextOf(rule: ScoringRule, name: string | null): Context {
  const { score, further, hasMissing } = preparedOf(rule);
  const { counted, missing, bands } = further.find((one) => one.name === name) ?? score;
  return { suffix: name !== null && hasMissing ? `@${name}` : "", counted, missing, bands };
}

/** Makes the fields of a rule, each once and after those that it needs. */
export class RuleReader {
  readonly fields: ScoreField[] = [];
  readonly reads: ReadField[] = [];
  readonly #rule: ScoringRule;
  readonly #items: ReadonlyMap<string, Item>;
  readonly #made = new Map<string, string | Unsayable>();

  constructor(rule: ScoringRule, items: readonly Item[]) {
    this.#rule = rule;
    this.#items = new Map(items.map((item) => [item.name, item]));
    this.reads = (rule.reads ?? []).map(({ name, scale }) => ({ id: `read/${name}`, wanted: name, scale }));
  }

  add(field: ScoreField): string {
    this.fields.push(field);
    return field.id;
  }

  /** The formula of a result, with the means that stand for items left open. */
  result(formula: string, context: Context): Amount {
    if (context.missing) this.#mean(context, context.missing);
    return this.#guarded(formula, context);
  }

  /** A table's pair, a step or a subscore. */
  derived(name: string, context: Context): string {
    const id = this.#once(`derived/${name}${context.suffix}`, () => this.#makeDerived(name, context));
    if (id === undefined) throw new Unsayable(`it names {${name}}, which nothing gives`);
    return id;
  }

  /** The id of what holds the points of an item, or its number. */
  leaf(name: string): string {
    const group = this.#rule.points?.find(({ items }) => items.includes(name));
    const instead = this.#rule.notAsked?.[name];
    if (!group && instead === undefined) return name;
    const id = this.#once(`leaf/${name}`, () => {
      const item = this.#item(name);
      if (!group) {
        const amount = when(this.#asked(item), valueIn(name), number(instead ?? 0));
        return this.add({ id: `given/${name}`, wanted: `counted_${name}`, title: item.title, amount });
      }
      const amount = this.#points(item, group);
      return this.add({ id: `points/${name}`, wanted: `points_${name}`, title: item.title, amount });
    });
    return id ?? name;
  }

  /** Whether so much is answered that there is a score. */
  enough({ counted, missing }: Context): Logic {
    const items = [...counted].flatMap((name) => this.#items.get(name) ?? []);
    const whole = joined(
      "all",
      items.map((item) => this.#isThere(item)),
    );
    if (!missing) return whole;
    const pointed = items.filter(({ name }) => this.#isPointed(name));
    const blanks = added(pointed.map((item) => when(this.#isThere(item), number(0), number(1))));
    const asked = added(items.map((item) => when(this.#asked(item), number(1), number(0))));
    const share: Amount = { kind: "arithmetic", operator: "*", left: number(missing.atMost), right: asked };
    const most: Amount =
      missing.atMost < 1 ? { kind: "call", name: "floor", of: [share] } : number(Math.floor(missing.atMost));
    const given: Logic = { kind: "compare", operator: ">", left: this.#given(pointed), right: number(0) };
    const typed = items.filter((item) => !pointed.includes(item)).map((item) => this.#isThere(item));
    const few: Logic = { kind: "compare", operator: "<=", left: blanks, right: most };
    return joined("any", [whole, joined("all", [...typed, given, few])]);
  }

  #mean(context: Context, missing: NonNullable<Context["missing"]>): string {
    const id = this.#once(`mean${context.suffix}`, () => {
      const pointed = [...context.counted].filter((name) => this.#isPointed(name)).map((name) => this.#item(name));
      const sum = added(pointed.map((item) => when(answered(item.name), valueIn(this.leaf(item.name)), number(0))));
      const mean: Amount = { kind: "arithmetic", operator: "/", left: sum, right: this.#given(pointed) };
      const amount = when(this.enough({ ...context, missing }), when(this.#anyGiven(pointed), mean, BLANK), BLANK);
      return this.add({
        id: `score/mean${context.suffix}`,
        wanted: "mean_of_given",
        title: "Mean of the points given",
        amount,
      });
    });
    return id ?? "";
  }

  #anyGiven = (pointed: readonly Item[]): Logic =>
    joined(
      "any",
      pointed.map(({ name }) => answered(name)),
    );
  #given = (pointed: readonly Item[]): Amount =>
    added(pointed.map(({ name }) => when(answered(name), number(1), number(0))));
  #isPointed = (name: string): boolean => preparedOf(this.#rule).isPointed.has(name);
  #asked = ({ conditions }: Item): Logic =>
    joined(
      "all",
      conditions.map((condition) => logicOf(condition, [...this.#items.values()])),
    );

  #isThere(item: Item): Logic {
    const has = answered(this.leaf(item.name));
    const asked = this.#asked(item);
    return isAlways(asked) ? has : joined("any", [negated(asked), has]);
  }

  #item(name: string): Item {
    const found = this.#items.get(name);
    if (!found) throw new Unsayable(`it names {${name}}, which is no question`);
    return found;
  }

  #points(item: Item, { values, notAsked, skipped }: NonNullable<ScoringRule["points"]>[number]): Amount {
    // A rule without "missing" comes from before it: what was left open counted as not asked.
    const open = skipped ?? (preparedOf(this.#rule).hasMissing ? undefined : notAsked);
    const otherwise = open === undefined ? BLANK : number(open);
    const amounts = optionsOf(item.answer).map(({ value }) => {
      const points = pointsOf(values, value);
      return { option: picked(item.name, value), amount: points === undefined ? BLANK : number(points) };
    });
    if (amounts.length === 0) throw new Unsayable("a typed answer has points");
    const chain =
      item.answer.kind === "choices"
        ? when(
            answered(item.name),
            added(amounts.map(({ option, amount }) => when(option, amount, number(0)))),
            otherwise,
          )
        : amounts.reduceRight((rest, { option, amount }) => when(option, amount, rest), otherwise);
    if (notAsked === undefined || notAsked === open) return chain;
    return when(this.#asked(item), chain, number(notAsked));
  }

  #makeDerived(name: string, context: Context): string | undefined {
    const { tables = [], steps = [], subscores = [] } = this.#rule;
    const suffixed = `${name}${context.suffix}`;
    const table = tables
      .flatMap(({ pairs, values }) => pairs.map((pair) => ({ ...pair, values })))
      .find((one) => one.name === name);
    if (table)
      return this.add({
        id: `table/${suffixed}`,
        wanted: suffixed,
        title: table.title ?? name,
        amount: cellOf(table.values, this.#item(table.rows), this.#item(table.columns)),
      });
    const step = steps.find((one) => one.name === name);
    if (step) {
      const of = this.add({
        id: `of/${suffixed}`,
        wanted: `${suffixed}_of`,
        title: `What ${name} is taken from`,
        amount: this.#guarded(step.of, context),
      });
      const amount = when(answered(of), cutOffs(step, of), BLANK);
      return this.add({ id: `step/${suffixed}`, wanted: suffixed, title: step.title ?? name, amount });
    }
    const subscore = subscores.find((one) => one.name === name);
    if (!subscore) return undefined;
    const amount = this.#guarded(subscore.expression, context);
    return this.add({ id: `subscore/${suffixed}`, wanted: suffixed, title: subscore.title ?? name, amount });
  }

  /** Without one of its parts a formula has no value. */
  #guarded(formula: string, context: Context): Amount {
    const names = namesIn(formula).map((name) => ({ name, id: this.#idOf(name, context) }));
    const amount = amountOfFormula(formula, (name) => {
      const id = names.find((one) => one.name === name)?.id ?? this.#idOf(name, context);
      const isFilled = context.missing && this.#isPointed(name);
      const value = isFilled
        ? when(answered(id), valueIn(id), valueIn(this.#mean(context, context.missing)))
        : valueIn(id);
      return { value, item: id === name ? this.#item(name) : null };
    });
    const parts = names.map(({ name, id }) => {
      const has = answered(id);
      return context.missing && this.#isPointed(name)
        ? joined("any", [has, answered(this.#mean(context, context.missing))])
        : has;
    });
    return when(joined("all", parts), amount, BLANK);
  }

  #idOf(name: string, context: Context): string {
    if (this.#rule.reads?.some((one) => one.name === name)) return `read/${name}`;
    return this.#items.has(name) ? this.leaf(name) : this.derived(name, context);
  }

  #once(key: string, make: () => string | undefined): string | undefined {
    const known = this.#made.get(key);
    if (known instanceof Unsayable) throw known;
    if (known !== undefined) return known;
    try {
      this.#made.set(key, new Unsayable("it names itself"));
      const id = make();
      if (id !== undefined) this.#made.set(key, id);
      return id;
    } catch (error) {
      if (error instanceof Unsayable) this.#made.set(key, error);
      throw error;
    }
  }
}
