import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import { writtenSurveySchema } from "#core/content-check/written-survey-schema.ts";
import { ScoringRuleSchema } from "#core/content-model/scoring-rule.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { readCsv, writeCsv } from "#core/translations/csv.ts";
import { incomingChanges } from "#core/translations/incoming.ts";
import { hasWords } from "#core/translations/is-missing.ts";
import { readXliff } from "#core/translations/read-xliff.ts";
import { type ScaleText, scaleTexts } from "#core/translations/scale-texts.ts";
import { textsIn } from "#core/translations/texts-in.ts";
import { writeXliff } from "#core/translations/write-xliff.ts";
import { applied } from "../../../src/features/studio/form/text-edit.ts";
import { manyTranslations } from "../../../src/features/studio/translations/translation-edits.ts";
import { ruleOf, surveyNames, surveyOf } from "../shipped-content.ts";

// As the browser has them: a schema that came as JSON has lost all that is not JSON.
const schemas = JSON.parse(JSON.stringify({ survey: writtenSurveySchema(), rule: writtenRuleSchema() }));
const files = { survey: "surveys/x.json", rule: "scoring-rules/x.json" };
const inLanguages = { source: "en", languages: ["es"] };

const draftOf = (name: string) => ({
  survey: readFileSync(`surveys/${name}.json`, "utf8"),
  rule: readFileSync(`scoring-rules/${name}.json`, "utf8"),
});
type Draft = ReturnType<typeof draftOf>;
const textsOf = (draft: Draft): ScaleText[] => scaleTexts(schemas, draft) ?? [];
const xliffOf = (texts: readonly ScaleText[]) => writeXliff(texts, { source: "en", target: "es", files });

/** What is taken over from a file, and what the two files are then. */
function broughtBack(draft: Draft, format: "xliff" | "csv", change: (file: string) => string = (file) => file) {
  const texts = textsOf(draft);
  const found =
    format === "xliff"
      ? readXliff(change(xliffOf(texts)), inLanguages).texts
      : readCsv(change(writeCsv(texts, ["es"])), texts, ["es"]);
  const incoming = incomingChanges(texts, found);
  const edits = manyTranslations(draft, incoming.changes);
  const next = { survey: applied(draft.survey, edits.survey ?? []), rule: applied(draft.rule, edits.rule ?? []) };
  return { ...incoming, next };
}

describe.each(surveyNames)("%s", (name) => {
  test("the schema that the browser has finds the texts that the content check finds", () => {
    const found = (part: ScaleText["part"]) =>
      textsOf(draftOf(name)).flatMap((text) => (text.part === part ? [[text.place.join("."), text.text]] : []));
    const checked = (contract: object, value: object) =>
      textsIn(contract, value).map(({ place, text }) => [place.join("."), text]);
    expect(found("survey")).toEqual(checked(SurveyDocumentSchema, surveyOf(name)));
    if (!("results" in ruleOf(name))) expect(found("rule")).toEqual(checked(ScoringRuleSchema, ruleOf(name)));
  });

  test.each(["xliff", "csv"] as const)("out and in as %s changes nothing", (format) => {
    const draft = draftOf(name);
    expect(broughtBack(draft, format)).toEqual({ changes: [], left: [], next: draft });
  });
});

const spanish = (text: ScaleText) => (typeof text.text === "string" ? undefined : (text.text as { es?: string }).es);

test("whatever is written into one translation, and nothing else, comes back through both formats", () => {
  const draft = draftOf("stress");
  const all = textsOf(draft).filter((text) => hasWords(text.text) && spanish(text) !== undefined);
  const signs = fc.constantFrom(
    "=",
    "+",
    "-",
    "@",
    "'",
    '"',
    ",",
    ";",
    "<b>",
    "&amp;",
    "&",
    "]]>",
    "\n",
    "\u0001",
    "é",
    "😀",
    "a",
  );
  const words = fc
    .array(signs, { minLength: 1, maxLength: 12 })
    .map((list) => list.join(""))
    .filter((one) => one.trim() !== "");
  fc.assert(
    fc.property(fc.nat(all.length - 1), words, fc.constantFrom("xliff", "csv"), (at, said, format) => {
      const text = all[at] as ScaleText;
      const edits = manyTranslations(draft, [{ text, language: "es", words: said }]);
      const changed = {
        survey: applied(draft.survey, edits.survey ?? []),
        rule: applied(draft.rule, edits.rule ?? []),
      };
      const out = format === "xliff" ? xliffOf(textsOf(changed)) : writeCsv(textsOf(changed), ["es"]);
      const { changes, left, next } = broughtBack(draft, format as "xliff" | "csv", () => out);
      expect(left).toEqual([]);
      expect(changes.map(({ text: { id } }) => id)).toEqual(said === spanish(text) ? [] : [text.id]);
      expect(next).toEqual(changed);
      expect(broughtBack(changed, format as "xliff" | "csv").changes).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a first translation of an option that is its bare value keeps the value", () => {
  const survey = JSON.stringify({
    pages: [{ name: "p", elements: [{ type: "radiogroup", name: "q", choices: ["Never"] }] }],
  });
  const texts = textsOf({ survey, rule: "{}" });
  expect(texts.map(({ id, where, question }) => ({ id, where, question }))).toEqual([
    { id: "survey.pages.0.elements.0.choices.0", where: "p › q › choices 1", question: "q" },
  ]);
  const [text] = texts as [ScaleText];
  const changes = [
    { text, language: "es", words: "Nunca" },
    { text, language: "fr", words: "Jamais" },
  ];
  const edits = manyTranslations({ survey, rule: "{}" }, changes);
  expect(JSON.parse(applied(survey, edits.survey ?? [])).pages[0].elements[0].choices).toEqual([
    { value: "Never", text: { default: "Never", es: "Nunca", fr: "Jamais" } },
  ]);
});

test.each(["xliff", "csv"] as const)(
  "an option that was translated since a file went out as %s is still found by it",
  (format) => {
    const withOption = (option: unknown) => ({
      survey: JSON.stringify({ pages: [{ elements: [{ type: "radiogroup", name: "q", choices: [option] }] }] }),
      rule: "{}",
    });
    const bare = withOption("Never");
    const french = withOption({ value: "Never", text: { default: "Never", fr: "Jamais" } });
    const write = (draft: Draft) => (format === "xliff" ? xliffOf(textsOf(draft)) : writeCsv(textsOf(draft), ["es"]));
    const spanishIn = (file: string) =>
      file.replace("</source>", "</source><target>Nunca</target>").replace("Never,", "Never,Nunca");
    for (const [out, now] of [
      [bare, french],
      [french, bare],
    ] as const) {
      const { changes, left } = broughtBack(now, format, () => spanishIn(write(out)));
      expect([left, changes.map(({ words }) => words)]).toEqual([[], ["Nunca"]]);
    }
  },
);
