import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { CoachContentSchema } from "../content-model/coach.ts";
import { CatalogueSchema } from "../content-model/domains.ts";
import { GuidanceFileSchema } from "../content-model/guidance.ts";
import { KitSchema, ListedScalesSchema } from "../content-model/kit.ts";
import { KnowYourNumbersSchema } from "../content-model/know-your-numbers.ts";
import { KnownMessagesFileSchema } from "../content-model/safety.ts";
import { ScoringRuleSchema } from "../content-model/scoring-rule.ts";
import { SiteSchema } from "../content-model/site.ts";
import { StepsSchema } from "../content-model/steps.ts";
import { SurveyDocumentSchema } from "../content-model/survey.ts";
import { type Text, TextSchema } from "../content-model/text.ts";
import type { Issue } from "../shared/issue.ts";
import { meantHint, nearestNames } from "./nearest-name.ts";
import { typeOfLink, withSeparateForms } from "./separate-forms.ts";
import { unsupportedType } from "./unsupported-types.ts";

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  discriminator: true,
  verbose: true,
  inlineRefs: false,
});

const SCHEMAS = {
  survey: SurveyDocumentSchema,
  rule: ScoringRuleSchema,
  catalogue: CatalogueSchema,
  site: SiteSchema,
  guidance: GuidanceFileSchema,
  messages: KnownMessagesFileSchema,
  coach: CoachContentSchema,
  numbers: KnowYourNumbersSchema,
  steps: StepsSchema,
  kit: KitSchema,
  listedScales: ListedScalesSchema,
};
type Kind = keyof typeof SCHEMAS;

const compiled: Partial<Record<Kind, ValidateFunction>> = {};
let compiledText: ValidateFunction<Text> | undefined;

/** Checks one content file against its closed schema for unknown, missing and mistyped properties. */
export function shapeIssues(kind: Kind, file: string, value: unknown): Issue[] {
  // Schemas are compiled on first use: a server whose scales are in the check cache starts without the two largest.
  compiled[kind] ??= ajv.compile(withSeparateForms(SCHEMAS[kind]));
  const check = compiled[kind];
  if (check(value)) return [];
  const errors = check.errors ?? [];
  // Ajv reports each form of an `anyOf` that did not fit as well; the error of the `anyOf` itself is clearer.
  const choices = new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath));
  return (
    errors
      .filter((error) => !(choices.has(error.instancePath) && error.schemaPath.includes("/anyOf/")))
      .filter((error) => !isMisspelt(error, errors))
      .filter((error) => error.keyword !== "anyOf" || !errors.some((other) => isEmptyWithin(other, error)))
      // A missing type is named once, as a property that is missing.
      .filter(({ keyword, params }) => keyword !== "discriminator" || params["tagValue"] !== undefined)
      .map((error) => ({ code: "SHAPE", file, path: readablePath(error.instancePath), ...wordsOf(error) }))
  );
}

/** Returns true for a text that fits the schema of what users read, in one language or in several. */
export function isValidText(value: unknown): value is Text {
  compiledText ??= ajv.compile<Text>(TextSchema);
  return compiledText(value);
}

/** Returns true for an empty text within what fits no form: it says why. */
const isEmptyWithin = (error: ErrorObject, { instancePath }: ErrorObject): boolean =>
  isEmptyText(error) && error.instancePath.startsWith(`${instancePath}/`);

/** Returns true for a property that is missing because it is misspelt: the issue about the misspelling names both. */
function isMisspelt({ keyword, instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (keyword !== "required") return false;
  return errors.some(
    (other) =>
      other.keyword === "additionalProperties" &&
      other.instancePath === instancePath &&
      nearestNames(`${other.params["additionalProperty"]}`, propertiesAt(other)).includes(params["missingProperty"]),
  );
}

/** Turns `/pages/0/elements/2` into `pages[0].elements[2]`, the way people write places in JSON. */
export function readablePath(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "");
}

/** Question types of SurveyJS that cannot be checked or scored here. */
const ONLY_ASKED: ReadonlySet<unknown> = new Set(["tagbox", "flowpanel", "buttongroup", "imagemap"]);
/** Properties of SurveyJS that content may not use, because an answer or a text could become markup on the page. */
const MARKUP = /html|markup|(?<!de)script/i;
const NO_MARKUP = {
  message: "is markup, and markup is never shown here: an answer could become part of the page.",
  hint: 'Write the words as plain text, in a "title" or a "description", and remove this.',
};
const MARKUP_TYPES: ReadonlySet<unknown> = new Set(["image"]);

