import { Type } from "typebox";
import { questionTypes, type SurveyElement } from "../question-types/question-types.ts";
import { schemaParts } from "../question-types/schema-parts.ts";

/**
 * The question types of SurveyJS that can be asked, checked and scored here. What these schemas
 * leave out (markup, file upload, signatures, …) is refused because an answer could not be checked
 * or could become markup. An element is told apart by `type`, so that a mistake is reported for the
 * type that was meant.
 */
export const ElementSchema = Type.Unsafe<SurveyElement>({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string" } },
  discriminator: { propertyName: "type" },
  oneOf: questionTypes.map((type) => type.schema(schemaParts)),
});
