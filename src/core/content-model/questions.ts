import { type TUnsafe, Type } from "typebox";
import { questionTypes, type SurveyElement } from "../question-types/question-types.ts";
import { schemaParts } from "../question-types/schema-parts.ts";

/** A panel may stand in a panel, and no deeper: headings and conditions beyond that are hard to follow. */
const PANELS_IN_PANELS = 2;

/**
 * The question types of SurveyJS that can be asked, checked and scored here. Types without a schema (markup, file
 * upload, signatures, …) are rejected, because an answer could not be checked or could contain markup. The schema
 * is selected by `type`, so that a mistake is reported for the intended type.
 */
export const ElementSchema = elementSchema(PANELS_IN_PANELS);

/** @param depth how many panels may stand inside each other here */
function elementSchema(depth: number): TUnsafe<SurveyElement> {
  const types = questionTypes.filter(({ name }) => depth > 0 || name !== "panel");
  const inner = depth > 0 ? Type.Array(elementSchema(depth - 1), { minItems: 1 }) : schemaParts.inner;
  return Type.Unsafe<SurveyElement>({
    type: "object",
    required: ["type"],
    properties: { type: { type: "string" } },
    discriminator: { propertyName: "type" },
    oneOf: types.map((type) => type.schema({ ...schemaParts, inner })),
  });
}
