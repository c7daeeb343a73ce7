import type { Arithmetic, Comparison, Condition } from "../../conditions/condition-tree.ts";
import { NotUnderstood } from "../../conditions/not-understood.ts";
import { TokenReader } from "../../conditions/token-reader.ts";
import { called, includes } from "./calls.ts";
import { asNumber, asTruth, compared } from "./compared.ts";
import { type Names, namedBy, unknown } from "./names.ts";
import { isOdd, type Token, tokensOf } from "./tokens.ts";

/** A single `=` would set a value in JavaScript; files mean that it is equal. */
const EQUAL: Readonly<Record<string, Comparison>> = {
  "===": "=",
  "==": "=",
  "=": "=",
  "!==": "<>",
  "!=": "<>",
  "<>": "<>",
};
const ORDERED: Readonly<Record<string, Comparison>> = { "<": "<", "<=": "<=", ">": ">", ">=": ">=" };
const NOTHING: ReadonlySet<string> = new Set(["null", "undefined", "NaN"]);

/** Returns the condition of `isVis`. Where it cannot be read as a whole, it is of the kind "unknown". */
export const parseCondition = (written: string, names: Names): Condition =>
  parsed(written, names, (whole) => asTruth(whole, names));

/** Returns the formula of a calculation. Where it cannot be read as a whole, it is of the kind "unknown". */
export const parseFormula = (written: string, names: Names): Condition =>
  parsed(written, names, (whole) => asNumber(whole, names));

function parsed(written: string, names: Names, as: (whole: Condition) => Condition): Condition {
  try {
    return as(new Parser(tokensOf(written, names.odd), names).parse());
  } catch (error) {
    if (error instanceof NotUnderstood) return unknown(written, error.message);
    throw error;
  }
}

/** Reads from the loosest sign to the tightest, as JavaScript orders them. */
class Parser {
  readonly #tokens: TokenReader<Token>;
  readonly #names: Names;
  constructor(tokens: readonly Token[], names: Names) {
    this.#tokens = new TokenReader(tokens);
    this.#names = names;
  }

  parse(): Condition {
    const whole = this.#choice();
    this.#tokens.end();
    return whole;
  }

