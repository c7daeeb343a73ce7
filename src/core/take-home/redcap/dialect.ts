import { Unsayable } from "../logic/logic.ts";
import type { Dialect, Target } from "../logic/print-logic.ts";

const ROUNDING = { floor: "rounddown", ceil: "roundup" } as const;
const ofBox = ({ name }: Target, code: string): string => `[${name}(${code})]`;

/** REDCap's own language for branching logic and calculations. Source: REDCap Help & FAQ, "Branching Logic", "Special Functions". */
export const redcapDialect: Dialect = {
  and: "and",
  or: "or",
  always: "1 = 1",
  never: "1 = 2",
  blank: '""',
  signs: { "=": "=", "<>": "<>", "<": "<", "<=": "<=", ">": ">", ">=": ">=" },
  value: ({ name }) => `[${name}]`,
  picked(target, code, _, is) {
    if (target.isSeveral) return `${ofBox(target, code)} = '${is ? 1 : 0}'`;
    return `[${target.name}] ${is ? "=" : "<>"} '${code}'`;
  },
  answered(target, is) {
    if (!target.isSeveral) return `[${target.name}] ${is ? "<>" : "="} ""`;
    const boxes = [...(target.codes?.values() ?? [])].map((code) => `${ofBox(target, code)} = '${is ? 1 : 0}'`);
    return `(${boxes.join(is ? " or " : " and ")})`;
  },
  text(value) {
    if (!/["“”]/.test(value)) return `"${value}"`;
    if (!/['‘’]/.test(value)) return `'${value}'`;
    throw new Unsayable("it compares with a text that has both kinds of quotation marks");
  },
  // The format of days is only there because what follows says that the difference may be below 0.
  minutes: (from, to) => `datediff([${from.name}], [${to.name}], "m", "ymd", true)`,
  arithmetic(operator, left, right) {
    if (operator === "^") return `(${left})^(${right})`;
    return operator === "%" ? `mod(${left}, ${right})` : `${left} ${operator} ${right}`;
  },
  call(name, parameters) {
    if (name === "round" || name === "fixed") return `round(${parameters[0]}, ${parameters[1] ?? 0})`;
    if (name === "floor" || name === "ceil") return `${ROUNDING[name]}(${parameters[0]}, 0)`;
    return `${name}(${parameters.join(", ")})`;
  },
  when: (condition, then, otherwise) => `if(${condition}, ${then}, ${otherwise})`,
};
