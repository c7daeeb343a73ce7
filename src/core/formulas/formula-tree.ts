/** A parsed formula, so that a check can reason about it without running it on every answer. */
export type FormulaTree =
  | { readonly kind: "constant"; readonly value: unknown }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "operation"; readonly operator: string; readonly operands: readonly FormulaTree[] };
