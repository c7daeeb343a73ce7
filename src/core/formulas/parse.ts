import type { FormulaTree } from "./formula-tree.ts";
import { BEHIND } from "./operators.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Signs and words between two operands, by how strongly they bind; those of one strength are read from the left. */
const STRENGTH: ReadonlyMap<string, number> = new Map(
  Object.entries({
    or: 1,
    and: 2,
    "=": 3,
    "<>": 3,
    "<": 3,
    "<=": 3,
    ">": 3,
    ">=": 3,
    "+": 4,
    "-": 4,
    "*": 5,
    "/": 5,
    "%": 5,
    "^": 6,
  }),
);
/** `not` binds less than a comparison, so that `not {a} = 1` says what it seems to. */
const OF_NOT = 3;
const OF_MINUS = 6;
const CONSTANTS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);
/** No rule needs more; without a limit a formula of a thousand brackets would exhaust the stack. */
const DEEPEST = 100;

/** Thrown inside this file for a formula that cannot be read. */
class Unreadable extends Error {}

/** Returns the parsed formula; null when it cannot be read. */
export function parseFormula(formula: string): FormulaTree | null {
  const tokens = tokensOf(formula);
  if (!tokens || tokens.length === 0) return null;
  try {
    return new Reader(tokens).whole();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): FormulaTree {
    const tree = this.#above(0);
    if (this.#next < this.#tokens.length) throw new Unreadable();
    return tree;
  }

  /** Reads operands joined by what binds more strongly than this. */
  #above(strength: number): FormulaTree {
    if (++this.#depth > DEEPEST) throw new Unreadable();
    let left = this.#operand();
    for (;;) {
      const operator = this.#operator();
      const own = STRENGTH.get(operator) ?? 0;
      if (own <= strength) break;
      this.#next++;
      // A chain of comparisons, such as 1 < {a} < 3, is not what it looks like.
      if (own === OF_NOT && isComparison(left)) throw new Unreadable();
      left = operation(operator, [left, this.#above(operator === "^" ? own - 1 : own)]);
    }
    this.#depth--;
    return left;
  }

  #operand(): FormulaTree {
    let tree = this.#first();
    while (this.#token?.kind === "word" && BEHIND.has(this.#token.word.toLowerCase())) {
      tree = operation(this.#token.word.toLowerCase(), [tree]);
      this.#next++;
    }
    return tree;
  }

  #first(): FormulaTree {
    const token = this.#token;
    this.#next++;
    switch (token?.kind) {
      case "number":
      case "text":
        return { kind: "constant", value: token.value };
      case "name":
        return { kind: "name", name: token.name };
      case "word":
        return this.#word(token.word);
      case "sign":
        return this.#sign(token.sign);
      default:
        throw new Unreadable();
    }
  }

  #word(word: string): FormulaTree {
    const constant = CONSTANTS.get(word.toLowerCase());
    if (constant !== undefined) return { kind: "constant", value: constant };
    if (word.toLowerCase() === "not") return operation("negate", [this.#above(OF_NOT - 1)]);
    this.#expect("(");
    const operands: FormulaTree[] = [];
    if (!this.#skip(")")) {
      do operands.push(this.#above(0));
      while (this.#skip(","));
      this.#expect(")");
    }
    return operation(word, operands);
  }

  #sign(sign: string): FormulaTree {
    if (sign === "(") {
      const tree = this.#above(0);
      this.#expect(")");
      return tree;
    }
    if (sign === "!") return operation("negate", [this.#operand()]);
    if (sign !== "-") throw new Unreadable();
    const of = this.#above(OF_MINUS - 1);
    if (of.kind === "constant" && typeof of.value === "number") return { kind: "constant", value: 0 - of.value };
    return operation("-", [{ kind: "constant", value: 0 }, of]);
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #operator(): string {
    const token = this.#token;
    if (token?.kind === "sign") return token.sign;
    return token?.kind === "word" ? token.word.toLowerCase() : "";
  }

  #skip(sign: string): boolean {
    if (this.#token?.kind !== "sign" || this.#token.sign !== sign) return false;
    this.#next++;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#skip(sign)) throw new Unreadable();
  }
}

const operation = (operator: string, operands: readonly FormulaTree[]): FormulaTree => ({
  kind: "operation",
  operator,
  operands,
});

const isComparison = (tree: FormulaTree): boolean =>
  tree.kind === "operation" && STRENGTH.get(tree.operator) === OF_NOT;
