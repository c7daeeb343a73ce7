import { expect, test } from "vitest";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import { writtenSurveySchema } from "#core/content-check/written-survey-schema.ts";
import { textOf } from "#core/shared/text-of.ts";
import { scaleTexts } from "#core/translations/scale-texts.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";
import { namedPlaces } from "../../src/features/studio/places/place-in-words.ts";
import { manyTranslations } from "../../src/features/studio/translations/translation-edits.ts";
import { wordsFromElsewhere } from "../../src/features/studio/translations/words-from-elsewhere.ts";

const schemas = { survey: writtenSurveySchema(), rule: writtenRuleSchema() };
const often = (...choices: unknown[]) => ({ type: "radiogroup", choices });
const draft = {
  survey: JSON.stringify({
    title: "Calm",
    description: "Two questions.",
    pages: [
      {
        name: "page1",
        elements: [
          {
            name: "q1",
            title: "I was calm.",
            ...often({ value: 0, text: { default: "Never", es: "Nunca" } }, "Often"),
          },
          { name: "q2", title: "I was at ease.", ...often("Never", "Often") },
        ],
      },
    ],
  }),
  rule: JSON.stringify({ title: "Calm", bands: [{ from: 0, meaning: "Low", nextStep: "Rest." }] }),
};
const texts = () => scaleTexts(schemas, draft) ?? [];

test("translators find each text by its words and the name of its field, and never by an id", () => {
  const nameOf = namedPlaces(draft, textOf);
  expect(texts().map(({ part, place }) => nameOf(part, [...place]))).toEqual([
    "Title",
    "Description",
    "“I was calm.”, Question",
    "“I was calm.”, Option 1",
    "“I was calm.”, Option 2",
    "“I was at ease.”, Question",
    "“I was at ease.”, Option 1",
    "“I was at ease.”, Option 2",
    "Scoring, Title",
    "Scoring, Bands, “Low”, Meaning",
    "Scoring, Bands, “Low”, One small step",
  ]);
});

test("words that are translated at one place are offered for the others that read the same", () => {
  const changes = wordsFromElsewhere(texts(), ["es"]);
  expect(changes.map(({ text, language, words }) => [text.id, language, words])).toEqual([
    ["survey.pages.0.elements.1.choices.0", "es", "Nunca"],
  ]);
  const after = JSON.parse(applied(draft.survey, manyTranslations(draft, changes).survey ?? []));
  expect(after.pages[0].elements[1].choices[0]).toEqual({ value: "Never", text: { default: "Never", es: "Nunca" } });
});

test("where the same words are translated in two ways, nothing is offered", () => {
  const [, , , never] = texts();
  const others = ["Nunca", "Jamás"].map((es) => ({ ...never, id: es, text: { default: "Never", es } }));
  const open = { ...never, id: "open", text: "Never" };
  expect(wordsFromElsewhere([...others, open] as never, ["es"])).toEqual([]);
});
