import { NotUnderstood } from "../../conditions/not-understood.ts";

/** A part of an expression in JavaScript. */
export type Token = { readonly kind: "number" | "text" | "word" | "sign"; readonly text: string };

/** Longer ones are nothing that a person wrote, and would be too deep to walk through. */
const MOST_TOKENS = 2000;

const PARTS = [
  ["blank", /\s+/y],
  ["text", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`/y],
  ["number", /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy],
  ["word", /[\p{L}_$][\p{L}\p{N}_$]*/uy],
  ["sign", /===|!==|==|!=|<=|>=|<>|&&|\|\||\?\?|\*\*|[-+*/%<>!?:(),.[\]=;]/y],
] as const;

/** Signs that other languages write in another way, as words of their own. */
const WORDED: ReadonlyMap<string, string> = new Map(Object.entries({ and: "&&", or: "||", not: "!" }));

/**
 * Returns the tokens of an expression.
 * @param odd names of items that JavaScript would not take for one name, such as `calm-1`
 * @throws NotUnderstood
 */
export function tokensOf(written: string, odd: readonly string[]): Token[] {
  const text = written
    .replace(/[\s;]+$/, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  const longestFirst = [...odd].sort((one, other) => other.length - one.length);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const name = longestFirst.find(
      (one) => text.startsWith(one, at) && !/^[\p{L}\p{N}_$]/u.test(text.slice(at + one.length)),
    );
    const found = name === undefined ? partAt(text, at) : { kind: "word" as const, text: name };
    at += found.text.length;
    if (found.kind === "blank") continue;
    const sign = found.kind === "word" && name === undefined ? WORDED.get(found.text.toLowerCase()) : undefined;
    tokens.push(
      sign
        ? { kind: "sign", text: sign }
        : { kind: found.kind, text: found.kind === "text" ? unquoted(found.text) : found.text },
    );
    if (tokens.length > MOST_TOKENS) throw new NotUnderstood("it is too long");
  }
  return tokens;
}

function partAt(text: string, at: number): { readonly kind: Token["kind"] | "blank"; readonly text: string } {
  for (const [kind, pattern] of PARTS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { kind, text: match[0] };
  }
  throw new NotUnderstood(`"${[...text.slice(at, at + 2)][0]}" in it is not known here`);
}

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(.)/gs, "$1");

/** Returns true for a name that JavaScript would read as something else than one name. */
export const isOdd = (name: string): boolean => !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && /[\p{L}_]/u.test(name);
