/** What the form reads of a JSON Schema. */
export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
};

/** How a value is edited. `json` is the field for what no other one fits. */
export type FieldKind =
  | "words"
  | "choice"
  | "line"
  | "lineOrNone"
  | "number"
  | "tick"
  | "object"
  | "variants"
  | "list"
  | "pairs"
  | "lines"
  | "numbers"
  | "table"
  | "json";

/** Returns how a value of a schema is edited. Any property that a rule may have comes by its field here. */
export function fieldKind(schema: Schema): FieldKind {
  const { type, anyOf, items, properties, patternProperties } = schema;
  if (constantsOf(schema).length > 0) return "choice";
  if (anyOf) {
    if (anyOf.some((one) => one.properties?.["default"])) return "words";
    if (anyOf.every((one) => one.type === "object" && one.properties)) return "variants";
    return anyOf.length === 2 && anyOf[0]?.type === "string" && anyOf[1]?.type === "null" ? "lineOrNone" : "json";
  }
  if (type === "string") return "line";
  if (type === "number" || type === "integer") return "number";
  if (type === "boolean") return "tick";
  if (type === "object" && properties) return "object";
  if (type === "object") return patternKind(Object.values(patternProperties ?? {}));
  if (type !== "array" || !items) return "json";
  if (isOne(items)) return fieldKind(items) === "pairs" ? "json" : listKind(items);
  return "json";
}

/** Numbers by name, or by two names, as in a table. */
function patternKind(patterns: readonly Schema[]): FieldKind {
  if (patterns.every((one) => one.type === "number")) return "numbers";
  const isRow = ({ anyOf = [] }: Schema) =>
    anyOf.some(({ type }) => type === "number") && anyOf.some(({ type }) => type === "object");
  return patterns.every(isRow) ? "table" : "json";
}

function listKind(items: Schema): FieldKind {
  if (Array.isArray(items.items)) return "pairs";
  return fieldKind(items) === "line" ? "lines" : "list";
}

/** Returns the values that can be chosen; none where anything can be written. */
export function constantsOf({ const: constant, anyOf = [] }: Schema): readonly string[] {
  if (typeof constant === "string") return [constant];
  const all = anyOf.flatMap((one) => (typeof one.const === "string" ? [one.const] : []));
  return all.length === anyOf.length ? all : [];
}

/** Returns what a list holds. */
export const entrySchema = ({ items }: Schema): Schema => (items && isOne(items) ? items : {});

/** Returns the variant that a value is of; the first where none fits. */
export function variantOf({ anyOf = [] }: Schema, value: unknown): Schema {
  const has = (name: string) => typeof value === "object" && value !== null && Object.hasOwn(value, name);
  const fits = ({ required = [], properties = {} }: Schema) =>
    required.every(has) &&
    Object.entries(properties).every(
      ([name, { const: constant }]) => constant === undefined || (value as Record<string, unknown>)[name] === constant,
    );
  return anyOf.find(fits) ?? anyOf[0] ?? {};
}

/** Returns what tells a variant from the others: the value of its type, or the property that it alone has. */
export function nameOfVariant({ anyOf = [] }: Schema, variant: Schema): string {
  const type = variant.properties?.["type"]?.const;
  if (typeof type === "string") return type;
  const others = anyOf.filter((one) => one !== variant);
  const own = Object.keys(variant.properties ?? {}).find((name) => others.every((one) => !one.properties?.[name]));
  return own ?? "";
}

/** Returns an empty value of a schema, with all that it must have. */
export function blankOf(schema: Schema): unknown {
  const [first] = constantsOf(schema);
  switch (fieldKind(schema)) {
    case "choice":
      return first;
    case "words":
    case "line":
      return "";
    case "lineOrNone":
      return null;
    case "number":
      return leastOf(schema);
    case "tick":
      return false;
    case "object":
      return blankObject(schema);
    case "variants":
      return blankOf(schema.anyOf?.[0] ?? {});
    case "pairs":
      return [[0, 0]];
    case "list":
    case "lines":
      return (schema.minItems ?? 0) > 0 ? [blankOf(entrySchema(schema))] : [];
    default:
      return {};
  }
}

/** Returns the least whole number that a schema allows, 0 where it has no least. */
const leastOf = ({ minimum, exclusiveMinimum }: Schema): number =>
  minimum ?? (exclusiveMinimum === undefined ? 0 : Math.floor(exclusiveMinimum) + 1);

const blankObject = ({ properties = {}, required = [] }: Schema): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, blankOf(properties[name] ?? {})]));

const isOne = (items: Schema | readonly Schema[]): items is Schema => !Array.isArray(items);
