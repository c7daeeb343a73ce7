import type { JSONPath } from "jsonc-parser";
import { CHOICES, LABELS } from "./property-words.ts";
import type { RuleContext } from "./rule-context.ts";
import { nameOfVariant, type Schema } from "./rule-schema.ts";

/** What the field of a property needs to know. */
export type FieldProps = {
  readonly context: RuleContext;
  readonly schema: Schema;
  readonly path: JSONPath;
  readonly value: unknown;
  readonly isRequired?: boolean;
  /** True for a list that stands under a heading with its name. */
  readonly isHeaded?: boolean;
};

/** Returns what a property is called; one that is new in the schema goes by its name until it has words. */
export const labelOf = (property: string): string => LABELS[property] ?? property;

export const variantLabel = (schema: Schema, variant: Schema): string => {
  const name = nameOfVariant(schema, variant);
  return CHOICES[name] ?? labelOf(name);
};
