import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { stepsIssues, stepsWarnings } from "#core/content-check/check-steps.ts";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import type { ShownStep, Steps } from "#core/content-model/steps.ts";
import type { Text } from "#core/content-model/text.ts";
import { stepFieldErrors } from "#core/shared/my-step/field-errors.ts";
import { offeredSteps, suitingRoutines } from "#core/shared/my-step/offered-steps.ts";
import { stepSentences } from "#core/shared/my-step/sentence.ts";
import { tidyWords } from "#core/shared/my-step/words.ts";
import { textOf } from "#core/shared/text-of.ts";
import { catalogue, guidance, ruleNames, ruleOf, smallSteps } from "./shipped-content.ts";

const content = smallSteps();
const WALK = { what: "I walk ten minutes", routine: "after breakfast" };

describe("the sentences of a step", () => {
  test("are what a person would say", () => {
    const words = { ...WALK, place: "to the corner and back", happens: "it rains", instead: "I walk in the hall" };
    expect(stepSentences(content, words, "en")).toEqual({
      plan: "After breakfast I walk ten minutes, to the corner and back.",
      otherwise: "If it rains, I walk in the hall.",
    });
    const spanish = {
      what: "camino diez minutos",
      routine: "Después del desayuno",
      happens: "llueve",
      instead: "camino por el pasillo",
    };
    expect(stepSentences(content, spanish, "es")).toEqual({
      plan: "Después del desayuno camino diez minutos.",
      otherwise: "Si llueve, camino por el pasillo.",
    });
  });

  test.each([
    ["Walk with Anna.", "After breakfast: Walk with Anna."],
    ["Ágata and I walk", "After breakfast: Ágata and I walk."],
    ["I walk…", "After breakfast I walk…."],
    ["walk\n  ten minutes!", "After breakfast walk ten minutes."],
  ])("leave one's own words as they are: %j", (what, plan) => {
    expect(stepSentences(content, { ...WALK, what }, "en").plan).toBe(plan);
  });

  test("say the 'if' and the 'then' once", () => {
    const words = { ...WALK, happens: "If it rains,", instead: "then I stay in." };
    expect(tidyWords(words)).toMatchObject({ happens: "it rains", instead: "I stay in" });
    expect(stepSentences(content, words, "en").otherwise).toBe("If it rains, I stay in.");
    expect(tidyWords({ ...WALK, happens: "iffy weather comes", instead: "thenceforth" })).toMatchObject({
      happens: "iffy weather comes",
      instead: "thenceforth",
    });
  });
});

describe("words that make no step", () => {
  test.each([
    [
      { what: "", routine: " . " },
      { what: "missing", routine: "missing" },
    ],
    [{ what: "a".repeat(2000), routine: "At lunch" }, { what: "long" }],
    [
      { what: "12", routine: "?" },
      { what: "unreadable", routine: "unreadable" },
    ],
    [{ what: "I walk", routine: "at 25:00" }, { routine: "never" }],
    [{ what: "I walk", routine: "at 7:75" }, { routine: "never" }],
    [{ what: "I walk", routine: "Never" }, { routine: "never" }],
    [{ ...WALK, happens: "it rains" }, { instead: "half" }],
    [{ ...WALK, instead: "I stay in" }, { happens: "half" }],
    [{ ...WALK, place: "7" }, { place: "unreadable" }],
  ])("%j", (words, errors) => expect(stepFieldErrors(words)).toEqual(errors));

  test.each(["at 7:30", "At 19:00, after the news", "when the 24:00 news end", "after 3 pm", "never before noon"])(
    "are not: %s",
    (routine) => expect(stepFieldErrors({ ...WALK, routine })).toEqual({}),
  );
});

