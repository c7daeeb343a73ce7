import { describe, expect, test } from "vitest";
import type { Answers, AnswerValue } from "#core/content-model/answers.ts";
import type { Text } from "#core/content-model/text.ts";
import { onServer } from "#core/question-types/answer-kinds/on-server.ts";
import type { Item } from "#core/question-types/item.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { textOf } from "#core/shared/text-of.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import { possibleAnswers } from "#core/surveys/possible-answers.ts";
import { isFull } from "../../support/is-full.ts";
import { broughtHome, wayFormats } from "./brought-home.ts";
import { dice } from "./dice.ts";
import { kits, scales } from "./scales.ts";

const tried = [...scales, ...kits];
type Scale = (typeof scales)[number][1];

const inLanguages = (text: Text | undefined) => (text ? ["en", "es"].map((language) => textOf(text, language)) : null);

/** What is asked, in all languages, and what may be answered. */
const asked = ({ survey }: Pick<Scale, "survey">) =>
  itemsOf(survey).map(({ name, title, required, declinable = false, answer }) => {
    const { kind, ...limits } = answer;
    const { options, ends, ...others } = limits as { options?: Item["answer"] & never } & Record<string, unknown>;
    const listed = (options ?? []) as readonly { value: unknown; text: Text; isExclusive?: boolean }[];
    const { low, high } = (ends ?? {}) as { low?: Text; high?: Text };
    return {
      ...{ name, kind, required, declinable, title: inLanguages(title) },
      options: listed.map(({ value, text, isExclusive = false }) => [value, inLanguages(text), isExclusive]),
      limits: Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
      ends: [inLanguages(low), inLanguages(high)],
    };
  });

/** The elements with what stands around their questions. */
const placed = ({ survey }: Pick<Scale, "survey">, formats: string) =>
  placedElements(survey)
    .filter(({ element: { type } }) => type !== "expression" && !(formats === "fhir" && type === "html"))
    .map(({ element, page }) => ({
      ...{ name: element.name, type: element.type, page },
      help: inLanguages("description" in element ? element.description : undefined),
    }));

/** Answers question by question, so that each condition sees what was answered before; some are left open. */
function randomAnswers(items: readonly Item[], roll: (sides: number) => number): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const item of items) {
    const possible = [...(possibleAnswers(item.answer) ?? onServer(item.answer).plain(item.answer))];
    if (roll(8) === 0 || !askedItems(items, answers).includes(item)) continue;
    const answer = possible[roll(possible.length)];
    if (answer !== undefined) answers[item.name] = answer as AnswerValue;
  }
  return answers;
}

describe.each(wayFormats)("%s", (format) => {
  test.each(tried)("brings back the questions of %s", (_, scale) => {
    const back = broughtHome(format, scale);
    expect(back.format).toBe(format);
    expect(asked(back)).toEqual(asked(scale));
    expect(placed(back, format)).toEqual(placed(scale, format));
    const words = ({ survey: { title, description, pages } }: Pick<Scale, "survey">) => ({
      title: textOf(title),
      description: inLanguages(description),
      pages: pages.map((page) => [inLanguages(page.title), inLanguages(page.description), page.validators]),
    });
    expect(words(back)).toEqual(words(scale));
    expect(back.rule.status).toBe("draft");
  });

  test.each(tried)("asks the same of the same person in %s", (_, scale) => {
    const back = broughtHome(format, scale);
    const [items, own] = [itemsOf(back.survey), itemsOf(scale.survey)];
    const roll = dice(4106);
    for (let count = 0; count < 40; count++) {
      const answers = randomAnswers(own, roll);
      expect(askedItems(items, answers).map(({ name }) => name)).toEqual(
        askedItems(own, answers).map(({ name }) => name),
      );
    }
  });

  test.each(tried)("gives the same scores of %s", (_, scale) => {
    const back = broughtHome(format, scale);
    const [items, own] = [itemsOf(back.survey), itemsOf(scale.survey)];
    const scoreOf = ({ rule }: Pick<Scale, "rule">, asking: readonly Item[], answers: Answers, stored: object) => {
      try {
        return scoreAnswers(rule, answers, stored as never, openItems(asking, answers)).score;
      } catch (error) {
        return `${error}`;
      }
    };
    const { examples, withoutScore = [], reads = [] } = scale.rule;
    const roll = dice(22);
    const given = [
      ...[...examples, ...withoutScore].map(({ answers, stored = {} }) => ({ answers: answers as Answers, stored })),
      ...Array.from({ length: isFull ? 40 : 12 }, () => ({
        answers: randomAnswers(own, roll),
        stored: Object.fromEntries(reads.map(({ name }) => [name, roll(40)])),
      })),
    ];
    for (const { answers, stored } of given)
      expect(scoreOf(back, items, answers, stored)).toEqual(scoreOf(scale, own, answers, stored));
    expect(back.report.scoring).toBe("proposed");
  });
});

test("every shipped scale is tried", () => expect(scales.length).toBeGreaterThan(9));
test("every kit of the library is tried", () => expect(kits).toHaveLength(15));
