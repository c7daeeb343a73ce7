/** A word or sign of a formula. */
export type Token =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "sign"; readonly sign: string };

/** Signs that people write in two ways, and how trees have them. */
const SAME: Readonly<Record<string, string>> = { "==": "=", "!=": "<>", "&&": "and", "||": "or" };

/** How each kind is written. Of signs a longer one stands before one that it begins with. */
const KINDS: readonly (readonly [pattern: RegExp, tokenOf: (written: string) => Token])[] = [
  [/(?:\d+(?:\.\d+)?|\.\d+)(?![\w.])/y, (written) => ({ kind: "number", value: Number(written) })],
  // A `#` was once needed to keep a typed time as text. It changes nothing now.
  [/\{#?[^{}]+\}/y, (written) => ({ kind: "name", name: written.replace(/^\{#?/, "").slice(0, -1).trim() })],
  [/'[^']*'|"[^"]*"/y, (written) => ({ kind: "text", value: written.slice(1, -1) })],
  [/[A-Za-z]\w*/y, (word) => ({ kind: "word", word })],
  [/[<>!=]=|<>|&&|\|\||[-+*/%^<>=!(),]/y, (sign) => ({ kind: "sign", sign: SAME[sign] ?? sign })],
];

/** Returns the tokens of a formula; null when there is something in it that is none. */
export function tokensOf(formula: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = formula.trimStart();
  while (rest !== "") {
    const found = firstOf(rest);
    if (!found) return null;
    tokens.push(found.token);
    rest = rest.slice(found.length).trimStart();
  }
  return tokens;
}

function firstOf(rest: string): { readonly token: Token; readonly length: number } | null {
  for (const [pattern, tokenOf] of KINDS) {
    pattern.lastIndex = 0;
    const written = pattern.exec(rest)?.[0];
    if (written !== undefined) return { token: tokenOf(written), length: written.length };
  }
  return null;
}
