// The conditions and calculations of all formats, once they are parsed. Names are those of the file.

export type Comparison = "=" | "<>" | "<" | "<=" | ">" | ">=";
export type Arithmetic = "+" | "-" | "*" | "/" | "%" | "^";
/** What conditions and formulas here can work out; other functions of a format are not understood. */
export type FunctionName = "sum" | "avg" | "min" | "max" | "round" | "floor" | "ceil" | "iif" | "count";

export type Condition =
  | { readonly kind: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | {
      readonly kind: "compare";
      readonly operator: Comparison;
      readonly left: Condition;
      readonly right: Condition;
      /** As in SurveyJS, what has no answer counts as 0 in a sum; elsewhere such a comparison does not hold. */
      readonly countsBlanks?: true;
    }
  /** The option is picked in a question where several may be. For a question with one answer it means equal. */
  | { readonly kind: "picked"; readonly question: string; readonly value: string }
  /** How many options are picked. */
  | { readonly kind: "number-picked"; readonly question: string }
  | { readonly kind: "empty"; readonly of: Condition }
  | { readonly kind: "arithmetic"; readonly operator: Arithmetic; readonly left: Condition; readonly right: Condition }
  | { readonly kind: "negative"; readonly of: Condition }
  | { readonly kind: "call"; readonly name: FunctionName; readonly parameters: readonly Condition[] }
  | { readonly kind: "question"; readonly name: string }
  | { readonly kind: "constant"; readonly value: string | number | boolean }
  /** Not understood: the question is shown all the same, and the report names it. */
  | { readonly kind: "unknown"; readonly written: string; readonly why: string; readonly bound?: Bound };

/** How long an answer may be, or how many options may be picked: no condition here asks for that, but a question has limits. */
type Bound = {
  readonly of: "characters" | "picked";
  readonly question: string;
  readonly operator: Comparison;
  readonly limit: number;
};

/** Returns the parts of a condition that are not understood. */
export function unknownsIn(condition: Condition): Extract<Condition, { kind: "unknown" }>[] {
  switch (condition.kind) {
    case "unknown":
      return [condition];
    case "all":
    case "any":
      return condition.of.flatMap(unknownsIn);
    case "not":
    case "empty":
    case "negative":
      return unknownsIn(condition.of);
    case "compare":
    case "arithmetic":
      return [condition.left, condition.right].flatMap(unknownsIn);
    case "call":
      return condition.parameters.flatMap(unknownsIn);
    default:
      return [];
  }
}

/** Returns the questions that a condition names, in the file's names. */
export function questionsIn(condition: Condition): string[] {
  switch (condition.kind) {
    case "question":
      return [condition.name];
    case "picked":
    case "number-picked":
      return [condition.question];
    case "all":
    case "any":
      return condition.of.flatMap(questionsIn);
    case "not":
    case "empty":
    case "negative":
      return questionsIn(condition.of);
    case "compare":
    case "arithmetic":
      return [condition.left, condition.right].flatMap(questionsIn);
    case "call":
      return condition.parameters.flatMap(questionsIn);
    default:
      return [];
  }
}
