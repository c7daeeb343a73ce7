import type { IElement, PanelModel, QuestionSelectBase } from "survey-core";
import { isDeclined } from "#core/content-model/answers.ts";
import { answerInWords } from "#core/question-types/answer-kinds/answer-in-words.ts";
import type { Language } from "../ui/language/language.ts";
import { localeOf } from "../ui/language/region.ts";
import { type AskedItem, answerOf, isAsked } from "./item-state.ts";
import { surveyMessages } from "./messages.ts";
import { languageOfQuestion } from "./model-language.ts";
import { groupsOf } from "./option-groups.ts";
import type { AnswerLabel } from "./survey-run.ts";

/**
 * Returns the asked items with their answers in the words of the survey, in its current language. Items without an
 * answer are left out, but for those that may be left open.
 */
export function answerLabels(items: readonly AskedItem[], language: Language): AnswerLabel[] {
  return items.filter(isAsked).flatMap((one) => {
    const { item, question } = one;
    const value = answerOf(one);
    if (value === undefined && (item.required || item.besideOther !== undefined)) return [];
    if (item.besideOther !== undefined) return [textLabel(one, `${value}`)];
    const declined = surveyMessages(languageOfQuestion(question)).declined;
    const group = groupsOf(question).find((candidate) => candidate.item === item.name);
    const picked: readonly unknown[] = Array.isArray(value) ? value : [value];
    const words = group?.options.filter((option) => picked.includes(option.value)).map(({ text }) => text);
    const typed =
      value === undefined ? undefined : answerInWords(item.answer, value, language.code, localeOf(language));
    const title = question.processedTitle;
    const part = one.field === question ? group?.row?.text : one.field.title;
    return {
      ...placeOf(one),
      question: part === undefined ? title : `${title} ${part}`,
      answer: isDeclined(value)
        ? declined
        : value === undefined
          ? null
          : (words?.join(", ") ?? typed ?? `${one.field.displayValue}`),
    };
  });
}

const placeOf = ({ item, question }: AskedItem) => ({
  item: item.name,
  page: item.page,
  pageTitle: titlesAround(question) || undefined,
});

/** Returns the titles of the page and of the panels around a question. */
function titlesAround({ parent }: Pick<IElement, "parent">): string {
  if (!parent) return "";
  const { title } = parent as PanelModel;
  return [titlesAround(parent), title].filter(Boolean).join(" · ");
}

/** The text beside "other" stands below the answer, under the words of that option. */
function textLabel(one: AskedItem, answer: string): AnswerLabel {
  const { processedTitle, otherText } = one.question as QuestionSelectBase;
  return { ...placeOf(one), question: `${processedTitle} ${otherText}`, answer };
}
