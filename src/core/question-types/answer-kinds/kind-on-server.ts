import type { AnswerValue } from "../../content-model/answers.ts";
import type { Variable } from "../../export/variable.ts";
import type { EnableWhen, Extension, QuestionnaireItem, ResponseAnswer } from "../../fhir/resources.ts";

/** The part of a FHIR questionnaire item that describes its answer. */
export type FhirAnswer = Pick<
  QuestionnaireItem,
  "type" | "required" | "repeats" | "maxLength" | "answerOption" | "extension" | "item"
>;

/** How the content check finds answers for trying a rule. */
type Trying = {
  /** The answers in the worked examples of the rule. */
  readonly examples: () => readonly AnswerValue[];
  /** Numbers at and next to each cut-off of the rule, within limits. */
  readonly numbers: (min: number | undefined, max: number | undefined) => readonly number[];
};

/** The functions of a kind of answer that only the server uses. */
export type KindOnServer<Answer> = {
  /** Returns the JSON Schema of a value. */
  schema(answer: Answer): object | false;
  /**
   * Returns the answer in a cell of a spreadsheet. A text that does not fit is returned unchanged, so that the
   * check rejects it.
   */
  fromCell(answer: Answer, cell: string): unknown;
  /** Returns every possible answer; null when they cannot be listed. */
  possible(answer: Answer): readonly AnswerValue[] | null;
  /** Returns some plausible answers when not all can be listed; none when valid ones depend on the options. */
  plain(answer: Answer): readonly AnswerValue[];
  worthTrying(answer: Answer, trying: Trying): readonly AnswerValue[];
  /** Returns the limits of the numbers that may be answered. */
  limits(answer: Answer): { readonly min?: number | undefined; readonly max?: number | undefined };

  /** Returns the columns of an export. */
  columns(answer: Answer, base: ColumnBase, item: string): Variable[];
  /** False when the points of several options are added, so that no single option gives the range. */
  readonly pointsHaveRange: boolean;

  fhirItem(answer: Answer, about: FhirAbout): FhirAnswer;
  /** Returns a condition that compares the answer with a value; null when FHIR cannot express it. */
  fhirCondition(answer: Answer, operator: EnableWhen["operator"], value: unknown): Partial<EnableWhen> | null;
  /** @param points the points of the option; null when it has none of its own */
  fhirResponse(answer: Answer, value: AnswerValue, points: number | null): ResponseAnswer;
};

/** The properties that all columns of one item share. */
export type ColumnBase = Omit<Variable, "type">;

/** The properties of a FHIR questionnaire item other than its kind of answer. */
export type FhirAbout = {
  /** The link id of the item. */
  readonly linkId: string;
  readonly required: boolean;
  /** Points by option. */
  readonly points: Readonly<Record<string, number>>;
  /** The extensions that mark the type of the question. */
  readonly marks: readonly Extension[];
};
