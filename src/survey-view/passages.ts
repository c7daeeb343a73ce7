import type { PageModel, PanelModel, Question } from "survey-core";
import { isDeclinable } from "./declined-items.ts";
import { fieldNamed } from "./field-models.ts";
import { surveyMessages } from "./messages.ts";
import { languageOfQuestion } from "./model-language.ts";
import { groupsOf, hintOf, shownAs } from "./option-groups.ts";
import { optionNumbers } from "./option-keys.ts";
import { exampleIn } from "./typed-moments.ts";

/** A part of a question that is read aloud, and what is highlighted meanwhile. */
export type Passage = { readonly text: string; readonly mark: string };

export const titleMark = (question: Question): string => `${question.id}-title`;
export const fieldMark = (question: Question): string => `${question.id}-field`;
export const optionMark = (group: string, index: number): string => `${group}-${index}`;

export const declineMark = (question: Question): string => `${question.id}-decline`;

const wordsFor = (question: Question) => surveyMessages(languageOfQuestion(question));

/** A longer list, such as years or weights, is tiring to hear, and its content is obvious. */
const LONGEST_LIST = 12;

/** SurveyJS's model of a note, whose text was made plain when its file was read. */
export type NoteModel = Question & { readonly processedHtml: string };

/** Returns the paragraphs of a note. */
export const noteLines = ({ processedHtml }: NoteModel): string[] => processedHtml.split("\n");

/**
 * Returns a question as it is read aloud: the panel that begins with it, the notes right above it, the question itself, its description and hint, then
 * the options by number, and that one may decline to answer.
 */
export function passagesOf(question: Question): Passage[] {
  const mark = titleMark(question);
  const description = question.hasDescription ? question.description : "";
  const asked = [question.processedTitle, description, hintOf(question) ?? "", exampleIn(question) ?? ""];
  return [
    ...panelsAbove(question).map((text) => ({ text, mark })),
    ...notesAbove(question).flatMap((note) => noteLines(note).map((text) => ({ text, mark: titleMark(note) }))),
    ...asked.filter((text) => text !== "").map((text) => ({ text, mark })),
    ...groupsOf(question).flatMap(({ id, row, options }) => [
      ...(row ? [{ text: row.text, mark: id }] : []),
      ...numbered(options).map((text, index) => ({ text, mark: optionMark(id, index) })),
    ]),
    ...listOf(question).map((text) => ({ text, mark: fieldMark(question) })),
    ...fieldsOf(question),
    ...(isDeclinable(question) ? [{ text: wordsFor(question).decline, mark: declineMark(question) }] : []),
  ];
}

/** Returns the words of the panels that the question is the first of. */
function panelsAbove(question: Question): string[] {
  const words: string[] = [];
  for (let around = question.parent as PanelModel | null; around && !around.isPage; ) {
    if (around.questions.find(isAskedNow) !== question) break;
    words.unshift(around.title, around.description);
    around = around.parent as PanelModel | null;
  }
  return words.filter((text) => text !== "");
}

const isAskedNow = (one: Question): boolean => one.isVisible && shownAs(one)?.renderer !== "note";

function notesAbove(question: Question): NoteModel[] {
  const shown = (question.page as PageModel).questions.filter((one) => one.isVisible);
  const before = shown.slice(0, shown.indexOf(question));
  const last = before.findLastIndex((one) => shownAs(one)?.renderer !== "note");
  return before.slice(last + 1) as NoteModel[];
}

/** Returns the words of the fields of a question with several. */
function fieldsOf(question: Question): Passage[] {
  const fields = shownAs(question)?.fields?.(question) ?? [];
  return fields.map(({ name, text }) => ({ text, mark: fieldMark(fieldNamed(question, name) ?? question) }));
}

function listOf(question: Question): string[] {
  const options = shownAs(question)?.list?.(question) ?? [];
  return options.length > LONGEST_LIST ? [] : numbered(options);
}

/** Numbers the options as their keys do. An option that is itself a number gets no second one. */
const numbered = (options: readonly { readonly text: string }[]): string[] => {
  const numbers = optionNumbers(options);
  return options.map(({ text }, index) =>
    numbers[index] === undefined || numbers[index] === text ? text : `${numbers[index]}: ${text}`,
  );
};
