import type { Arithmetic, Comparison, Condition } from "../../conditions/condition-tree.ts";
import { NotUnderstood } from "../../conditions/not-understood.ts";
import { TokenReader } from "../../conditions/token-reader.ts";
import { called } from "./calls.ts";
import { compared } from "./compare.ts";
import type { Names } from "./names.ts";
import { constant, joined, numberOf, type Part, settled, truthOf, unknown } from "./parts.ts";
import { type Token, tokensOf } from "./tokens.ts";

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  "=": "=",
  "!=": "<>",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};
const SUMS: Readonly<Record<string, Arithmetic>> = { "+": "+", "-": "-" };
const PRODUCTS: Readonly<Record<string, Arithmetic>> = { "*": "*", div: "/", mod: "%" };

/**
 * Reads an expression of the file.
 * @param self the question whose value `.` is; null where there is none
 * @returns "unknown" with the reason where it cannot be read as a whole
 */
export function parseExpression(written: string, self: string | null, names: Names): Condition {
  try {
    return new Parser(tokensOf(written), self, names).parse();
  } catch (error) {
    if (error instanceof NotUnderstood) return unknown(written, error.message);
    throw error;
  }
}

/** Reads from the loosest sign to the tightest, as XPath orders them: or, and, = !=, < >, + -, * div mod, the sign of a number. */
class Parser {
  readonly #tokens: TokenReader<Token>;
  readonly #self: string | null;
  readonly #names: Names;
  constructor(tokens: readonly Token[], self: string | null, names: Names) {
    this.#tokens = new TokenReader(tokens);
    this.#self = self;
    this.#names = names;
  }

  parse(): Condition {
    const part = this.#or();
    this.#tokens.end();
    return settled(part);
  }

  #or(): Part {
    return this.#tokens.nested(() =>
      this.#joined("any", "or", () => this.#joined("all", "and", () => this.#compared(["=", "!="]))),
    );
  }

  #joined(kind: "all" | "any", word: string, next: () => Part): Part {
    const parts = [next()];
    while (this.#tokens.takes([word])) parts.push(next());
    return parts.length === 1 ? (parts[0] as Part) : joined(kind, parts.map(truthOf));
  }

  #compared(signs: readonly string[]): Part {
    const isLoose = signs.includes("=");
    const next = () => (isLoose ? this.#compared(["<", "<=", ">", ">="]) : this.#sum());
    let left = next();
    for (let sign = this.#tokens.takes(signs); sign; sign = this.#tokens.takes(signs))
      left = compared(COMPARISONS[sign] as Comparison, left, next(), this.#names);
    return left;
  }

  #sum(): Part {
    return this.#arithmetic(SUMS, () => this.#arithmetic(PRODUCTS, () => this.#signed()));
  }

  #arithmetic(signs: Readonly<Record<string, Arithmetic>>, next: () => Part): Part {
    let left = next();
    for (let sign = this.#tokens.takes(Object.keys(signs)); sign; sign = this.#tokens.takes(Object.keys(signs)))
      left = { kind: "arithmetic", operator: signs[sign] as Arithmetic, left: numberOf(left), right: numberOf(next()) };
    return left;
  }

  #signed(): Part {
    let isNegative = false;
    while (this.#tokens.takes(["-"])) isNegative = !isNegative;
    const part = this.#single();
    if (!isNegative) return part;
    if (part.kind === "constant" && typeof part.value === "number") return constant(-part.value);
    return { kind: "negative", of: numberOf(part) };
  }

  #single(): Part {
    const token = this.#tokens.next();
    switch (token.kind) {
      case "number":
        return constant(Number(token.text));
      case "text":
        return constant(token.text);
      case "self":
        if (this.#self === null) throw new NotUnderstood("it asks for a value of its own, which it has not");
        return { kind: "question", name: this.#self };
      case "question":
        return this.#named(token.text);
      case "word":
        if (this.#tokens.takes(["("]))
          return called(
            token.text.toLowerCase(),
            this.#tokens.parameters(() => this.#or()),
          );
        throw new NotUnderstood(`it names "${token.text}" without braces`);
      case "sign": {
        if (token.text !== "(")
          throw new NotUnderstood(`"${token.text}" in it stands where something should come before`);
        const inner = this.#or();
        this.#tokens.close();
        return inner;
      }
    }
  }

  #named(name: string): Part {
    if (this.#names.isAmbiguous(name)) return unknown(name, `the file has several questions called "${name}"`);
    return this.#names.calculation(name) ?? { kind: "question", name };
  }
}
