import type { Arithmetic, Comparison, Condition } from "../../conditions/condition-tree.ts";
import { callOf } from "./calls.ts";
import { asTruth, asValue, compared, constant, unknown } from "./compared.ts";
import { NotUnderstood, type Token, tokensOf } from "./tokens.ts";

/** Brackets within brackets, at most. */
const DEEPEST = 60;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  ...{ "==": "=", "!=": "<>", "<>": "<>", "<": "<", "<=": "<=", ">": ">", ">=": ">=" },
};

/** Returns what a name of the file stands for. */
export type Resolve = (name: string) => Condition;

/** Returns the condition of an expression; of the kind "unknown" where it cannot be read as a whole. */
export const parseRelevance = (written: string, resolve: Resolve): Condition => parsed(written, resolve, asTruth);

/** Returns the formula of an equation. */
export const parseEquation = (written: string, resolve: Resolve): Condition => parsed(written, resolve, asValue);

function parsed(written: string, resolve: Resolve, as: (whole: Condition) => Condition): Condition {
  try {
    // An expression may stand in braces, as it does in texts.
    const bare = written.trim().replace(/^\{([^{}]*)\}$/, "$1");
    return as(new Parser(tokensOf(bare), resolve).parse());
  } catch (error) {
    if (error instanceof NotUnderstood) return unknown(written, error.message);
    throw error;
  }
}

/** Reads from the loosest sign to the tightest. */
class Parser {
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly Token[];
  readonly #resolve: Resolve;
  constructor(tokens: readonly Token[], resolve: Resolve) {
    this.#tokens = tokens;
    this.#resolve = resolve;
  }

  parse(): Condition {
    const part = this.#or();
    const left = this.#tokens[this.#at];
    if (left) throw new NotUnderstood(`"${left.text}" in it stands where nothing should follow`);
    return part;
  }

  #or(): Condition {
    if (++this.#depth > DEEPEST) throw new NotUnderstood("its brackets stand too deep in one another");
    const part = this.#joined("any", "||", () => this.#joined("all", "&&", () => this.#comparison()));
    this.#depth--;
    return part;
  }

  #joined(kind: "all" | "any", sign: string, next: () => Condition): Condition {
    const parts = [next()];
    while (this.#takes([sign])) parts.push(next());
    return parts.length === 1 ? (parts[0] as Condition) : { kind, of: parts.map(asTruth) };
  }

  #comparison(): Condition {
    const left = this.#sum();
    const sign = this.#takes(Object.keys(COMPARISONS));
    return sign === null ? left : compared(COMPARISONS[sign] as Comparison, left, this.#sum());
  }

  #sum(): Condition {
    return this.#worked(["+", "-"], () => this.#worked(["*", "/"], () => this.#signed()));
  }

  #worked(signs: readonly Arithmetic[], next: () => Condition): Condition {
    let left = next();
    for (let sign = this.#takes(signs); sign !== null; sign = this.#takes(signs))
      left = { kind: "arithmetic", operator: sign as Arithmetic, left: asValue(left), right: asValue(next()) };
    return left;
  }

  #signed(): Condition {
    if (++this.#depth > DEEPEST) throw new NotUnderstood("its signs stand too deep in one another");
    const sign = this.#takes(["-", "+", "!"]);
    const part = sign === null ? this.#single() : this.#signed();
    this.#depth--;
    if (sign === "!") return part.kind === "unknown" ? part : { kind: "not", of: asTruth(part) };
    if (sign !== "-") return part;
    if (part.kind === "constant" && typeof part.value === "number") return constant(-part.value);
    return { kind: "negative", of: asValue(part) };
  }

  #single(): Condition {
    const token = this.#tokens[this.#at++];
    if (!token) throw new NotUnderstood("it ends where a value is needed");
    if (token.kind === "text") return constant(token.text);
    if (token.kind === "number") return constant(Number(token.text));
    if (token.kind === "name")
      return this.#takes(["("]) ? callOf(token.text, this.#parameters()) : this.#resolve(token.text);
    if (token.text !== "(") throw new NotUnderstood(`"${token.text}" in it stands where a value is needed`);
    const inner = this.#or();
    this.#close();
    return inner;
  }

  #parameters(): Condition[] {
    if (this.#takes([")"])) return [];
    const parameters = [this.#or()];
    while (this.#takes([","])) parameters.push(this.#or());
    this.#close();
    return parameters;
  }

  #close(): void {
    if (!this.#takes([")"])) throw new NotUnderstood("a bracket in it is not closed");
  }

  #takes(signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || !signs.includes(token.text)) return null;
    this.#at++;
    return token.text;
  }
}
