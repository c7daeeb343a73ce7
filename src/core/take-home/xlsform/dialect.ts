import { Unsayable } from "../logic/logic.ts";
import type { Dialect, Target } from "../logic/print-logic.ts";

const OPERATORS: Readonly<Record<string, string>> = { "/": "div", "%": "mod" };

/** A time is a part of a day there; as a text it would be the day alone in ODK Collect. */
const sinceMidnight = ({ name }: Target): string => `round(decimal-time(\${${name}}) * 1440)`;

/** XPath as XLSForm has it. Source: XLSForm documentation, "Formulas"; ODK documentation, "Form Operators and Functions". */
export const xlsformDialect: Dialect = {
  and: "and",
  or: "or",
  always: "true()",
  never: "false()",
  blank: "''",
  signs: { "=": "=", "<>": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=" },
  value: ({ name }) => `\${${name}}`,
  picked({ name, isSeveral }, code, _, is) {
    if (!isSeveral) return `\${${name}} ${is ? "=" : "!="} '${code}'`;
    const selected = `selected(\${${name}}, '${code}')`;
    return is ? selected : `not(${selected})`;
  },
  answered: ({ name }, is) => `\${${name}} ${is ? "!=" : "="} ''`,
  text(value) {
    if (!value.includes("'")) return `'${value}'`;
    if (!value.includes('"')) return `"${value}"`;
    throw new Unsayable("it compares with a text that has both kinds of quotation marks");
  },
  minutes: (from, to) => `(${sinceMidnight(to)} - ${sinceMidnight(from)})`,
  arithmetic: (operator, left, right) =>
    operator === "^" ? `pow(${left}, ${right})` : `${left} ${OPERATORS[operator] ?? operator} ${right}`,
  call(name, parameters) {
    // Neither floor nor ceiling is among ODK's functions; round() takes a half up, and a whole number less a half too.
    if (name === "floor") return `round(${parameters[0]} - 0.5)`;
    if (name === "ceil") return `(0 - round(0 - ${parameters[0]} - 0.5))`;
    return `${name === "fixed" ? "round" : name}(${parameters.join(", ")})`;
  },
  when: (condition, then, otherwise) => `if(${condition}, ${then}, ${otherwise})`,
};
