import { describe, expect, it } from "vitest";
import type { Answers, SurveyDocument } from "#core/content-model/survey.ts";
import { createSurveyRun, renderedOf } from "../../src/survey-view/create-survey-run.ts";
import type { SurveyRun } from "../../src/survey-view/survey-run.ts";
import { keepTyped } from "../../src/survey-view/typed-numbers.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";

const survey: SurveyDocument = {
  title: "Walking",
  pages: [
    {
      name: "one",
      elements: [
        { type: "radiogroup", isRequired: true, name: "days", title: "On how many days?", choices: ["Never", "Some"] },
        {
          type: "radiogroup",
          isRequired: true,
          name: "hours",
          title: "How long?",
          visibleIf: "{days} = 'Some'",
          choices: ["Short", "Long"],
        },
      ],
    },
    {
      name: "two",
      elements: [
        {
          type: "text",
          isRequired: true,
          inputType: "number",
          name: "minutes",
          title: "Minutes?",
          min: 0,
          max: 60,
          step: 15,
        },
        { type: "expression", name: "sum", title: "In all", expression: "{minutes} + 1" },
      ],
    },
  ],
};

const chores: SurveyDocument = {
  title: "Chores",
  pages: [
    {
      name: "one",
      elements: [
        { type: "boolean", isRequired: true, name: "help", title: "Help?" },
        {
          type: "matrix",
          isRequired: true,
          name: "ease",
          title: "How do these go?",
          columns: ["Well", "Hard"],
          rows: ["stairs", "floor"],
        },
        {
          type: "checkbox",
          isRequired: true,
          name: "tools",
          title: "Which?",
          visibleIf: "{ease.floor} = 'Hard'",
          choices: ["rail", "light"],
        },
        { type: "rating", isRequired: true, name: "sure", title: "Sure?", rateMax: 3, visibleIf: "{ease} notempty" },
      ],
    },
  ],
};

describe("a run with yes or no, a matrix, a list and a rating", () => {
  const answers = { help: false, "ease.stairs": "Well", "ease.floor": "Hard", tools: ["light"], sure: 3 };

  it("gives back what it was opened with, item by item", () => {
    const run = createSurveyRun(chores, { answers });
    expect(run.itemNames).toEqual(["help", "ease.stairs", "ease.floor", "tools", "sure"]);
    expect(run.askedAnswers()).toEqual(answers);
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, answered: 5 });
  });

  it("counts each row of a matrix, and No as an answer", () => {
    const run = createSurveyRun(chores, { answers: { help: false, "ease.stairs": "Well" } });
    expect(run.state()).toMatchObject({ missing: 2, answered: 2, ruledOut: 0, total: 5 });
  });

  it("rules out what a row decides only once that row is answered", () => {
    const run = createSurveyRun(chores, { answers: { help: true, "ease.stairs": "Well", "ease.floor": "Well" } });
    expect(run.state()).toMatchObject({ missing: 1, answered: 3, ruledOut: 1 });
  });
});

