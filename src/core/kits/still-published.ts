import type { Kit } from "../content-model/kit.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { textOf } from "../shared/text-of.ts";
import { itemsOf } from "../surveys/items.ts";
import { compareWording, isAsPublished } from "./compare-wording.ts";
import { type KitWording, setsOf } from "./fit-wording.ts";

/**
 * Returns whether a survey that was made of a kit still has the words of a published form, in the language of its
 * defaults. Its pages may be cut otherwise.
 * @param sha256 returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits
 */
export function isStillPublished(kit: Kit, survey: SurveyDocument, sha256: (text: string) => string): boolean {
  const asked = new Map(itemsOf(survey).map((item) => [item.name, item]));
  const items = kit.items.filter((item) => !("extra" in item) || asked.has(item.name));
  const titleOf = (name: string) => textOf(asked.get(name)?.title ?? "");
  const wordsIn = (name: string) => {
    const answer = asked.get(name)?.answer;
    return answer ? optionsOf(answer).map(({ text }) => textOf(text)) : [];
  };
  const sets = setsOf(items).map((set) => {
    const each = items.flatMap((item) => ("options" in item && item.options === set ? [wordsIn(item.name)] : []));
    const isOne = each.every((own) => own.join("\n") === each[0]?.join("\n"));
    return [set, isOne ? (each[0] ?? []) : []] as const;
  });
  const wording: Omit<KitWording, "language"> = {
    instruction: textOf(survey.pages[0]?.description ?? ""),
    items: items.map(({ name }) => titleOf(name)),
    options: Object.fromEntries(sets),
  };
  const languages = [...new Set(kit.forms.map(({ language }) => language))];
  return languages.some((language) => {
    const compared = compareWording(kit, { ...wording, language }, sha256);
    const isWhole = sets.every(([set, words]) => words.length === kit.options[set]?.length);
    return isWhole && isAsPublished(compared);
  });
}
