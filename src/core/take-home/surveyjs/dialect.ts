import { constantText, isReadBack } from "../../conditions/constant-text.ts";
import type { OptionValue } from "../../question-types/options.ts";
import { Unsayable } from "../logic/logic.ts";
import type { Dialect, Target } from "../logic/print-logic.ts";

function quoted(value: OptionValue): string {
  if (!isReadBack(value)) throw new Unsayable(`it compares with "${value}", which a condition cannot say`);
  return constantText(value);
}

/** A time is a text such as `22:30`; times 1, its minutes are a number. */
const sinceMidnight = ({ name }: Target): string =>
  `(substring({${name}}, 0, 2) * 60 + substring({${name}}, 3, 5) * 1)`;

/** The expressions of SurveyJS, with the functions that it has itself. */
export const surveyJsDialect: Dialect = {
  and: "and",
  or: "or",
  always: "1 = 1",
  never: "1 = 2",
  blank: "''",
  signs: { "=": "=", "<>": "<>", "<": "<", "<=": "<=", ">": ">", ">=": ">=" },
  value: ({ name }) => `{${name}}`,
  picked({ name, isSeveral }, _, option, is) {
    const [same, other] = isSeveral ? ["contains", "notcontains"] : ["=", "<>"];
    return `{${name}} ${is ? same : other} ${quoted(option)}`;
  },
  answered: ({ name }, is) => `{${name}} ${is ? "notempty" : "empty"}`,
  text: quoted,
  minutes: (from, to) => `(${sinceMidnight(to)} - ${sinceMidnight(from)})`,
  arithmetic: (operator, left, right) => `${left} ${operator} ${right}`,
  call(name, parameters) {
    if (name === "floor") return `round(${parameters[0]} - 0.5)`;
    if (name === "ceil") return `(0 - round(0 - ${parameters[0]} - 0.5))`;
    return `${name === "fixed" ? "round" : name}(${parameters.join(", ")})`;
  },
  when: (condition, then, otherwise) => `iif(${condition}, ${then}, ${otherwise})`,
};