describe("the steps on offer", () => {
  const steps = content.areas.flatMap((area) => area.steps);
  const shown = (area: Steps["areas"][number]) => area.steps as unknown as readonly ShownStep[];

  test("are three, that of the latest result first", () => {
    for (const area of content.areas) {
      expect(offeredSteps(shown(area), undefined).map(({ id }) => id)).toEqual(
        area.steps.slice(0, 3).map(({ id }) => id),
      );
      for (const step of area.steps)
        for (const meaning of step.first ?? []) expect(offeredSteps(shown(area), meaning)[0]?.id).toBe(step.id);
    }
  });

  test("hold one for each band of each area: what a result asks for can be made one's own", () => {
    for (const { category, survey } of catalogue().domains) {
      const firsts = content.areas.find((area) => area.category === category)?.steps.flatMap(({ first = [] }) => first);
      expect(firsts?.toSorted()).toEqual(
        ruleOf(survey)
          .bands.map(({ meaning }) => textOf(meaning))
          .toSorted(),
      );
    }
  });

  test("each have routines that suit them", () => {
    for (const step of steps) expect(suitingRoutines(content, step as unknown as ShownStep).length).toBeGreaterThan(0);
  });

  test("are easy to read in sentences of at most 20 words, in both languages, and command nobody", () => {
    const written: Text[] = steps.flatMap(({ text, smaller, obstacles }) => [
      ...[text, smaller],
      ...obstacles.flatMap(({ happens, instead }) => [happens, instead]),
    ]);
    for (const text of written) {
      expect(textOf(text, "es")).not.toBe(textOf(text));
      for (const language of ["default", "es"]) expect(textOf(text, language)).not.toMatch(/must|should|debe|!|[.]$/i);
    }
    const plans = steps.map((step) => {
      const [routine] = suitingRoutines(content, step as unknown as ShownStep);
      if (!routine) throw new Error(`no routine for ${step.id}`);
      return (language: string) =>
        stepSentences(content, { what: textOf(step.text, language), routine: textOf(routine.text, language) }, language)
          .plan;
    });
    for (const plan of plans)
      for (const language of ["en", "es"]) expect(plan(language).split(" ").length).toBeLessThanOrEqual(20);
    expect(readingGrade(plans.map((plan) => plan("en")).join(" "), syllable)).toBeLessThanOrEqual(6);
  });
});

describe("the check of steps", () => {
  const named = {
    catalogue: catalogue(),
    entries: guidance(),
    meaningsOf: (survey: string) =>
      ruleNames.includes(survey) ? ruleOf(survey).bands.map(({ meaning }) => textOf(meaning)) : [],
  };
  const codes = (changed: Partial<Steps>) =>
    stepsIssues("surveys/steps.json", { ...content, ...changed }, named).map(({ code, path }) => [code, path]);
  const [area, ...others] = content.areas;
  const [step, ...rest] = area?.steps ?? [];
  if (!area || !step) throw new Error("no steps");
  const withStep = (changed: object) => ({
    areas: [{ ...area, steps: [{ ...step, ...changed }, ...rest] }, ...others],
  });

  test("warns of a step for a band that is not there, and refuses nothing for it", () => {
    const warned = (changed: Partial<Steps>) =>
      stepsWarnings("surveys/steps.json", { ...content, ...changed }, named).map(({ code, path }) => [code, path]);
    expect(warned({})).toEqual([]);
    expect(warned(withStep({ first: ["Sad"] }))).toEqual([["BAND_UNKNOWN", "areas[0].steps[0].first"]]);
    expect(codes(withStep({ first: ["Sad"] }))).toEqual([]);
  });

  test("finds nothing in what is shipped", () => {
    expect(shapeIssues("steps", "surveys/steps.json", content)).toEqual([]);
    expect(codes({})).toEqual([]);
  });

  test.each<[string, Partial<Steps>, [string, string][]]>([
    ["an entry that is not there", withStep({ guide: "more-contcat" }), [["ENTRY_UNKNOWN", "areas[0].steps[0].guide"]]],
    [
      "an entry for after a card",
      withStep({ guide: "after-abuse-takes-it-back" }),
      [["ENTRY_UNKNOWN", "areas[0].steps[0].guide"]],
    ],
    ["an entry without a source", withStep({ guide: "app-cost" }), [["SOURCE_MISSING", "areas[0].steps[0].guide"]]],
    [
      "a routine that is not there",
      withStep({ routines: ["tea"] }),
      [["ROUTINE_UNKNOWN", "areas[0].steps[0].routines"]],
    ],
    ["an id that is used twice", withStep({ id: rest[0]?.id }), [["REPEATED", "areas[0].steps[1].id"]]],
    ["an area without steps", { areas: others }, [["STEPS_MISSING", "areas"]]],
    [
      "an area that is none",
      { areas: [...content.areas, { ...area, category: "Money", steps: [] }] },
      [["CATEGORY_UNKNOWN", `areas[${content.areas.length}].category`]],
    ],
    [
      "a sentence without its places",
      { sentences: { ...content.sentences, otherwise: "If {happens}." } },
      [["PLACE_MISSING", "sentences.otherwise"]],
    ],
  ])("finds %s", (_, changed, found) => expect(codes(changed)).toEqual(found));

  test("says nothing of bands while their rule cannot be read", () => {
    const found = stepsIssues("surveys/steps.json", content, { ...named, meaningsOf: () => null });
    expect(found).toEqual([]);
  });

  test("fewer than three steps have the wrong shape", () => {
    const few = { ...content, areas: [{ ...area, steps: area.steps.slice(0, 2) }, ...others] };
    expect(shapeIssues("steps", "surveys/steps.json", few).map(({ path }) => path)).toEqual(["areas[0].steps"]);
  });
});
