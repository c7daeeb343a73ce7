import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DECLINED } from "#core/content-model/answers.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { createSurveyRun } from "../../src/survey-view/create-survey-run.ts";

const TOO_LONG = "You slept longer than you were in bed.";
const asked = { isRequired: true, declinable: true };
const survey: SurveyDocument = {
  title: "Sleep",
  pages: [
    {
      name: "one",
      validators: [
        { type: "expression", expression: "{night.asleep} <= {night.bed}", text: TOO_LONG },
        { type: "expression", expression: "{naps} < 5", text: "So many?", soft: true },
      ],
      elements: [
        {
          ...{ type: "multipletext", name: "night", title: "How long?", ...asked },
          items: [
            { name: "bed", title: "In bed", inputType: "number", max: 24 },
            { name: "asleep", title: "Asleep", inputType: "number", max: 24 },
          ],
        },
        { type: "text", inputType: "number", name: "naps", title: "Naps?", ...asked },
      ],
    },
  ],
};

// Nobody has the cursor in a field.
beforeAll(() => void vi.stubGlobal("document", { hasFocus: () => false }));
afterAll(() => void vi.unstubAllGlobals());

describe("what is compared, where fields are parts of a question or declined", () => {
  it("finds that two fields of one question do not fit", () => {
    const run = createSurveyRun(survey, { answers: { "night.bed": 7, "night.asleep": 8, naps: 0 } });
    expect(run.state()).toMatchObject({ missing: 0, invalid: 1, firstOpen: "night.asleep", isComplete: false });
    run.adopt({ "night.asleep": 6 });
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, isComplete: true });
  });

  it("holds a field to its own limits", () => {
    const run = createSurveyRun(survey, { answers: { "night.bed": 25, "night.asleep": 8, naps: 0 } });
    expect(run.state()).toMatchObject({ invalid: 1, firstOpen: "night.bed" });
  });

  it("compares nothing with what was declined, and goes on", () => {
    const run = createSurveyRun(survey, { answers: { "night.bed": DECLINED, "night.asleep": 8, naps: 9 } });
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, isComplete: true });
    expect(run.doubts(0).map(({ item }) => item)).toEqual(["naps"]);
    run.decline("naps");
    expect(run.doubts(0)).toEqual([]);
    expect(run.askedAnswers()).toEqual({ "night.bed": DECLINED, "night.asleep": 8, naps: DECLINED });
  });

  it("declines the fields without an answer, and takes that back", () => {
    const run = createSurveyRun(survey, { answers: { "night.bed": 7 } });
    run.decline("night");
    expect(run.givenAnswers()).toEqual({ "night.bed": 7, "night.asleep": DECLINED });
    run.decline("night");
    expect(run.givenAnswers()).toEqual({ "night.bed": 7 });
    expect(run.state().missing).toBe(2);
  });

  it("gives back the answer that was there when a question was declined", () => {
    const run = createSurveyRun(survey, { answers: { "night.bed": 7, "night.asleep": 6, naps: 3 } });
    run.decline("naps");
    run.decline("night");
    expect(run.givenAnswers()).toEqual({ "night.bed": DECLINED, "night.asleep": DECLINED, naps: DECLINED });
    run.decline("naps");
    run.decline("night");
    expect(run.givenAnswers()).toEqual({ "night.bed": 7, "night.asleep": 6, naps: 3 });
    run.decline("naps");
    run.adopt({ naps: 4 });
    run.adopt({ naps: DECLINED });
    run.decline("naps");
    expect(run.givenAnswers()).not.toHaveProperty("naps");
  });

  it("passes over a question's own validator that names a declined question", () => {
    const number = { ...asked, type: "text", inputType: "number" } as const;
    const elements: SurveyDocument["pages"][number]["elements"] = [
      { ...number, name: "bed", title: "In bed" },
      {
        ...{ ...number, name: "h", title: "Asleep" },
        validators: [{ type: "expression", expression: "{h} <= {bed}", text: TOO_LONG }],
      },
    ];
    const nights: SurveyDocument = { title: "Nights", pages: [{ name: "one", elements }] };
    const run = createSurveyRun(nights, { answers: { bed: 8, h: 9 } });
    expect(run.state()).toMatchObject({ invalid: 1, firstOpen: "h" });
    run.decline("bed");
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, isComplete: true });
    run.decline("bed");
    expect(run.state()).toMatchObject({ invalid: 1, firstOpen: "h" });
  });

  it("takes from another tab what was declined there, and an answer in its place", () => {
    const run = createSurveyRun(survey, { answers: { naps: 1 } });
    run.adopt({ naps: DECLINED });
    expect(run.givenAnswers()).toEqual({ naps: DECLINED });
    run.adopt({ naps: 2 });
    expect(run.givenAnswers()).toEqual({ naps: 2 });
    run.adopt({ naps: null });
    expect(run.givenAnswers()).toEqual({});
  });
});
