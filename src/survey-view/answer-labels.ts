import type { PageModel } from "survey-core";
import { answerInWords } from "#core/question-types/answer-kinds/answer-in-words.ts";
import type { Language } from "../ui/language/language.ts";
import { localeOf } from "../ui/language/region.ts";
import { type AskedItem, answerOf, isAsked } from "./item-state.ts";
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
    if (value === undefined && item.required) return [];
    const group = groupsOf(question).find((candidate) => candidate.item === item.name);
    const picked: readonly unknown[] = Array.isArray(value) ? value : [value];
    const words = group?.options.filter((option) => picked.includes(option.value)).map(({ text }) => text);
    const typed =
      value === undefined ? undefined : answerInWords(item.answer, value, language.code, localeOf(language));
    const title = question.processedTitle;
    return {
      item: item.name,
      page: item.page,
      pageTitle: (question.page as PageModel).title || undefined,
      question: group?.row ? `${title} ${group.row.text}` : title,
      answer: value === undefined ? null : (words?.join(", ") ?? typed ?? `${question.displayValue}`),
    };
  });
}
