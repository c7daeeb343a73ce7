import { SurveyDocumentSchema } from "../content-model/survey.ts";
import { LOOKS } from "../surveys/looks.ts";
import { OLDER_NAMES } from "../surveys/written-survey.ts";

type Form = { readonly patternProperties?: object; readonly properties?: object } & Record<string, unknown>;

/** Elements stand in pages, in panels, and in surveys without pages. */
const ELEMENTS = { $ref: "#/$defs/elements" };

/**
 * Returns the schema of a survey as its file may have it, for programs that complete and underline: with what is for
 * looks alone, and `elements` instead of `pages`. It holds panels in panels to no depth; the check does.
 */
export function writtenSurveySchema(): object {
  const { pages } = SurveyDocumentSchema.properties;
  const elements = withLooksOfElements(pages.items.properties.elements);
  const page = {
    ...withLooks(LOOKS.page, pages.items),
    properties: { ...pages.items.properties, elements: ELEMENTS },
  };
  return {
    ...withLooks(LOOKS.survey, SurveyDocumentSchema),
    required: SurveyDocumentSchema.required.filter((name) => name !== "pages"),
    if: { required: ["elements"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { not: { required: ["pages"] } },
    else: { required: ["pages"] },
    properties: { ...SurveyDocumentSchema.properties, pages: { ...pages, items: page }, elements: ELEMENTS },
    $defs: { elements },
  };
}

/** As a pattern they are allowed, and still not offered to whoever writes by hand. */
const withLooks = (names: ReadonlySet<string>, schema: object): Form => ({
  ...schema,
  patternProperties: { [`^(${[...names].join("|")})$`]: {} },
});

function withLooksOfElements(list: object): Form {
  const { items } = list as { items: { oneOf: readonly Form[] } };
  return {
    ...list,
    items: { ...items, oneOf: items.oneOf.map(asWritten) },
  };
}

function asWritten(form: Form): Form {
  if (!("elements" in (form.properties ?? {}))) return withOlderNames(withLooks(LOOKS.element, form));
  return { ...withLooks(LOOKS.panel, form), properties: { ...form.properties, elements: ELEMENTS } };
}

/** A property may stand under its older name too. */
function withOlderNames({ patternProperties, ...form }: Form): Form {
  const properties: Readonly<Record<string, unknown>> = { ...form.properties };
  const older = Object.entries(OLDER_NAMES).filter(([, newer]) => newer in properties);
  const patterns = older.map(([name, newer]) => [`^${name}$`, properties[newer]]);
  return { ...form, patternProperties: { ...patternProperties, ...Object.fromEntries(patterns) } };
}
