import { NotUnderstood } from "../../conditions/not-understood.ts";

export type Token =
  | { readonly kind: "number" | "text" | "sign" | "word"; readonly text: string }
  /** A question: `${a}`, or the end of a path such as `../a`. */
  | { readonly kind: "question"; readonly text: string }
  /** The value of the question itself. */
  | { readonly kind: "self"; readonly text: string };

/** Longer ones are nothing that a person wrote, and would be too deep to walk through. */
const MOST_TOKENS = 1500;

/** Quotation marks that begin a text, and those that end it; word processors make straight ones curly. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "“": '“”"',
  "”": '“”"',
  "„": '“”"',
  "‘": "‘’'",
  "’": "‘’'",
};

/** Paths end in the name of a question; `current()/..` only says where they begin. */
const PATH =
  /^(?:current\(\)\s*\/\s*)?(?:\.\.?\s*\/\s*|\/)(?:(?:\.\.|[\p{L}_][\p{L}\p{N}_.-]*)\s*\/\s*)*([\p{L}_][\p{L}\p{N}_.-]*)/u;

/** @throws NotUnderstood */
export function tokensOf(written: string): Token[] {
  const tokens: Token[] = [];
  let rest = written.trim();
  const take = (kind: Token["kind"], text: string, length: number) => {
    tokens.push({ kind, text });
    if (tokens.length > MOST_TOKENS) throw new NotUnderstood("it is too long");
    rest = rest.slice(length).trimStart();
  };
  while (rest !== "") {
    const ends = QUOTES[rest[0] ?? ""];
    const [reference, name = ""] = /^\$\{\s*(?:last-saved#)?([^{}\s]+)\s*\}/.exec(rest) ?? [];
    const [path, last = ""] = PATH.exec(rest) ?? [];
    const number = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(rest)?.[0];
    const sign = /^(?:!=|<=|>=|[=<>+*,()-]|−|≤|≥|≠)/.exec(rest)?.[0];
    const word = /^[\p{L}_][\p{L}\p{N}_.:-]*/u.exec(rest)?.[0];
    if (ends !== undefined) {
      let end = 1;
      while (end < rest.length && !ends.includes(rest.charAt(end))) end += 1;
      if (end === rest.length) throw new NotUnderstood("a text in it has no end");
      take("text", rest.slice(1, end), end + 1);
    } else if (reference) {
      if (reference.includes("last-saved#")) throw new NotUnderstood(`it asks for the last answer to "${name}"`);
      take("question", name, reference.length);
    } else if (path) take("question", last, path.length);
    else if (number) take("number", number, number.length);
    else if (rest[0] === ".") take("self", ".", 1);
    else if (sign) take("sign", SAME_SIGN[sign] ?? sign, sign.length);
    else if (word) take("word", word, word.length);
    else throw new NotUnderstood(`"${[...rest][0]}" in it is not known here`);
  }
  return tokens;
}

const SAME_SIGN: Readonly<Record<string, string>> = { "−": "-", "≤": "<=", "≥": ">=", "≠": "!=" };