describe("createSurveyRun", () => {
  it("begins with nothing done, though a question is hidden until its turn", () => {
    const { answered, ruledOut, total, missing } = createSurveyRun(survey).state();
    expect({ answered, ruledOut, total, missing }).toEqual({ answered: 0, ruledOut: 0, total: 3, missing: 1 });
  });

  it("counts a hidden question once its condition is decided", () => {
    const { ruledOut, missing } = createSurveyRun(survey, { answers: { days: "Never" } }).state();
    expect({ ruledOut, missing }).toEqual({ ruledOut: 1, missing: 0 });
  });

  it("sends no answer to a question now hidden, and keeps it for when it comes back", () => {
    const run = createSurveyRun(survey, { answers: { days: "Never", hours: "Long", minutes: 30 } });
    expect(run.askedAnswers()).toEqual({ days: "Never", minutes: 30 });
    expect(run.givenAnswers()).toEqual({ days: "Never", hours: "Long", minutes: 30 });
  });

  it("opens at the page left, but not past an unanswered step", () => {
    expect(createSurveyRun(survey, { answers: { days: "Never" }, page: 1 }).state().page).toBe(1);
    expect(createSurveyRun(survey, { answers: { minutes: 15 }, page: 1 }).state().page).toBe(0);
    expect(createSurveyRun(survey, { answers: { days: "Never" }, page: 99 }).state().page).toBe(1);
  });

  it("takes no number between the steps, and none outside the range", () => {
    const at = (minutes: number) => createSurveyRun(survey, { answers: { days: "Never", minutes }, page: 1 }).state();
    expect(at(45).invalid).toBe(0);
    expect(at(7.3).invalid).toBe(1);
    expect(at(61).invalid).toBe(1);
  });

  it("names the nearest steps, in the language of the page", () => {
    const run = createSurveyRun(survey, { answers: { days: "Never", minutes: 7.3 }, page: 1 });
    const { model } = renderedOf(run);
    const words = () => model.getQuestionByName("minutes").errors.map((error) => error.text);
    expect(words()).toEqual(["Please write a number in steps of 15, such as 0 or 15."]);
  });

  it("keeps answers on the way back", () => {
    const run = createSurveyRun(survey, { answers: { days: "Never", minutes: 15 } });
    run.next();
    expect(run.state().step).toBe(2);
    run.back();
    expect(run.state().step).toBe(1);
    expect(run.givenAnswers()).toEqual({ days: "Never", minutes: 15 });
  });

  it("numbers questions over all steps, leaving out what is ruled out", () => {
    const places = (answers: Answers) => Object.fromEntries(createSurveyRun(survey, { answers }).state().places);
    // Its turn may still come, so it has its place.
    expect(places({})).toEqual({ days: { from: 1, to: 1 }, hours: { from: 2, to: 2 }, minutes: { from: 3, to: 3 } });
    expect(places({ days: "Never" })).toEqual({ days: { from: 1, to: 1 }, minutes: { from: 2, to: 2 } });
  });

  it("gives a matrix a place for each of its rows", () => {
    expect(createSurveyRun(chores).state().places.get("ease")).toEqual({ from: 2, to: 3 });
  });

  it("knows the first item that is open, also one whose answer cannot be taken", () => {
    expect(createSurveyRun(survey).state().firstOpen).toBe("days");
    expect(createSurveyRun(survey, { answers: { days: "Some" } }).state().firstOpen).toBe("hours");
    const answers = { days: "Never", minutes: 61 };
    expect(createSurveyRun(survey, { answers, page: 1 }).state()).toMatchObject({ firstOpen: "minutes" });
    expect(createSurveyRun(chores, { answers: { help: true, "ease.stairs": "Well" } }).state().firstOpen).toBe(
      "ease.floor",
    );
  });

  it("needs nothing of a question that may be left open, and says so where answers are looked over", () => {
    const open = structuredClone(survey) as SurveyDocument;
    for (const element of open.pages.flatMap(({ elements }) => elements)) Object.assign(element, { isRequired: false });
    const run = createSurveyRun(open, { answers: { days: "Never" } });
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, answered: 1, isComplete: true });
    expect(run.answerLabels(ENGLISH).map(({ item, answer }) => [item, answer])).toContainEqual(["minutes", null]);
    // What is typed must be right all the same.
    const wrong = createSurveyRun(open, { answers: { days: "Never", minutes: 61 } });
    expect(wrong.state().isComplete).toBe(false);
  });

  it("does not pass over words in a number field, also where it may be left open", () => {
    const open = structuredClone(survey) as SurveyDocument;
    for (const element of open.pages.flatMap(({ elements }) => elements)) Object.assign(element, { isRequired: false });
    const run = createSurveyRun(open, { answers: { days: "Never" }, page: 1 });
    const { model, refresh } = renderedOf(run);
    const minutes = model.getQuestionByName("minutes");
    keepTyped(minutes, "about six");
    refresh();
    expect(run.state()).toMatchObject({ missing: 0, invalid: 1, firstOpen: "minutes", isComplete: false });
    keepTyped(minutes, "");
    refresh();
    expect(run.state()).toMatchObject({ missing: 0, invalid: 0, isComplete: true });
  });

  it("is complete when every step is", () => {
    expect(createSurveyRun(survey, { answers: { days: "Never" } }).state().isComplete).toBe(false);
    expect(createSurveyRun(survey, { answers: { days: "Never", minutes: 61 } }).state().isComplete).toBe(false);
    expect(createSurveyRun(survey, { answers: { days: "Never", minutes: 60 } }).state().isComplete).toBe(true);
  });

  it("leads to an item on its page, until it is left or another step is shown", () => {
    const run = createSurveyRun(survey, { answers: { days: "Never", minutes: 15 }, page: 1 });
    run.focusItem("days");
    expect(run.state()).toMatchObject({ page: 0, focusedItem: "days" });
    run.endFocus();
    expect(run.state().focusedItem).toBeUndefined();
    run.focusItem("days");
    run.next();
    expect(run.state()).toMatchObject({ page: 1, focusedItem: undefined });
  });

  it("tells the answers in the words of the survey", () => {
    const told = (run: SurveyRun) => run.answerLabels(ENGLISH).map(({ question, answer }) => `${question} ${answer}`);
    expect(told(createSurveyRun(survey, { answers: { days: "Never", hours: "Long", minutes: 7.5 } }))).toEqual([
      "On how many days? Never",
      "Minutes? 7.5",
    ]);
    const answers = { help: false, "ease.stairs": "Well", "ease.floor": "Hard", tools: ["rail", "light"], sure: 3 };
    expect(told(createSurveyRun(chores, { answers }))).toEqual([
      "Help? No",
      "How do these go? stairs Well",
      "How do these go? floor Hard",
      "Which? rail, light",
      "Sure? 3",
    ]);
  });
});
