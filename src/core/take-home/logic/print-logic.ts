import type { OptionValue } from "../../question-types/options.ts";
import { type Amount, type Arithmetic, type Call, type Comparison, type Logic, Unsayable } from "./logic.ts";

/** What an item or a calculated field is in the other program. */
export type Target = {
  readonly name: string;
  /** By our option, its code there; null for what is typed or calculated. */
  readonly codes: ReadonlyMap<OptionValue, string> | null;
  readonly isSeveral: boolean;
};

/** How a program writes conditions and calculations. */
export type Dialect = {
  readonly and: string;
  readonly or: string;
  readonly always: string;
  readonly never: string;
  readonly blank: string;
  readonly signs: Readonly<Record<Comparison, string>>;
  value(target: Target): string;
  picked(target: Target, code: string, option: OptionValue, is: boolean): string;
  answered(target: Target, is: boolean): string;
  text(value: string): string;
  minutes(from: Target, to: Target): string;
  arithmetic(operator: Arithmetic, left: string, right: string): string;
  call(name: Call, parameters: readonly string[]): string;
  when(condition: string, then: string, otherwise: string): string;
};

export type Find = (of: string) => Target | undefined;

export type Printer = { logic(logic: Logic): string; amount(amount: Amount): string };

/**
 * Makes the printer of one program.
 * @throws Unsayable, when it prints what the program has not
 */
export function printerFor(dialect: Dialect, find: Find): Printer {
  const target = (of: string): Target => {
    const found = find(of);
    if (!found) throw new Unsayable(`it needs ${of.replace("/", " ")}, which cannot be said there`);
    return found;
  };
  const inner = (logic: Logic): string => {
    const isJoint = (logic.kind === "all" || logic.kind === "any") && logic.of.length > 1;
    return isJoint ? `(${print(logic)})` : print(logic);
  };
  const print = (logic: Logic): string => {
    switch (logic.kind) {
      case "all":
      case "any": {
        if (logic.of.length === 0) return logic.kind === "all" ? dialect.always : dialect.never;
        return logic.of.map(inner).join(` ${logic.kind === "all" ? dialect.and : dialect.or} `);
      }
      case "picked": {
        const found = target(logic.item);
        const code = found.codes?.get(logic.option);
        if (code === undefined) throw new Unsayable(`it needs the option ${logic.option} of ${logic.item}`);
        return dialect.picked(found, code, logic.option, logic.is);
      }
      case "answered":
        return dialect.answered(target(logic.of), logic.is);
      case "compare":
        return `${amount(logic.left)} ${dialect.signs[logic.operator]} ${amount(logic.right)}`;
    }
  };
  const amount = (one: Amount): string => {
    switch (one.kind) {
      case "number":
        return one.value < 0 ? `(0 - ${-one.value})` : `${one.value}`;
      case "text":
        return dialect.text(one.value);
      case "value":
        return dialect.value(target(one.of));
      case "blank":
        return dialect.blank;
      case "minutes":
        return dialect.minutes(target(one.from), target(one.to));
      case "arithmetic":
        return `(${dialect.arithmetic(one.operator, amount(one.left), amount(one.right))})`;
      case "call":
        return dialect.call(one.name, one.of.map(amount));
      case "if":
        return dialect.when(print(one.when), amount(one.then), amount(one.otherwise));
    }
  };
  return { logic: print, amount };
}
