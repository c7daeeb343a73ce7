import { expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import {
  catalogue,
  guidanceNames,
  guidanceOf,
  ruleNames,
  ruleOf,
  site,
  surveyNames,
  surveyOf,
} from "./shipped-content.ts";

/** Properties that hold no sentence for people, or one whose words are not ours to shorten. */
const NOT_PROSE = new Set([
  "$schema",
  "value",
  "expression",
  "visibleIf",
  "examples",
  "source",
  "reference",
  "url",
  "messages",
  "asked",
]);
const MAX_WORDS = 20;
const PROTECTED =
  /\b(PSQI|PSS|PSS-10|MNA|MNA-SF|LSNS|LSNS-R|PASE|Lubben Social Network|Mini Nutritional|Perceived Stress Scale|Pittsburgh Sleep Quality)\b/;

type Passage = { readonly path: string; readonly text: string };

function passagesIn(content: unknown, path: string): Passage[] {
  if (typeof content === "string") return [{ path, text: content }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    NOT_PROSE.has(key) ? [] : passagesIn(value, `${path} › ${key}`),
  );
}

const all = [
  ...surveyNames.flatMap((name) => passagesIn(surveyOf(name), `surveys/${name}`)),
  ...ruleNames.flatMap((name) => passagesIn(ruleOf(name), `scoring-rules/${name}`)),
  ...guidanceNames.flatMap((name) => passagesIn(guidanceOf(name), `surveys/guidance/${name}`)),
  ...passagesIn(catalogue(), "surveys/domains"),
  ...passagesIn(site(), "surveys/site"),
];

const sentencesOf = (text: string) => text.split(/(?<=[.?!;:])\s+/);

test(`no sentence has more than ${MAX_WORDS} words`, () => {
  const long = all.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter((sentence) => sentence.split(/\s+/).length > MAX_WORDS)
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

test("no protected name stands in what people read", () => {
  expect(all.filter(({ path, text }) => !path.endsWith("› score") && PROTECTED.test(text))).toEqual([]);
});

const languages = site().languages.map(({ code }) => code);

test.each(languages)("no question has more than two sentences of instruction before its options in %s", (language) => {
  const wordy = surveyNames.flatMap((name) =>
    surveyOf(name).pages.flatMap((page) =>
      page.elements
        .map((element) => [page.description, "description" in element ? element.description : undefined])
        .map((texts) => texts.flatMap((text) => (text === undefined ? [] : textOf(text, language))).join(" "))
        .filter((instruction) => sentencesOf(instruction).length > 2),
    ),
  );
  expect(wordy).toEqual([]);
});

test("nothing promises to prevent dementia", () => {
  const promises =
    /(prevent|avoid|stop|cure)s?\b.{0,40}\b(dementia|alzheimer)|\b(previene|evita|frena|cura)n?\b.{0,40}\b(demencia|alzhéimer)/i;
  expect(all.filter(({ text }) => promises.test(text))).toEqual([]);
});

test.each(languages)(
  "the most serious band of each scale points to a doctor, a helpline or someone trusted in %s",
  (language) => {
    const silent = ruleNames
      .flatMap((name) => ruleOf(name).bands.filter(({ tone }) => tone === "alert"))
      .map(({ nextStep }) => textOf(nextStep, language))
      .filter((step) => !/doctor|helpline|trust|médic|línea de ayuda|confianza/i.test(step));
    expect(silent).toEqual([]);
  },
);

test("no instrument says less than what follows the published method", () => {
  const said = ruleNames.map((name) => JSON.stringify(ruleOf(name).instrument));
  expect(said.filter((text) => /Only the method of scoring|solo se usa la manera de puntuar/.test(text))).toEqual([]);
});

test.each([
  ["sleep", ["energy", "loud", "bed partner"]],
  ["stress", ["Nine of ten", "anger", "too much to do"]],
  ["diet", ["lost on purpose", "not by a nurse"]],
  ["socialization", ["van Tilburg", "not second", "ends at 2"]],
  ["socialization-18", ["van Tilburg", "not second", "ends at 2"]],
] as const)("the instrument of %s names how it differs", (name, differences) => {
  const { deviations } = ruleOf(name).instrument;
  const said = deviations.map((deviation) => textOf(deviation)).join(" ");
  for (const difference of differences) expect(said).toContain(difference);
});

test("each scale carries its full instrument", () => {
  for (const name of ruleNames) {
    const { instrument } = ruleOf(name);
    expect(instrument.wording).toBe("own");
    expect(instrument.adapted).toBe(true);
    expect(instrument.deviations.length).toBeGreaterThan(0);
    expect(instrument.loinc).toBe(name === "bmi" ? "39156-5" : null);
  }
});
