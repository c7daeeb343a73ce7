import { expect, test } from "vitest";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { createSurveyRun } from "../../src/survey-view/create-survey-run.ts";
import type { SurveyRun } from "../../src/survey-view/survey-run.ts";

const choice = (name: string, more = {}) => ({
  type: "radiogroup" as const,
  name,
  title: name,
  isRequired: true,
  choices: ["Never", "Some"],
  ...more,
});
const minutes = { type: "text" as const, name: "minutes", title: "Minutes?", inputType: "number" as const, max: 60 };
const survey: SurveyDocument = {
  title: "Walking",
  pages: [
    {
      name: "one",
      elements: [
        choice("days"),
        choice("hours", { visibleIf: "{days} = 'Some'" }),
        { type: "html", name: "note", html: "Now the hills." },
        {
          type: "panel",
          name: "hills",
          elements: [choice("up"), minutes],
        },
      ],
    },
    { name: "two", elements: [choice("again")] },
  ],
};

function opened(answers = {}, page = 0): SurveyRun {
  const run = createSurveyRun(survey, { answers, page });
  run.askOneAtATime(true);
  return run;
}
/** The steps of a run as it is walked through from where it stands. */
function walked(run: SurveyRun): string[] {
  const seen: string[] = [];
  for (;;) {
    const { at, step, steps } = run.state();
    seen.push(at);
    if (step === steps || seen.length > steps) return seen;
    run.next();
  }
}
const all = { days: "Some", hours: "Some", up: "Never", again: "Never" };

test("each question is a step, a note too, and a panel with all its questions", () => {
  const run = opened(all);
  expect(run.state()).toMatchObject({ page: 0, at: "days", step: 1, steps: 5, first: "days", here: 1 });
  expect(walked(run)).toEqual(["days", "hours", "note", "hills", "again"]);
  expect(run.state()).toMatchObject({ page: 1, step: 5 });
});

test("a question that a condition hides is passed over, on the way back too", () => {
  const run = opened({ days: "Never", up: "Never" });
  expect(walked(run)).toEqual(["days", "note", "hills", "again"]);
  for (const at of ["hills", "note", "days"]) {
    run.back();
    expect(run.state().at).toBe(at);
  }
});

test("only what is shown is required, and counted as missing or invalid", () => {
  const run = opened();
  expect(run.state()).toMatchObject({ missing: 1, firstOpen: "days", total: 5 });
  run.next();
  expect(run.state().at).toBe("days");
  const next = opened({ days: "Never" });
  expect(next.state()).toMatchObject({ at: "hills", missing: 1, here: 2, isComplete: false });
  next.goTo(0, "days");
  expect(next.state()).toMatchObject({ at: "days", missing: 0, invalid: 0, firstOpen: undefined });
  const last = opened({ days: "Never", up: "Never", minutes: 70 });
  expect(last.state()).toMatchObject({ at: "hills", missing: 0, invalid: 1, firstOpen: "minutes" });
});

test("nobody gets behind what is unfinished, and a question is led to in its step", () => {
  const run = opened({ days: "Some" });
  expect(run.state().at).toBe("hours");
  run.goTo(1);
  expect(run.state().at).toBe("hours");
  run.goTo(0, "hills");
  expect(run.state().at).toBe("hours");
  const done = opened(all);
  done.focusItem("minutes");
  expect(done.state()).toMatchObject({ at: "hills", focusedItem: "minutes" });
  expect(done.isOnStep("up")).toBe(true);
  expect(done.isOnStep("days")).toBe(false);
});

test("the choice can change while answering: the page, the answers and their places stay", () => {
  const run = createSurveyRun(survey, { answers: all, page: 1 });
  const before = run.state();
  run.askOneAtATime(true);
  expect(run.state()).toMatchObject({ page: 1, at: "again", step: 5, places: before.places });
  run.askOneAtATime(false);
  expect(run.state()).toEqual(before);
  expect(run.askedAnswers()).toEqual(all);
});
