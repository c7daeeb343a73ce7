import { Type } from "typebox";
import { questionTypes, type SurveyElement } from "../question-types/question-types.ts";
import { schemaParts } from "../question-types/schema-parts.ts";

/**
 * The question types of SurveyJS that can be asked, checked and scored here. Types without a schema (markup, file
 * upload, signatures, …) are rejected, because an answer could not be checked or could contain markup. The schema
 * is selected by `type`, so that a mistake is reported for the intended type.
 */
export const ElementSchema = Type.Unsafe<SurveyElement>({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string" } },
  discriminator: { propertyName: "type" },
  oneOf: questionTypes.map((type) => type.schema(schemaParts)),
});