/** Returns true for an empty text. */
const isEmptyText = (error: ErrorObject): boolean =>
  error.data === "" && ["anyOf", "minLength"].includes(error.keyword) && constantsAt(error) === null;

const EMPTY = { message: "This text is empty.", hint: "Write it." };

function wordsOf(error: ErrorObject): Pick<Issue, "message" | "hint"> {
  const { params } = error;
  if (isEmptyText(error)) return EMPTY;
  switch (error.keyword) {
    case "additionalProperties": {
      const property = `${params["additionalProperty"]}`;
      if (MARKUP.test(property)) return { ...NO_MARKUP, message: `"${property}" ${NO_MARKUP.message}` };
      return {
        message: `"${property}" is not a property that can stand here.`,
        hint: meantHint(property, propertiesAt(error)),
      };
    }
    case "required":
      return {
        message: `The property "${params["missingProperty"]}" is missing.`,
        hint: `Add "${params["missingProperty"]}" here.`,
      };
    case "discriminator": {
      const type = params["tagValue"];
      const unsupported = unsupportedType(type);
      if (unsupported) return unsupported;
      if (MARKUP_TYPES.has(type)) return { ...NO_MARKUP, message: `The type "${type}" ${NO_MARKUP.message}` };
      if (type === "panel") return { message: "A panel in a panel holds no further panel.", hint: "Use another page." };
      const types = typesAt(error);
      return {
        message: ONLY_ASKED.has(type)
          ? `A "${type}" question can be asked by SurveyJS but not scored here.`
          : `The type ${JSON.stringify(type)} cannot be used here.`,
        hint: `${ONLY_ASKED.has(type) ? "" : `${meantHint(`${type}`, types)} `}Use one of these types: ${types.join(", ")}.`,
      };
    }
    case "anyOf": {
      const names = constantsAt(error);
      if (names) return unknownName(error, names);
      const together = answersTogether(error);
      if (together) return together;
      return {
        message: "This is not in a form that can stand here.",
        hint: 'A text is "…" or {"default": "…", "es": "…"}; a choice is a value or {"value": …, "text": …}.',
      };
    }
    case "const":
      return {
        message: `This must be ${JSON.stringify(params["allowedValue"])}.`,
        hint: `Write ${JSON.stringify(params["allowedValue"])} here.`,
      };
    case "enum":
      return unknownName(error, params["allowedValues"]);
    default:
      return { message: `This ${error.message}.`, hint: `It is ${shortly(error.data)} now; correct it.` };
  }
}

function unknownName({ data }: ErrorObject, allowed: readonly string[]): Pick<Issue, "message" | "hint"> {
  return { message: `${shortly(data)} is not a name that can be used here.`, hint: meantHint(`${data}`, allowed) };
}

/** Returns the names of an `anyOf` that is a list of names; null for any other. */
function constantsAt({ schema }: ErrorObject): string[] | null {
  if (!Array.isArray(schema)) return null;
  const names = schema.map((form: { const?: unknown }) => form.const);
  return names.every((name) => typeof name === "string") ? names : null;
}

const ANSWER_OF_EXAMPLE = /^\/(?:examples|withoutScore)\/\d+\/answers\/([^/]+)$/;

/** What to say of an example that answers a matrix as SurveyJS does, all rows in one; null for anything else. */
function answersTogether({ instancePath, data }: ErrorObject): Pick<Issue, "message" | "hint"> | null {
  const question = ANSWER_OF_EXAMPLE.exec(instancePath)?.[1];
  if (question === undefined || typeof data !== "object" || data === null) return null;
  const [part] = Object.entries(data);
  if (!part || Array.isArray(data)) return null;
  return {
    message: "The answers to several rows or fields cannot stand together in an example.",
    hint: `Write each by its own name: "${question}.${part[0]}": ${shortly(part[1])}.`,
  };
}

/** Returns the properties that the schema allows at the place of an error. */
function propertiesAt({ parentSchema }: ErrorObject): string[] {
  return Object.keys(parentSchema?.["properties"] ?? {});
}

/** Returns the names of the forms of a discriminator. */
function typesAt({ parentSchema }: ErrorObject): string[] {
  const forms: readonly { $ref?: string }[] = parentSchema?.["oneOf"] ?? [];
  return forms.flatMap((form) => typeOfLink(form) ?? []);
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
