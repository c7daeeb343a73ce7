import type { AnswerValue } from "../../content-model/answers.ts";
import type { Variable } from "../../export/variable.ts";
import type { EnableWhen, Extension, QuestionnaireItem, ResponseAnswer } from "../../fhir/resources.ts";

/** The part of an item of a FHIR questionnaire that says what may be answered. */
export type FhirAnswer = Pick<
  QuestionnaireItem,
  "type" | "required" | "repeats" | "maxLength" | "answerOption" | "extension"
>;

/** How the content check finds answers to try a rule with. */
type Trying = {
  /** What the worked examples of the rule answer. */
  readonly examples: () => readonly AnswerValue[];
  /** Numbers at and beside each cut-off of the rule, within limits. */
  readonly numbers: (min: number | undefined, max: number | undefined) => readonly number[];
};

/** What only the server asks of a kind of answer. */
export type KindOnServer<Answer> = {
  /** JSON Schema of a value. */
  schema(answer: Answer): object | false;
  /** The answer written in a cell of a spreadsheet. What does not fit stays the text it is, for the check to refuse. */
  fromCell(answer: Answer, cell: string): unknown;
  /** Every answer there is; null when they cannot be listed. */
  possible(answer: Answer): readonly AnswerValue[] | null;
  /** Some answer where not all can be listed; none where it takes knowing the options. */
  plain(answer: Answer): readonly AnswerValue[];
  worthTrying(answer: Answer, trying: Trying): readonly AnswerValue[];
  /** Between which numbers an answer lies. */
  limits(answer: Answer): { readonly min?: number | undefined; readonly max?: number | undefined };

  /** Columns of an export. */
  columns(answer: Answer, base: ColumnBase, item: string): Variable[];
  /** False where the points of several options are added up, so that none gives the range. */
  readonly pointsHaveRange: boolean;

  fhirItem(answer: Answer, about: FhirAbout): FhirAnswer;
  /** A condition that holds the answer against a value; null when FHIR has no words for it. */
  fhirCondition(answer: Answer, operator: EnableWhen["operator"], value: unknown): Partial<EnableWhen> | null;
  /** @param points of the option; null when it has none of its own */
  fhirResponse(answer: Answer, value: AnswerValue, points: number | null): ResponseAnswer;
};

/** What the columns of one item have in common. */
export type ColumnBase = Omit<Variable, "type">;

/** What an item of a FHIR questionnaire says beside the kind of answer. */
export type FhirAbout = {
  readonly required: boolean;
  /** Points by option. */
  readonly points: Readonly<Record<string, number>>;
  /** What marks the type of the question. */
  readonly marks: readonly Extension[];
};
