import { type Text, TextSchema } from "../content-model/text.ts";

/** A text people read, and its place in its file. */
export type PlacedText = {
  readonly path: string;
  readonly text: Text;
  /** An option or a row written as its bare value, which is then also what is shown. */
  readonly isValue: boolean;
};

/** A content file with all that it says to people. */
export type TranslatableFile = { readonly file: string; readonly texts: readonly PlacedText[] };

/** What is looked at of the JSON Schema of a contract. */
type ContractSchema = {
  readonly anyOf?: readonly ContractSchema[];
  readonly oneOf?: readonly ContractSchema[];
  readonly properties?: Readonly<Record<string, ContractSchema>>;
  readonly items?: ContractSchema;
  readonly const?: unknown;
};

/**
 * All texts of a content file, in the order they stand in. The contract says what is a text, so one
 * that is added there is found here too. What does not fit the contract is passed over.
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

/** An optional text is a copy of the schema around the same forms. */
function isTextSchema(schema: ContractSchema | undefined): boolean {
  return schema !== undefined && schema.anyOf === TextSchema.anyOf;
}

function isText(value: unknown): value is Text {
  if (typeof value === "string") return true;
  if (typeof value !== "object" || value === null || !("default" in value)) return false;
  return Object.values(value).every((words) => typeof words === "string");
}

/** Of several forms of an object, the one of its `type`, where they have types. */
function fits({ properties }: ContractSchema, value: unknown): boolean {
  if (properties === undefined || typeof value !== "object" || value === null) return false;
  const type = properties["type"]?.const;
  return type === undefined || ("type" in value && value.type === type);
}
