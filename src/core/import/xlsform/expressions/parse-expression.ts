import type { Arithmetic, Comparison, Condition } from "../../conditions/condition-tree.ts";
import { called } from "./calls.ts";
import { compared } from "./compare.ts";
import type { Names } from "./names.ts";
import { constant, joined, numberOf, type Part, settled, truthOf, unknown } from "./parts.ts";
import { NotUnderstood, type Token, tokensOf } from "./tokens.ts";

/** Brackets within brackets, at most. */
const DEEPEST = 60;

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
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly Token[];
  readonly #self: string | null;
  readonly #names: Names;
  constructor(tokens: readonly Token[], self: string | null, names: Names) {
    this.#tokens = tokens;
    this.#self = self;
    this.#names = names;
  }

  parse(): Condition {
    const part = this.#or();
    const left = this.#tokens[this.#at];
    if (left) throw new NotUnderstood(`"${left.text}" in it stands where nothing should follow`);
    return settled(part);
  }

  #or(): Part {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new NotUnderstood("its brackets stand too deep in one another");
    const part = this.#joined("any", "or", () => this.#joined("all", "and", () => this.#compared(["=", "!="])));
    this.#depth -= 1;
    return part;
  }

  #joined(kind: "all" | "any", word: string, next: () => Part): Part {
    const parts = [next()];
    while (this.#takes([word])) parts.push(next());
    return parts.length === 1 ? (parts[0] as Part) : joined(kind, parts.map(truthOf));
  }

  #compared(signs: readonly string[]): Part {
    const isLoose = signs.includes("=");
    const next = () => (isLoose ? this.#compared(["<", "<=", ">", ">="]) : this.#sum());
    let left = next();
    for (let sign = this.#takes(signs); sign; sign = this.#takes(signs))
      left = compared(COMPARISONS[sign] as Comparison, left, next(), this.#names);
    return left;
  }

  #sum(): Part {
    return this.#worked(SUMS, () => this.#worked(PRODUCTS, () => this.#signed()));
  }

  #worked(signs: Readonly<Record<string, Arithmetic>>, next: () => Part): Part {
    let left = next();
    for (let sign = this.#takes(Object.keys(signs)); sign; sign = this.#takes(Object.keys(signs)))
      left = { kind: "arithmetic", operator: signs[sign] as Arithmetic, left: numberOf(left), right: numberOf(next()) };
    return left;
  }

  #signed(): Part {
    let isNegative = false;
    while (this.#takes(["-"])) isNegative = !isNegative;
    const part = this.#single();
    if (!isNegative) return part;
    if (part.kind === "constant" && typeof part.value === "number") return constant(-part.value);
    return { kind: "negative", of: numberOf(part) };
  }

  #single(): Part {
    const token = this.#tokens[this.#at];
    if (!token) throw new NotUnderstood("it ends too early");
    this.#at += 1;
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
        if (this.#takes(["("])) return called(token.text.toLowerCase(), this.#parameters());
        throw new NotUnderstood(`it names "${token.text}" without braces`);
      case "sign": {
        if (token.text !== "(")
          throw new NotUnderstood(`"${token.text}" in it stands where something should come before`);
        const inner = this.#or();
        this.#close();
        return inner;
      }
    }
  }

  #named(name: string): Part {
    if (this.#names.isAmbiguous(name)) return unknown(name, `the file has several questions called "${name}"`);
    return this.#names.calculation(name) ?? { kind: "question", name };
  }

  #parameters(): Part[] {
    if (this.#takes([")"])) return [];
    const parameters = [this.#or()];
    while (this.#takes([","])) parameters.push(this.#or());
    this.#close();
    return parameters;
  }

  #close(): void {
    if (!this.#takes([")"])) throw new NotUnderstood("a bracket in it is not closed");
  }

  /** Returns the next sign or word where it is one of these, and goes on behind it. */
  #takes(texts: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (!token || (token.kind !== "sign" && token.kind !== "word")) return null;
    const text = token.text.toLowerCase();
    if (!texts.includes(text)) return null;
    this.#at += 1;
    return text;
  }
}
