import { type Text, TextSchema } from "../content-model/text.ts";

/** A text people read, and its place in its file. */
export type PlacedText = {
  readonly path: string;
  readonly text: Text;
  /** True for an option or a row written as its bare value, which is also what is shown. */
  readonly isValue: boolean;
};

/** A content file with all texts that people read. */
export type TranslatableFile = { readonly file: string; readonly texts: readonly PlacedText[] };

/** The parts of a JSON Schema that are read here. */
type ContractSchema = {
  readonly anyOf?: readonly ContractSchema[];
  readonly oneOf?: readonly ContractSchema[];
  readonly properties?: Readonly<Record<string, ContractSchema>>;
  readonly items?: ContractSchema;
  readonly const?: unknown;
};

/**
 * Returns all texts of a content file, in order. The schema says what is a text, so a text that is added there is
 * found here too. Values that do not fit the schema are skipped.
 */
export function textsIn(contract: object, value: unknown, path = ""): PlacedText[] {
  const schema: ContractSchema = contract;
  if (isTextSchema(schema)) return isText(value) ? [{ path, text: value, isValue: false }] : [];
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) {
    const form = forms.find((one) => fits(one, value));
    if (form) return textsIn(form, value, path);
    const isShown = typeof value === "string" && forms.some(({ properties }) => isTextSchema(properties?.["text"]));
    return isShown ? [{ path, text: value, isValue: true }] : [];
  }
  const { items = {}, properties = {} } = schema;
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(items, one, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(properties[key] ?? {}, one, path === "" ? key : `${path}.${key}`),
  );
}

/** Type.Optional copies the schema, so the forms inside are compared. */
function isTextSchema(schema: ContractSchema | undefined): boolean {
  return schema !== undefined && schema.anyOf === TextSchema.anyOf;
}

function isText(value: unknown): value is Text {
  if (typeof value === "string") return true;
  if (typeof value !== "object" || value === null || !("default" in value)) return false;
  return Object.values(value).every((words) => typeof words === "string");
}

/** Selects the form whose `type` is that of the value, if the forms have types. */
function fits({ properties }: ContractSchema, value: unknown): boolean {
  if (properties === undefined || typeof value !== "object" || value === null) return false;
  const type = properties["type"]?.const;
  return type === undefined || ("type" in value && value.type === type);
}
