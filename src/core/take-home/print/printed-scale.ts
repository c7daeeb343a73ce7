import type { ScaleVersion } from "../../content-changes/content-change.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import type { Item } from "../../question-types/item.ts";
import { typeOf, wordsOf } from "../../question-types/question-types.ts";
import { textOf } from "../../shared/text-of.ts";
import { itemsOf } from "../../surveys/items.ts";
import { elementsIn, isPanel } from "../../surveys/placed-elements.ts";
import { plainText } from "../../surveys/plain-text.ts";
import { keyOf, languagesOf, languageTitle } from "../languages.ts";
import type { LeftBehind } from "../taken-home.ts";
import { endsOf } from "../words-of-question.ts";
import { conditionInWords } from "./condition-in-words.ts";
import { phrasesIn } from "./phrases.ts";

/** Returns a scale as Markdown to print and fill in by hand: no points, no score. */
export function printedScale({ survey, rule }: ScaleVersion, language: string): LeftBehind & { readonly text: string } {
  const key = keyOf(survey, language);
  const text = (words: Text | undefined) => (words === undefined ? "" : marked(textOf(words, key)));
  const phrases = phrasesIn(language);
  const items = itemsOf(survey);
  const numbers = new Map<string, number>();
  const unsaid: string[] = [];
  const blocks: string[] = [`# ${text(survey.title)}`, text(survey.description), text(rule.instrument.notice)];
  const only = (name: string, condition: string | undefined): string => {
    if (condition === undefined) return "";
    const words = conditionInWords(condition, items, numbers, (option) => text(option), phrases);
    if (words === null) unsaid.push(`The condition of ${name} cannot be said on paper: it is asked always.`);
    return words === null ? "" : `*${words}*`;
  };
  const add = (...parts: readonly string[]): void => {
    blocks.push(...parts);
  };

  const element = (one: SurveyElement): void => {
    if (isPanel(one)) {
      add(one.title ? `### ${text(one.title)}` : "", text(one.description), only(one.name, one.visibleIf));
      for (const inner of elementsIn(one)) element(inner);
      return;
    }
    if (one.type === "html") {
      const note = marked(plainText(textOf(wordsOf(one), key)));
      add(only(one.name, one.visibleIf), note.replaceAll("\n", "\n\n"));
      return;
    }
    if (typeOf(one).asksNothing) {
      unsaid.push(`The line ${one.name}, which the page works out, is left out.`);
      return;
    }
    const own = items.filter((item) => (item.row?.question ?? item.besideOther ?? item.name) === one.name);
    const number = numbers.size + 1;
    numbers.set(one.name, number);
    const help = "description" in one ? text(one.description) : "";
    const ends = endsOf(one, (words) => text(words));
    add(
      `**${number}. ${text(wordsOf(one))}**`,
      only(one.name, one.visibleIf),
      help,
      ends,
      answerLines(own, text, phrases),
    );
  };

  for (const { name, title, description, visibleIf, elements } of survey.pages) {
    add(title ? `## ${text(title)}` : "", only(name, visibleIf), text(description));
    for (const one of elements) element(one);
  }
  const others = languagesOf({ survey }).filter((one) => one !== language);
  const notes = others.map((one) => `The words in ${languageTitle(one)} go into a file of their own.`);
  return { text: `${blocks.filter(Boolean).join("\n\n")}\n`, unsaid, notes };
}

function answerLines(
  own: readonly Item[],
  text: (words: Text) => string,
  phrases: ReturnType<typeof phrasesIn>,
): string {
  const [first] = own;
  if (!first) return "";
  if (first.row && first.answer.kind === "choice") {
    const head = ["", ...first.answer.options.map((option) => text(option.text))];
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
    const rows = own.map(({ title }) => line([text(title), ...head.slice(1).map(() => "☐")]));
    return [line(head), line(head.map((_, index) => (index === 0 ? "---" : ":-:"))), ...rows].join("\n");
  }
  if (first.row) return own.map((item) => `- ${text(item.title)}: ${blankFor(item, phrases)}`).join("\n");
  if (first.answer.kind !== "choice" && first.answer.kind !== "choices") return blankFor(first, phrases);
  const options = first.answer.options;
  const several = first.answer.kind === "choices" ? [`*${phrases.several}*`, ""] : [];
  const isLong = options.length > 20;
  if (isLong) return `__________ (${text(options[0]?.text ?? "")} – ${text(options.at(-1)?.text ?? "")})`;
  const lines = options.map(
    (option) => `- ☐ ${text(option.text)}${own.length > 1 && option.value === "other" ? ": ____________________" : ""}`,
  );
  return [...several, ...lines, ...(first.declinable ? [`- ☐ ${phrases.declined}`] : [])].join("\n");
}

function blankFor({ answer }: Item, phrases: ReturnType<typeof phrasesIn>): string {
  if (answer.kind === "text")
    return answer.hasLines ? Array.from({ length: 4 }, () => "_".repeat(60)).join("\n\n") : "_".repeat(40);
  const limits = answer.kind === "number" || answer.kind === "moment" ? [answer.min, answer.max] : [];
  const [min, max] = limits;
  const range = min === undefined && max === undefined ? "" : ` (${min ?? "…"} – ${max ?? "…"})`;
  return `__________${answer.kind === "moment" ? ` ${phrases.units[answer.unit]}` : ""}${range}`;
}

/** Signs that Markdown would take for itself. */
const marked = (words: string): string => words.replaceAll(/([\\`*_[\]<>#])/g, "\\$1");