  #choice(): Condition {
    return this.#tokens.nested(() => {
      const condition = this.#joined("any", "||", () => this.#joined("all", "&&", () => this.#equal()));
      if (!this.#tokens.takes(["?"])) return condition;
      const then = this.#choice();
      if (!this.#tokens.takes([":"]))
        throw new NotUnderstood("it chooses between two values, and the second is missing");
      const values = [then, this.#choice()].map((one) => asNumber(one, this.#names));
      return { kind: "call", name: "iif", parameters: [asTruth(condition, this.#names), ...values] };
    });
  }

  #joined(kind: "all" | "any", sign: string, next: () => Condition): Condition {
    const parts = [next()];
    while (this.#tokens.takes([sign])) parts.push(next());
    return parts.length === 1 ? (parts[0] as Condition) : { kind, of: parts.map((one) => asTruth(one, this.#names)) };
  }

  #equal(): Condition {
    return this.#compared(EQUAL, () => this.#compared(ORDERED, () => this.#sum()));
  }

  #compared(signs: Readonly<Record<string, Comparison>>, next: () => Condition): Condition {
    let left = next();
    for (let sign = this.#tokens.takes(Object.keys(signs)); sign; sign = this.#tokens.takes(Object.keys(signs)))
      left = compared(signs[sign] as Comparison, left, next(), this.#names);
    return left;
  }

  #sum(): Condition {
    return this.#arithmetic(["+", "-"], () => this.#arithmetic(["*", "/", "%"], () => this.#power()));
  }

  #arithmetic(signs: readonly Arithmetic[], next: () => Condition): Condition {
    let left = next();
    for (let sign = this.#tokens.takes(signs); sign; sign = this.#tokens.takes(signs))
      left = this.#counted(sign as Arithmetic, left, next());
    return left;
  }

  #counted(operator: Arithmetic, left: Condition, right: Condition): Condition {
    return { kind: "arithmetic", operator, left: asNumber(left, this.#names), right: asNumber(right, this.#names) };
  }

  #power(): Condition {
    const base = this.#signed();
    return this.#tokens.takes(["**"])
      ? this.#counted(
          "^",
          base,
          this.#tokens.nested(() => this.#power()),
        )
      : base;
  }

  #signed(): Condition {
    const sign = this.#tokens.takes(["-", "+", "!"]);
    if (!sign) return this.#called();
    const of = this.#tokens.nested(() => this.#signed());
    if (sign === "!") return { kind: "not", of: asTruth(of, this.#names) };
    if (sign === "+") return asNumber(of, this.#names);
    if (of.kind === "constant" && typeof of.value === "number") return { kind: "constant", value: -of.value };
    return { kind: "negative", of: asNumber(of, this.#names) };
  }

  /** A value, and what is asked of it: `drinks.includes(2)`, `drinks.indexOf(2) > -1`, `drinks.length`. */
  #called(): Condition {
    const value = this.#single();
    if (!this.#tokens.takes(["."])) return value;
    const asks = this.#tokens.takes(["includes", "indexof", "length"]);
    if (asks === "length" && value.kind === "question") return { kind: "number-picked", question: value.name };
    if (!asks || asks === "length" || !this.#tokens.takes(["("]))
      throw new NotUnderstood("it asks something of an answer that is not known here");
    const [wanted] = this.#tokens.parameters(() => this.#choice());
    if (!wanted) throw new NotUnderstood("it looks for nothing");
    const picked = includes(value, wanted, this.#names);
    return asks === "includes" ? picked : this.#found(picked);
  }

  /** Where an option stands in a list only says whether it is in it. */
  #found(picked: Condition): Condition {
    const sign = this.#tokens.takes(["===", "==", "!==", "!=", ">", ">=", "<"]);
    const place = sign ? this.#signed() : null;
    const asked = place?.kind === "constant" ? `${sign?.replace(/=+$/, "=")} ${place.value}` : "";
    if (["> -1", ">= 0", "!= -1"].includes(asked)) return picked;
    if (["= -1", "< 0"].includes(asked)) return { kind: "not", of: picked };
    throw new NotUnderstood("it asks where an option stands in the answer");
  }

  #single(): Condition {
    const token = this.#tokens.next();
    if (token.kind === "number") return { kind: "constant", value: Number(token.text) };
    if (token.kind === "text") return { kind: "constant", value: token.text };
    if (token.kind === "word") return this.#word(token.text);
    if (token.text === "[") return this.#oneOf();
    if (token.text !== "(") throw new NotUnderstood(`"${token.text}" in it stands where something should come before`);
    const inner = this.#choice();
    this.#tokens.close();
    return inner;
  }

  /** `race(7)` is option 7 of `race`, as REDCap writes it and programs leave it. */
  #code(): string {
    let code = "";
    while (!this.#tokens.takes([")"])) code += this.#tokens.next().text;
    return code;
  }

  /** An answer that is one of several: `[1, 2].includes(mood)`. */
  #oneOf(): Condition {
    const values = [this.#signed()];
    while (this.#tokens.takes([","])) values.push(this.#signed());
    if (![["]"], ["."], ["includes"], ["("]].every((sign) => this.#tokens.takes(sign) !== null))
      throw new NotUnderstood("it has a list of which it asks something that is not known here");
    const [wanted] = this.#tokens.parameters(() => this.#choice());
    if (!wanted) throw new NotUnderstood("it looks for nothing");
    return { kind: "any", of: values.map((one) => compared("=", wanted, one, this.#names)) };
  }

  #word(word: string): Condition {
    if (NOTHING.has(word)) return { kind: "constant", value: "" };
    if (word === "true" || word === "false") return { kind: "constant", value: word === "true" };
    if (isOdd(word)) return namedBy(word, this.#names);
    const isMath = word === "Math" && this.#tokens.takes(["."]) !== null;
    const name = isMath ? this.#tokens.next().text : word;
    const isItem = !isMath && this.#names.item(word) !== null;
    if (isItem)
      return this.#tokens.takes(["("]) ? namedBy(`${word}___${this.#code()}`, this.#names) : namedBy(word, this.#names);
    if (this.#tokens.takes(["("]))
      return called(
        isMath ? word : "",
        name,
        this.#tokens.parameters(() => this.#choice()),
        this.#names,
      );
    if (isMath) throw new NotUnderstood(`it names Math.${name}`);
    return namedBy(word, this.#names);
  }
}
