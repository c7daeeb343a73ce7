import type { Question } from "survey-core";
import { typeNamed } from "#core/question-types/question-types.ts";
import type { ShownOption, ShownQuestion } from "#core/question-types/shown-question.ts";
import { surveyMessages } from "./messages.ts";
import { languageOfQuestion } from "./model-language.ts";

/** Options that form one answer: those of a question, or of one row of a matrix. */
export type OptionGroup = {
  /** Unique on the page. */
  readonly id: string;
  /** The name of the item that the group answers. */
  readonly item: string;
  readonly row?: { readonly value: string; readonly text: string };
  readonly options: readonly ShownOption[];
};

/** Returns how a question's type is shown; undefined for a type of SurveyJS that is not supported here. */
export function shownAs(question: Question): ShownQuestion | undefined {
  return typeNamed(question.getType())?.shown;
}

/**
 * Returns the groups in which a question is rendered, read aloud and summarized; none when the answer is typed or
 * selected from a list.
 */
export function groupsOf(question: Question): OptionGroup[] {
  const shown = shownAs(question);
  const options = shown?.options?.(question);
  if (options === undefined) return [];
  const { id, name } = question;
  const rows = shown?.rows?.(question);
  if (rows === undefined) return [{ id, item: name, options }];
  return rows.map(({ name: value, text }, index) => ({
    id: `${id}-row-${index}`,
    item: `${name}.${value}`,
    row: { value, text },
    options,
  }));
}

/**
 * Returns what users should know before choosing, besides the question's own description; undefined when there is
 * nothing.
 */
export function hintOf(question: Question): string | undefined {
  return shownAs(question)?.hint?.(question, surveyMessages(languageOfQuestion(question)));
}
