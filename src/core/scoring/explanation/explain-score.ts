import type { ExplainedItem, ExplainedResult, Explanation } from "../../api/explanation.ts";
import { type AnswerValue, isDeclined } from "../../content-model/answers.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { answerAsText } from "../../question-types/answer-kinds/answer-in-words.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import { wordsOf } from "../../question-types/question-types.ts";
import { type Item, itemsOf, questionOf } from "../../surveys/items.ts";
import { placedElements } from "../../surveys/placed-elements.ts";
import { reverseScored } from "../reverse-scored.ts";
import type { Trace } from "../trace.ts";
import { explainedValues } from "./explained-values.ts";

/** The survey and the rule of the version that was answered. */
type Answered = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

/**
 * Explains a stored trace in words: each answer as it was shown, its points, and every number on the way to the
 * score. Of the rule's points it reveals only those that the account's own answers gave.
 * @param submittedAt ISO 8601
 * @param storedTitles the titles of other scales' results, by the names the rule gives them
 */
export function explanationOf(
  { survey, rule }: Answered,
  trace: Trace,
  submittedAt: string,
  storedTitles: ReadonlyMap<string, Text> = new Map(),
): Explanation {
  const explained = explainedValues(rule, trace, storedTitles);
  const results = (trace.results ?? []).flatMap((traced): ExplainedResult[] => {
    const part = rule.further?.find(({ name }) => name === traced.name);
    if (!part) return [];
    const { derived, score, filled } = explainedValues(
      rule,
      { ...trace, derived: trace.derived, ...traced },
      storedTitles,
    );
    const known = new Set(explained.derived.map((value) => JSON.stringify(value)));
    const own = derived.filter((value) => !known.has(JSON.stringify(value)));
    return [
      {
        name: part.name,
        title: part.title,
        derived: own,
        score,
        ...(filled ? { filled } : {}),
        ...partOf(part, traced),
      },
    ];
  });
  return {
    scale: rule.scale,
    version: rule.version,
    title: rule.title,
    about: rule.about,
    submittedAt,
    items: explainedItems(survey, rule, trace),
    ...explained,
    ...partOf(rule, trace),
    ...(rule.main ? { main: rule.main.title } : {}),
    ...(results.length > 0 ? { results } : {}),
    instrument: rule.instrument,
  };
}

/** Returns what is said of one number: its range and its band, or why there is none. */
function partOf(
  { range, bands, decimals, unit, show }: Pick<ScoringRule, "range" | "bands" | "decimals" | "unit" | "show">,
  { band, missing, none }: Pick<Trace, "band" | "missing" | "none">,
) {
  return {
    range,
    band: band && { ...band, meaning: bands.find(({ from }) => from === band.from)?.meaning ?? band.meaning },
    ...(missing ? { missing } : {}),
    ...(none ? { none } : {}),
    ...(decimals === undefined ? {} : { decimals }),
    ...(unit ? { unit } : {}),
    ...(show ? { show } : {}),
  };
}

/** Returns the items in the order asked. An item without points that was not asked had no effect and is left out. */
function explainedItems(survey: SurveyDocument, rule: ScoringRule, trace: Trace): ExplainedItem[] {
  const items = itemsOf(survey);
  const reversed = reverseScored(rule, items);
  const wholes = new Map(placedElements(survey).map(({ element }) => [element.name, wordsOf(element)]));
  return items.flatMap((item) => {
    const traced = trace.items.find(({ item: name }) => name === item.name);
    if (!traced) return [];
    return [
      {
        name: item.name,
        title: item.title,
        partOf: wholes.get(questionOf(item) ?? "") ?? null,
        answer: traced.answer === null ? [] : textsOf(item, traced.answer),
        points: traced.points,
        reverseScored: reversed.has(item.name),
        ...(traced.state ? { state: traced.state } : {}),
      },
    ];
  });
}

function textsOf({ answer, title }: Item, given: AnswerValue): Text[] {
  if (isDeclined(given)) return [];
  const picked = typeof given === "object" ? given : [given];
  const options = optionsOf(answer);
  return picked
    .map((one) => options.find(({ value }) => value === one)?.text ?? answerAsText(answer, one, title) ?? `${one}`)
    .filter((text) => text !== "");
}
