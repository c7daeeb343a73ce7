import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { CatalogueSchema } from "../contracts/domains.ts";
import { GuidanceFileSchema } from "../contracts/guidance.ts";
import { ScoringRuleSchema } from "../contracts/scoring-rule.ts";
import { SiteSchema } from "../contracts/site.ts";
import { SurveyDocumentSchema } from "../contracts/survey.ts";
import type { Issue } from "./issue.ts";

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, discriminator: true, verbose: true });

const checks = {
  survey: ajv.compile(SurveyDocumentSchema),
  rule: ajv.compile(ScoringRuleSchema),
  catalogue: ajv.compile(CatalogueSchema),
  site: ajv.compile(SiteSchema),
  guidance: ajv.compile(GuidanceFileSchema),
} satisfies Record<string, ValidateFunction>;

/** Holds one content file against its closed schema: unknown, missing and mistyped properties. */
export function shapeIssues(kind: keyof typeof checks, file: string, value: unknown): Issue[] {
  const check = checks[kind];
  if (check(value)) return [];
  const errors = check.errors ?? [];
  // A choice between forms also reports each form that did not fit; the choice itself says it better.
  const choices = new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath));
  return errors
    .filter((error) => !(choices.has(error.instancePath) && error.schemaPath.includes("/anyOf/")))
    .map((error) => ({ code: "SHAPE", file, path: readablePath(error.instancePath), ...wordsOf(error) }));
}

/** `/pages/0/elements/2` as `pages[0].elements[2]`, the way people write places in JSON. */
export function readablePath(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "");
}

function wordsOf(error: ErrorObject): Pick<Issue, "message" | "hint"> {
  const { params } = error;
  switch (error.keyword) {
    case "additionalProperties":
      return {
        message: `"${params["additionalProperty"]}" is not a property that can stand here.`,
        hint: "Check its spelling, or remove it.",
      };
    case "required":
      return { message: `The property "${params["missingProperty"]}" is missing.`, hint: "Add it." };
    case "discriminator":
      return {
        message: `The type "${params["tagValue"]}" cannot be used here.`,
        hint: "Use radiogroup, dropdown, text or expression.",
      };
    case "anyOf":
      return {
        message: "This is not in a form that can stand here.",
        hint: 'A text is "…" or {"default": "…", "es": "…"}; a choice is a value or {"value": …, "text": …}.',
      };
    case "const":
      return { message: `This must be ${JSON.stringify(params["allowedValue"])}.` };
    default:
      return { message: `This ${error.message}.` };
  }
}
