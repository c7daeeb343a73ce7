import { kindOf, type PropertySchema } from "./property-schema.ts";

/** The words of a new question, for the editor to replace. */
const NEW_WORDS = "New question";

/**
 * Returns a new object as a schema has it: what is required, with a first value each. Lists of options begin empty, and
 * so say what is missing.
 * @param also properties that are given although they may be missing
 */
export function starterOf(
  { properties = {}, required = [] }: PropertySchema,
  name: string,
  also: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const given = Object.entries(properties).filter(
    ([property]) => required.includes(property) || also.includes(property),
  );
  return Object.fromEntries(given.map(([property, schema]) => [property, firstValue(property, schema, name)]));
}

function firstValue(property: string, schema: PropertySchema, name: string): unknown {
  if (property === "name") return name;
  switch (kindOf(schema)) {
    case "fixed":
      return schema.const;
    case "words":
      return NEW_WORDS;
    case "number":
      return schema.minimum ?? 0;
    case "tick":
      return false;
    case "entries":
      return schema.items ? [starterOf(schema.items, "field-1")] : [];
    case "options":
    case "elements":
      return [];
    default:
      return property === "expression" ? "true" : "";
  }
}
