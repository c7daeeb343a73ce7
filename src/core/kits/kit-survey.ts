import type { ChosenItem, Kit, NumberItem } from "../content-model/kit.ts";
import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { askedItems, type KitWording } from "./fit-wording.ts";

/** More questions on a page than this are hard to keep in sight on a phone. */
const ON_A_PAGE = 5;
/** The language of texts that name none. */
const DEFAULT_LANGUAGE = "en";

/**
 * Returns the survey of a kit in the words of the operator.
 * @param wordings one for each language, of which English is the default, or else the first
 */
export function kitSurvey(kit: Kit, wordings: readonly KitWording[]): SurveyDocument {
  const items = askedItems(kit, wordings[0]?.items.length ?? 0);
  const elements = items.map((item, index) => elementOf(kit, item, wordings, index));
  const counted = elements.filter((_, index) => !isExtra(items[index]));
  const extra = elements.filter((_, index) => isExtra(items[index]));
  const pages = Math.ceil(counted.length / ON_A_PAGE);
  const perPage = Math.ceil(counted.length / pages);
  const description = textIn(wordings, ({ instruction }) => instruction);
  return {
    $schema: "./survey.schema.json",
    title: kit.title,
    pages: [
      ...Array.from({ length: pages }, (_, page) => ({
        name: `page${page + 1}`,
        description,
        elements: counted.slice(page * perPage, (page + 1) * perPage),
      })),
      ...(extra.length > 0 ? [{ name: `page${pages + 1}`, elements: extra }] : []),
    ],
  };
}

const isExtra = (item: Kit["items"][number] | undefined): boolean => item !== undefined && "extra" in item;

function elementOf(
  kit: Kit,
  item: ChosenItem | NumberItem,
  wordings: readonly KitWording[],
  index: number,
): SurveyElement {
  const title = textIn(wordings, ({ items }) => items[index] ?? "");
  const required = kit.missing || isExtra(item) ? {} : { isRequired: true };
  if ("number" in item) {
    const { name, number, visibleIf } = item;
    return {
      type: "text",
      name,
      title,
      inputType: "number",
      ...number,
      ...required,
      ...(visibleIf ? { visibleIf } : {}),
    };
  }
  const choices = (kit.options[item.options] ?? []).map(({ value }, at) => ({
    value,
    text: textIn(wordings, ({ options }) => options[item.options]?.[at] ?? ""),
  }));
  return { type: "radiogroup", name: item.name, title, ...required, choices };
}

function textIn(wordings: readonly KitWording[], wordsOf: (wording: KitWording) => string): Text {
  const main = wordings.find(({ language }) => language === DEFAULT_LANGUAGE) ?? wordings[0];
  if (!main) return "";
  const others = wordings.filter(({ language }) => language !== DEFAULT_LANGUAGE);
  if (others.length === 0) return wordsOf(main);
  return { default: wordsOf(main), ...Object.fromEntries(others.map((one) => [one.language, wordsOf(one)])) };
}
