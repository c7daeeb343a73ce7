import type {
  Question,
  QuestionBooleanModel,
  QuestionCheckboxModel,
  QuestionMatrixModel,
  QuestionRadiogroupModel,
  QuestionRatingModel,
} from "survey-core";
import { surveyMessages } from "./messages.ts";
import { languageOfQuestion } from "./model-language.ts";

type OptionValue = string | number | boolean;

export type ShownOption = {
  readonly value: OptionValue;
  readonly text: string;
  /** True for an option that cannot be picked together with others. */
  readonly standsAlone?: boolean;
};

/** Options of which one answer is made: those of a question, or of one row of a matrix. */
export type OptionGroup = {
  /** Unique on the page. */
  readonly id: string;
  /** Name of the item that the group answers. */
  readonly item: string;
  readonly row?: { readonly value: string; readonly text: string };
  readonly options: readonly ShownOption[];
};

/** The groups a question is drawn, read aloud and told by; none where the answer is written or taken from a list. */
export function groupsOf(question: Question): OptionGroup[] {
  const options = optionsOf(question);
  if (options === undefined) return [];
  const { id, name } = question;
  if (question.getType() !== "matrix") return [{ id, item: name, options }];
  const { visibleRows } = question as QuestionMatrixModel;
  return visibleRows.map(({ name: value, text }, index) => ({
    id: `${id}-row-${index}`,
    item: `${name}.${value}`,
    row: { value, text },
    options,
  }));
}

function optionsOf(question: Question): ShownOption[] | undefined {
  switch (question.getType()) {
    case "radiogroup":
      return (question as QuestionRadiogroupModel).visibleChoices.map(({ value, text }) => ({ value, text }));
    case "boolean": {
      const { labelTrue, labelFalse } = question as QuestionBooleanModel;
      return [
        { value: true, text: labelTrue },
        { value: false, text: labelFalse },
      ];
    }
    case "rating":
      return (question as QuestionRatingModel).visibleRateValues.map(({ value }) => ({
        value: Number(value),
        text: `${value}`,
      }));
    case "checkbox":
      return (question as QuestionCheckboxModel).visibleChoices.map((choice) => ({
        value: choice.value,
        text: choice.text,
        standsAlone: choice.isExclusive === true,
      }));
    case "matrix":
      return (question as QuestionMatrixModel).visibleColumns.map(({ value, text }) => ({ value, text }));
    default:
      return undefined;
  }
}

/** What one should know before choosing, beside the question's own description; undefined where that is nothing. */
export function hintOf(question: Question): string | undefined {
  if (question.getType() === "checkbox") return surveyMessages(languageOfQuestion(question)).several;
  return question.getType() === "rating" ? endsOf(question as QuestionRatingModel) : undefined;
}

/** What the two ends of a rating mean, said in words before the numbers. */
function endsOf(question: QuestionRatingModel): string | undefined {
  const { rateMin, rateMax, minRateDescription, maxRateDescription } = question;
  const { end } = surveyMessages(languageOfQuestion(question));
  const ends = [
    minRateDescription && end({ number: rateMin, words: minRateDescription }),
    maxRateDescription && end({ number: rateMax, words: maxRateDescription }),
  ].filter(Boolean);
  return ends.length === 0 ? undefined : `${ends.join(", ")}.`;
}
