import type { Arithmetic, Comparison, Condition } from "../../conditions/condition-tree.ts";
import { callOf } from "./calls.ts";
import { asTruth, asValue, compared } from "./compared.ts";
import { referenceOf, type Scope, unknown } from "./references.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** More than this nobody writes by hand; a program that builds such logic could fill the memory with it. */
const MOST_TOKENS = 2000;
const DEEPEST = 60;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  "=": "=",
  "==": "=",
  "<>": "<>",
  "!=": "<>",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};

/** Thrown inside the parser alone, where the text cannot be read on. */
class NotUnderstood extends Error {}

/** Returns the condition of branching logic. Where it cannot be read, it is of the kind "unknown". */
export const parseLogic = (written: string, scope: Scope): Condition =>
  parsed(written, scope, (whole) => asTruth(whole, written));

/** Returns the formula of a calculation. Where it cannot be read, it is of the kind "unknown". */
export const parseCalculation = (written: string, scope: Scope): Condition =>
  parsed(written, scope, (whole) => asValue(whole, written));

function parsed(written: string, scope: Scope, as: (whole: Condition) => Condition): Condition {
  const tokens = tokensOf(written);
  if ("stopsAt" in tokens) return unknown(written, `it cannot be read at ${JSON.stringify(tokens.stopsAt)}`);
  if (tokens.length > MOST_TOKENS) return unknown(written, "it is too long");
  try {
    return as(parse(tokens, scope));
  } catch (error) {
    if (error instanceof NotUnderstood) return unknown(written, error.message);
    throw error;
  }
}

function parse(tokens: readonly Token[], scope: Scope): Condition {
  let at = 0;
  let depth = 0;
  const isSign = (...signs: string[]): boolean =>
    tokens[at]?.kind === "sign" && signs.includes(tokens[at]?.written ?? "");
  const isWord = (...words: string[]): boolean =>
    tokens[at]?.kind === "word" && words.includes((tokens[at]?.written ?? "").toLowerCase());
  const since = (start: number): string =>
    tokens
      .slice(start, at)
      .map(({ written }) => written)
      .join(" ");
  const take = (sign: string): void => {
    if (!isSign(sign))
      throw new NotUnderstood(`"${sign}" is missing ${tokens[at] ? `before ${tokens[at]?.written}` : "at its end"}`);
    at++;
  };

  const several = (kind: "all" | "any", isNext: () => boolean, part: () => Condition): Condition => {
    const start = at;
    const first = part();
    if (!isNext()) return first;
    const of = [asTruth(first, since(start))];
    while (isNext()) {
      at++;
      const from = at;
      of.push(asTruth(part(), since(from)));
    }
    return { kind, of };
  };
  const whole = (): Condition => {
    if (++depth > DEEPEST) throw new NotUnderstood("its brackets are nested too deep");
    const result = several("any", () => isWord("or") || isSign("||"), both);
    depth--;
    return result;
  };
  const both = (): Condition => several("all", () => isWord("and") || isSign("&&"), comparison);
  const comparison = (): Condition => {
    const start = at;
    const left = sum();
    const operator = tokens[at]?.kind === "sign" ? COMPARISONS[tokens[at]?.written ?? ""] : undefined;
    if (!operator) return left;
    at++;
    const right = sum();
    return compared(operator, left, right, since(start));
  };
  const chain = (signs: readonly Arithmetic[], part: () => Condition): Condition => {
    const start = at;
    let left = part();
    while (isSign(...signs)) {
      const operator = tokens[at++]?.written as Arithmetic;
      const right = part();
      left = { kind: "arithmetic", operator, left: asValue(left, since(start)), right: asValue(right, since(start)) };
    }
    return left;
  };
  const sum = (): Condition => chain(["+", "-"], product);
  const product = (): Condition => chain(["*", "/", "%"], power);
  const power = (): Condition => chain(["^"], signed);
  const signed = (): Condition => {
    if (++depth > DEEPEST) throw new NotUnderstood("its signs are nested too deep");
    const result = signedOnce();
    depth--;
    return result;
  };
  const signedOnce = (): Condition => {
    const start = at;
    if (isSign("-")) {
      at++;
      const of = signed();
      if (of.kind === "constant" && typeof of.value === "number") return { kind: "constant", value: -of.value };
      return { kind: "negative", of: asValue(of, since(start)) };
    }
    if (isSign("+")) {
      at++;
      return signed();
    }
    if (isSign("!") || isWord("not")) {
      at++;
      return { kind: "not", of: asTruth(signed(), since(start)) };
    }
    return single();
  };
  const single = (): Condition => {
    const token = tokens[at];
    if (!token) throw new NotUnderstood("it ends where a value is needed");
    at++;
    if (token.kind === "reference") return referenceOf(token.parts, token.written, scope);
    if (token.kind === "text" || token.kind === "number") return { kind: "constant", value: token.value };
    if (token.written === "(") {
      const inner = whole();
      take(")");
      return inner;
    }
    if (token.kind === "word" && isSign("(")) return callOf(token.written, parameters());
    throw new NotUnderstood(`it cannot be read at "${token.written}"`);
  };
  const parameters = (): Condition[] => {
    take("(");
    const given: Condition[] = [];
    if (!isSign(")")) {
      given.push(whole());
      while (isSign(",")) {
        at++;
        given.push(whole());
      }
    }
    take(")");
    return given;
  };

  const result = whole();
  if (at < tokens.length) throw new NotUnderstood(`it cannot be read at "${tokens[at]?.written}"`);
  return result;
}
