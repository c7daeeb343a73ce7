import type { Dialect, Target } from "../logic/print-logic.ts";

const OPERATORS: Readonly<Record<string, string>> = { "%": "mod" };
const FUNCTIONS: Readonly<Record<string, string>> = { floor: "floor()", ceil: "ceiling()" };

export const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** A time as text begins with hours and minutes, `22:30`; FHIRPath has no way to calculate with times themselves. */
const sinceMidnight = ({ name }: Target): string => {
  const part = (start: number) => `${name}.toString().substring(${start}, 2).toInteger()`;
  return `(${part(0)} * 60 + ${part(3)})`;
};

/**
 * FHIRPath, where a value that is not there is an empty collection: it makes a comparison empty, so that whether something
 * is there is asked in words. Source: hl7.org/fhirpath/N1; SDC, "Form Behavior and Calculation".
 */
export const fhirDialect: Dialect = {
  and: "and",
  or: "or",
  always: "true",
  never: "false",
  blank: "{}",
  signs: { "=": "=", "<>": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=" },
  value: ({ name, codes }) =>
    codes === null ? name : `${name}.select(iif($this is Coding, $this.code.toDecimal(), $this))`,
  picked: ({ name }, code, _, is) => `${name}.where(${code}).${is ? "exists()" : "empty()"}`,
  answered: ({ name }, is) => `${name}.${is ? "exists()" : "empty()"}`,
  text: quoted,
  minutes: (from, to) => `(${sinceMidnight(to)} - ${sinceMidnight(from)})`,
  arithmetic: (operator, left, right) =>
    operator === "^" ? `(${left}).power(${right})` : `${left} ${OPERATORS[operator] ?? operator} ${right}`,
  call(name, parameters) {
    const [first, digits = "0"] = parameters;
    if (name === "round" || name === "fixed") return `(${first}).round(${digits})`;
    const own = FUNCTIONS[name];
    if (own) return `(${first}).${own}`;
    const sign = name === "min" ? "<" : ">";
    return `(${parameters.map((one) => `(${one})`).join(" | ")}).aggregate(iif($total.exists() and $total ${sign} $this, $total, $this))`;
  },
  when: (condition, then, otherwise) => `iif(${condition}, ${then}, ${otherwise})`,
};
