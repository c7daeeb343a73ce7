/** The keywords of a JSON Schema from which a form is drawn. */
export type PropertySchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, PropertySchema>>;
  readonly required?: readonly string[];
  readonly items?: PropertySchema;
  readonly anyOf?: readonly PropertySchema[];
  readonly oneOf?: readonly PropertySchema[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, PropertySchema>>;
};

/** What a property holds, and so which field it has. */
export type PropertyKind =
  /** A text that people read, in each language. */
  | "words"
  | "tick"
  | "number"
  /** A number, or a day or time. */
  | "limit"
  /** One of a few words. */
  | "choice"
  /** One line, or an expression. */
  | "line"
  /** A list of objects, each with properties of its own. */
  | "entries"
  /** A list of options: bare values, or values with their words. */
  | "options"
  /** The elements inside. */
  | "elements"
  /** Always the same. */
  | "fixed";

export function kindOf(schema: PropertySchema): PropertyKind {
  const { type, anyOf = [], items } = schema;
  if (schema.$ref !== undefined) return "elements";
  if (schema.const !== undefined) return "fixed";
  if (type === "boolean") return "tick";
  if (type === "number" || type === "integer") return "number";
  if (type === "array") return items?.anyOf ? "options" : items?.properties ? "entries" : "elements";
  if (anyOf.length > 0 && anyOf.every((one) => one.const !== undefined)) return "choice";
  if (anyOf.some(({ properties }) => properties?.["default"])) return "words";
  if (anyOf.some((one) => one.type === "number")) return "limit";
  return "line";
}

/** Returns the schema of the questions of each type, in the order in which the types are listed. */
export function elementSchemas(survey: PropertySchema): readonly PropertySchema[] {
  return survey.$defs?.["elements"]?.items?.oneOf ?? [];
}

export const typeIn = ({ properties }: PropertySchema): string => `${properties?.["type"]?.const}`;

/** Returns the schema of the elements of a type; undefined for a type that is not asked here. */
export const schemaOfType = (survey: PropertySchema, type: string | undefined): PropertySchema | undefined =>
  elementSchemas(survey).find((one) => typeIn(one) === type);

/** Returns the schema of an option that has words of its own, with what else it may have. */
export const optionSchema = ({ items }: PropertySchema): PropertySchema | undefined =>
  items?.anyOf?.find(({ properties }) => properties !== undefined);
