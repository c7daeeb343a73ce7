import type { TSchema } from "typebox";
import type { FhirPart } from "./fhir-part.ts";
import type { AskedPart, Item } from "./item.ts";
import type { SchemaParts } from "./schema-parts.ts";
import type { ShownQuestion } from "./shown-question.ts";
import type { WordsForChanges } from "./words-for-changes.ts";

/**
 * All there is to know of one type of question. What the answer itself decides (its check, what may be
 * answered, its columns in an export) is asked of the kind of answer, in `answer-kinds/`: several
 * types share each.
 */
export type QuestionType<Element extends { readonly type: string }> = {
  readonly name: Element["type"];
  /** Its place where all types are listed, such as in the hint for an unknown one. */
  readonly place: number;
  /** The form of an element of this type in a survey. Called where TypeBox may be loaded. */
  schema(parts: SchemaParts): TSchema;
  /** The items an element asks; none where it only shows something. */
  items(element: Element, asked: AskedPart): Item[];
  /** True for an element that only shows something. */
  readonly asksNothing?: true;
  /** The property in which the options are listed, and the one with the rows. */
  readonly optionList?: string;
  readonly rowList?: string;
  /** Expressions of an element beside its condition, with the property each stands in. */
  formulas?(element: Element): readonly { readonly property: string; readonly expression: string }[];
  readonly changes?: WordsForChanges;
  readonly fhir?: FhirPart<Element>;
  readonly shown: ShownQuestion;
};
