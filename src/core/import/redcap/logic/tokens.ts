/** A part of branching logic or of a calculation. */
export type Token =
  /** `[name]`, `[name(code)]`, or several in a row, as in `[event][name]`; without the brackets. */
  | { readonly kind: "reference"; readonly parts: readonly string[]; readonly written: string }
  | { readonly kind: "text"; readonly value: string; readonly written: string }
  | { readonly kind: "number"; readonly value: number; readonly written: string }
  | { readonly kind: "word"; readonly written: string }
  | { readonly kind: "sign"; readonly written: string };

const PARTS = [
  ["blank", /\s+/y],
  ["reference", /\[[^[\]]*\](?:\s*\[[^[\]]*\])*/y],
  // Straight marks end at a straight one; where word processors curled some of them, any ends a text.
  ["text", /"[^"“”]*"|["“”][^"“”]*["“”]|'[^'‘’]*'|['‘’][^'‘’]*['‘’]/y],
  ["number", /\d+(?:\.\d+)?|\.\d+/y],
  ["word", /[A-Za-z_][A-Za-z0-9_]*/y],
  ["sign", /<>|<=|>=|!=|==|&&|\|\||[-+*/%^()<>=!,]/y],
] as const;

/** Signs as word processors and web pages leave them in logic. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/&quot;/g, '"'],
  [/&amp;/g, "&"],
  [/^[ \t]*(?:\/\/|#).*$/gm, " "],
];

/** Returns the tokens of a text, or the place where it cannot be read on. */
export function tokensOf(written: string): readonly Token[] | { readonly stopsAt: string } {
  const text = TYPED.reduce((before, [pattern, sign]) => before.replaceAll(pattern, sign), written);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const found = PARTS.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      return match ? [{ kind, written: match[0] }] : [];
    })[0];
    if (!found) return { stopsAt: text.slice(at, at + 20) };
    at += found.written.length;
    if (found.kind !== "blank") tokens.push(tokenOf(found.kind, found.written));
  }
  return tokens;
}

function tokenOf(kind: Token["kind"], written: string): Token {
  if (kind === "reference") {
    const parts = [...written.matchAll(/\[([^[\]]*)\]/g)].map((match) => `${match[1]}`.trim());
    return { kind, parts, written };
  }
  if (kind === "text") return { kind, value: written.slice(1, -1), written };
  if (kind === "number") return { kind, value: Number(written), written };
  return { kind, written };
}
