import type { Arithmetic, Comparison, Condition } from "../../conditions/condition-tree.ts";
import { NotUnderstood } from "../../conditions/not-understood.ts";
import { TokenReader } from "../../conditions/token-reader.ts";
import { callOf } from "./calls.ts";
import { asTruth, asValue, compared, constant, unknown } from "./compared.ts";
import { type Token, tokensOf } from "./tokens.ts";

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
  readonly #tokens: TokenReader<Token>;
  readonly #resolve: Resolve;
  constructor(tokens: readonly Token[], resolve: Resolve) {
    this.#tokens = new TokenReader(tokens);
    this.#resolve = resolve;
  }

  parse(): Condition {
    const part = this.#or();
    this.#tokens.end();
    return part;
  }

  #or(): Condition {
    return this.#tokens.nested(() =>
      this.#joined("any", "||", () => this.#joined("all", "&&", () => this.#comparison())),
    );
  }

  #joined(kind: "all" | "any", sign: string, next: () => Condition): Condition {
    const parts = [next()];
    while (this.#tokens.takes([sign])) parts.push(next());
    return parts.length === 1 ? (parts[0] as Condition) : { kind, of: parts.map(asTruth) };
  }

  #comparison(): Condition {
    const left = this.#sum();
    const sign = this.#tokens.takes(Object.keys(COMPARISONS));
    return sign === null ? left : compared(COMPARISONS[sign] as Comparison, left, this.#sum());
  }

  #sum(): Condition {
    return this.#arithmetic(["+", "-"], () => this.#arithmetic(["*", "/"], () => this.#signed()));
  }

  #arithmetic(signs: readonly Arithmetic[], next: () => Condition): Condition {
    let left = next();
    for (let sign = this.#tokens.takes(signs); sign !== null; sign = this.#tokens.takes(signs))
      left = { kind: "arithmetic", operator: sign as Arithmetic, left: asValue(left), right: asValue(next()) };
    return left;
  }

  #signed(): Condition {
    const sign = this.#tokens.takes(["-", "+", "!"]);
    const part = sign === null ? this.#single() : this.#tokens.nested(() => this.#signed());
    if (sign === "!") return part.kind === "unknown" ? part : { kind: "not", of: asTruth(part) };
    if (sign !== "-") return part;
    if (part.kind === "constant" && typeof part.value === "number") return constant(-part.value);
    return { kind: "negative", of: asValue(part) };
  }

  #single(): Condition {
    const token = this.#tokens.next();
    if (token.kind === "text") return constant(token.text);
    if (token.kind === "number") return constant(Number(token.text));
    if (token.kind === "name")
      return this.#tokens.takes(["("])
        ? callOf(
            token.text,
            this.#tokens.parameters(() => this.#or()),
          )
        : this.#resolve(token.text);
    if (token.text !== "(") throw new NotUnderstood(`"${token.text}" in it stands where a value is needed`);
    const inner = this.#or();
    this.#tokens.close();
    return inner;
  }
}
