import type { Text } from "../content-model/text.ts";

/** The keys and indexes that lead to a value in a JSON file. */
export type Place = readonly (string | number)[];

/** A text people read, and its place in its file. */
export type PlacedText = {
  readonly path: string;
  readonly place: Place;
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
  readonly patternProperties?: object;
  readonly items?: ContractSchema;
  readonly const?: unknown;
  readonly type?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, ContractSchema>>;
};

/**
 * Returns all texts of a content file, in order. The schema says what is a text, so a text that is added there is
 * found here too. Values that do not fit the schema are skipped.
 * @param contract the schema, also one that came as JSON
 */
export function textsIn(contract: object, value: unknown): PlacedText[] {
  const whole: ContractSchema = contract;
  return textsAt(whole, value, []);

  function textsAt(named: ContractSchema, found: unknown, place: Place): PlacedText[] {
    const schema = resolved(named, whole);
    const placed = (text: Text, isValue: boolean) => [{ path: pathOf(place), place, text, isValue }];
    if (isTextSchema(schema)) return isText(found) ? placed(found, false) : [];
    const forms = schema.anyOf ?? schema.oneOf;
    if (forms) {
      const form = forms.find((one) => fits(one, found));
      if (form) return textsAt(form, found, place);
      const isShown = typeof found === "string" && forms.some(({ properties }) => isTextSchema(properties?.["text"]));
      return isShown ? placed(found, true) : [];
    }
    const { items = {}, properties = {} } = schema;
    if (Array.isArray(found)) return found.flatMap((one, index) => textsAt(items, one, [...place, index]));
    if (typeof found !== "object" || found === null) return [];
    return Object.entries(found).flatMap(([key, one]) => textsAt(properties[key] ?? {}, one, [...place, key]));
  }
}

const pathOf = (place: Place): string =>
  place.map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");

function resolved(schema: ContractSchema, { $defs = {} }: ContractSchema): ContractSchema {
  return (schema.$ref && $defs[schema.$ref.replace("#/$defs/", "")]) || schema;
}

/** A text is one string, or one for each language: no other value of the content has these two forms. */
function isTextSchema(schema: ContractSchema | undefined): boolean {
  const [plain, byLanguage, ...others] = schema?.anyOf ?? [];
  const hasDefault = byLanguage?.properties?.["default"] !== undefined && byLanguage.patternProperties !== undefined;
  return plain?.type === "string" && hasDefault && others.length === 0;
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
