import { NotUnderstood } from "../../conditions/not-understood.ts";

/** A part of an expression of LimeSurvey's ExpressionScript. */
export type Token = { readonly kind: "name" | "text" | "number" | "sign"; readonly text: string };

/** Longer ones are nothing that a person wrote, and would be too deep to walk through. */
const MOST_TOKENS = 3000;

const PARTS = [
  ["blank", /\s+/y],
  ["text", /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y],
  // The name of a question may begin with the numbers of survey, group and question.
  ["name", /\d+X\d+X[\w#.]*|[A-Za-z_][\w#.]*/y],
  ["number", /\d+(?:\.\d+)?|\.\d+/y],
  ["sign", /==|!=|<>|<=|>=|&&|\|\||[-+*/<>!(),]/y],
] as const;

/** Signs as web pages leave them. */
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/&quot;/g, '"'],
  [/&amp;/g, "&"],
  [/&nbsp;|\u00a0/g, " "],
];

/** Operators that are written as words. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ and: "&&", or: "||", not: "!", eq: "==", ne: "!=", lt: "<", le: "<=", gt: ">", ge: ">=" },
};

/** @throws NotUnderstood */
export function tokensOf(written: string): Token[] {
  const text = ENTITIES.reduce((before, [pattern, sign]) => before.replaceAll(pattern, sign), written).trim();
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const found = PARTS.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text)?.[0];
      return match === undefined ? [] : [{ kind, match }];
    })[0];
    if (!found) throw new NotUnderstood(`it cannot be read at ${JSON.stringify(text.slice(at, at + 20))}`);
    at += found.match.length;
    if (found.kind !== "blank") tokens.push(tokenOf(found.kind, found.match));
    if (tokens.length > MOST_TOKENS) throw new NotUnderstood("it is too long");
  }
  return tokens;
}

function tokenOf(kind: Token["kind"], match: string): Token {
  const word = kind === "name" ? match.toLowerCase() : "";
  if (Object.hasOwn(WORDS, word)) return { kind: "sign", text: WORDS[word] ?? "" };
  if (kind === "text") return { kind, text: match.slice(1, -1).replaceAll(/\\(.)/g, "$1") };
  return { kind, text: match };
}
