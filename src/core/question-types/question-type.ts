import type { TSchema } from "typebox";
import type { Text } from "../content-model/text.ts";
import type { AnswerKind } from "./answer-kinds/answer-kinds.ts";
import type { FhirPart } from "./fhir-part.ts";
import type { AskedPart, Item } from "./item.ts";
import type { SchemaParts } from "./schema-parts.ts";
import type { ShownQuestion } from "./shown-question.ts";
import type { WordsForChanges } from "./words-for-changes.ts";

/** What is wrong with a property of an element, and what to do. */
type Mistake = {
  readonly code: string;
  readonly property: string;
  readonly message: string;
  readonly hint: string;
};

/**
 * Everything that defines one question type. What depends only on the answer (its check, possible answers, export
 * columns) belongs to the kind of answer in `answer-kinds/`, because several types share a kind.
 */
export type QuestionType<Element extends { readonly type: string }> = {
  readonly name: Element["type"];
  /** Its position in lists of all types, such as in the hint for an unknown type. */
  readonly place: number;
  /** Returns the schema of an element of this type in a survey. Called only where TypeBox may be loaded. */
  schema(parts: SchemaParts): TSchema;
  /** Returns the items of an element; none for an element that only displays something. */
  items(element: Element, asked: AskedPart): Item[];
  /** True for an element that only displays something. */
  readonly asksNothing?: true;
  /** The property that holds what an element says, where it is not `title`. */
  readonly words?: { readonly property: string; of(element: Element): Text };
  /** The property in which the options are listed, and the one with the rows. */
  readonly optionList?: string;
  readonly rowList?: string;
  /** True for a type that may offer "none" and "other" after its choices. */
  readonly hasSpecialChoices?: true;
  /** The property that lists words at places of a scale, which are no options. */
  readonly labelList?: string;
  /** Returns the expressions of an element other than its condition, each with its property. */
  formulas?(element: Element): readonly { readonly property: string; readonly expression: string }[];
  /** Returns what is wrong with an element that its schema cannot tell. */
  mistakes?(element: Element): readonly Mistake[];
  /**
   * Returns the properties with which this type takes the answers that a question of another type takes; null where it
   * cannot. `change-type.ts` adds what both types know.
   */
  taking?(answer: AnswerKind): Partial<Element> | null;
  readonly changes?: WordsForChanges;
  readonly fhir?: FhirPart<Element>;
  readonly shown: ShownQuestion;
};
