import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { comment } from "#core/question-types/comment/comment.ts";
import { schemaParts } from "#core/question-types/schema-parts.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ruleOf, surveyOf } from "./shipped-content.ts";

const checkOf = (scale: string) => answerChecker(itemsOf(surveyOf(scale)));
const goodAnswers = (scale: string) => ({ ...ruleOf(scale).examples[0]?.answers });
const codesAndPaths = (issues: ReturnType<ReturnType<typeof checkOf>>) => issues.map(({ code, path }) => [code, path]);

const stress = goodAnswers("stress");
const { "2-3": _left, ...stressWithoutLast } = stress;

describe("stress", () => {
  const check = checkOf("stress");

  test.each<[string, unknown, string[][]]>([
    ["complete answers", stress, []],
    ["a missing answer", stressWithoutLast, [["ANSWER_MISSING", "2-3"]]],
    ["nothing at all", {}, Object.keys(stress).map((item) => ["ANSWER_MISSING", item])],
    ["an item that does not exist", { ...stress, "3-0": "Never" }, [["ANSWER_UNKNOWN_ITEM", "3-0"]]],
    ["an option in other letters", { ...stress, "1-0": "never" }, [["ANSWER_UNKNOWN_OPTION", "1-0"]]],
    ["an option with a space too many", { ...stress, "1-0": "Never " }, [["ANSWER_UNKNOWN_OPTION", "1-0"]]],
    ["a number for an option", { ...stress, "1-0": 0 }, [["ANSWER_UNKNOWN_OPTION", "1-0"]]],
    ["null", { ...stress, "1-0": null }, [["ANSWER_UNKNOWN_OPTION", "1-0"]]],
    ["a list of one option", { ...stress, "1-0": ["Never"] }, [["ANSWER_UNKNOWN_OPTION", "1-0"]]],
    ["an inherited name as an option", { ...stress, "1-0": "constructor" }, [["ANSWER_UNKNOWN_OPTION", "1-0"]]],
    ["an inherited name as an item", { ...stress, constructor: "Never" }, [["ANSWER_UNKNOWN_ITEM", "constructor"]]],
    [
      "__proto__ as an item of its own",
      JSON.parse(JSON.stringify(stress).replace("{", '{"__proto__": {"x": 1},')),
      [["ANSWER_UNKNOWN_ITEM", "__proto__"]],
    ],
    [
      "answers that are only inherited",
      Object.create(stress),
      Object.keys(stress).map((item) => ["ANSWER_MISSING", item]),
    ],
    [
      "two issues at once",
      { ...stressWithoutLast, "1-0": "Often" },
      [
        ["ANSWER_MISSING", "2-3"],
        ["ANSWER_UNKNOWN_OPTION", "1-0"],
      ],
    ],
  ])("%s", (_, answers, issues) => {
    expect(codesAndPaths(check(answers)).sort()).toEqual([...issues].sort());
  });

  test.each([null, undefined, [], ["Never"], "Never", 5, true])("%j is no map of answers", (answers) => {
    expect(codesAndPaths(check(answers))).toEqual([["ANSWERS_NOT_A_MAP", ""]]);
  });
});

describe("sleep", () => {
  const check = checkOf("sleep");
  const sleep = goodAnswers("sleep");

  test.each<[string, string, unknown, string | null]>([
    ["minutes 0", "1-1", 0, null],
    ["minutes 1440", "1-1", 1440, null],
    ["minutes with decimals", "1-1", 12.5, null],
    ["minutes below 0", "1-1", -1, "ANSWER_OUT_OF_RANGE"],
    ["minutes above a day", "1-1", 1441, "ANSWER_OUT_OF_RANGE"],
    ["minutes as text", "1-1", "15", "ANSWER_WRONG_TYPE"],
    ["minutes not a number", "1-1", Number.NaN, "ANSWER_WRONG_TYPE"],
    ["hours 0", "1-3", 0, null],
    ["hours 24", "1-3", 24, null],
    ["hours between two quarters", "1-3", 6.3, null],
    ["hours above a day", "1-3", 24.5, "ANSWER_OUT_OF_RANGE"],
    ["no end of hours", "1-3", Number.POSITIVE_INFINITY, "ANSWER_WRONG_TYPE"],
    ["a time as a number", "1-0", 10, "ANSWER_WRONG_TYPE"],
    ["an empty time", "1-0", "", "ANSWER_WRONG_TYPE"],
    ["a time that is none", "1-0", "after the news", "ANSWER_REFUSED"],
    ["a time with a point", "1-0", "10.30", null],
    ["a time with a point and a zero", "1-0", "10.00", null],
    ["a time with four digits", "1-0", "0030", null],
    ["a time too long to be one", "1-0", "10:30 PM or a little later", "ANSWER_WRONG_TYPE"],
    ["a getting-up time that is none", "1-2", "early", "ANSWER_REFUSED"],
    ["a getting-up time equal to the bed time", "1-2", sleep["1-0"], "ANSWER_REFUSED"],
    ["the in-bed line, which is only shown", "in-bed", "8", "ANSWER_UNKNOWN_ITEM"],
  ])("%s", (_, item, answer, code) => {
    expect(codesAndPaths(check({ ...sleep, [item]: answer }))).toEqual(code ? [[code, item]] : []);
  });

  test("a refused time says kindly what to write", () => {
    const [issue] = check({ ...sleep, "1-0": "late" });
    expect(issue?.message).toContain("10:30 PM");
  });
});

describe("exercise, where some items are asked only after others", () => {
  const check = checkOf("exercise");
  const rest = goodAnswers("exercise");

  test.each<[string, Record<string, unknown>, string[][]]>([
    ["no hours after Never", rest, []],
    ["hours after Never", { ...rest, "1-1": "Under 1 hour" }, [["ANSWER_NOT_ASKED", "1-1"]]],
    ["no hours after some days", { ...rest, "1-0": "1 or 2 days" }, [["ANSWER_MISSING", "1-1"]]],
    ["hours after some days", { ...rest, "1-0": "1 or 2 days", "1-1": "Under 1 hour" }, []],
    [
      "work without its hours and kind",
      { ...rest, "11-0": "Yes" },
      [
        ["ANSWER_MISSING", "11-1"],
        ["ANSWER_MISSING", "11-2"],
      ],
    ],
    ["hours of work without work", { ...rest, "11-1": "Under 10 hours" }, [["ANSWER_NOT_ASKED", "11-1"]]],
  ])("%s", (_, answers, issues) => {
    expect(codesAndPaths(check(answers)).sort()).toEqual(issues);
  });
});

describe("a number with a step", () => {
  const checkOfNumber = (limits: { min?: number; max?: number; step: number }) =>
    answerChecker(
      itemsOf({
        title: "Cups",
        pages: [
          {
            name: "one",
            elements: [{ type: "text", inputType: "number", name: "cups", title: "How many?", ...limits }],
          },
        ],
      }),
    );

  test.each<[string, { min?: number; max?: number; step: number }, number, string | null]>([
    ["on the step", { step: 0.1 }, 0.3, null],
    ["on the step but for floating point", { step: 0.1 }, 0.1 + 0.2, null],
    ["on a step of a third of a million", { step: 0.01 }, 333_333.33, null],
    ["off the step", { step: 0.1 }, 0.35, "ANSWER_OFF_STEP"],
    ["a hair off the step", { step: 0.1 }, 0.300_01, "ANSWER_OFF_STEP"],
    ["counted from its minimum", { min: 1, step: 2 }, 3, null],
    ["not counted from 0 where it has a minimum", { min: 1, step: 2 }, 4, "ANSWER_OFF_STEP"],
    ["below 0", { step: 0.5 }, -1.5, null],
    ["out of its range and off the step: one error", { min: 0, max: 5, step: 1 }, 5.5, "ANSWER_OUT_OF_RANGE"],
  ])("%s", (_, limits, cups, code) => {
    expect(codesAndPaths(checkOfNumber(limits)({ cups }))).toEqual(code ? [[code, "cups"]] : []);
  });

  test("the error names the nearest numbers that can be given", () => {
    const messageFor = (cups: number) => checkOfNumber({ min: 0, max: 2.1, step: 0.5 })({ cups })[0]?.message;
    expect(messageFor(0.6)).toBe("The answer to question cups must be in steps of 0.5, such as 0.5 or 1.");
    expect(messageFor(2.05)).toBe("The answer to question cups must be in steps of 0.5, such as 2.");
  });
});

describe("a text of several lines", () => {
  const checkOfLines = (maxLength?: number) =>
    answerChecker(
      itemsOf({
        title: "Days",
        pages: [
          {
            name: "one",
            elements: [
              {
                type: "comment",
                name: "day",
                title: "How was it?",
                isRequired: true,
                ...(maxLength === undefined ? {} : { maxLength }),
              },
            ],
          },
        ],
      }),
    );

  test.each<[string, unknown, number | undefined, string | null]>([
    ["two lines", "Good.\nA walk.", undefined, null],
    ["1000 characters", "x".repeat(1000), undefined, null],
    ["1001 characters", "x".repeat(1001), undefined, "ANSWER_WRONG_TYPE"],
    ["5000 characters where the survey takes as many", "x".repeat(5000), 5000, null],
    ["nothing", "", undefined, "ANSWER_WRONG_TYPE"],
    ["a number", 5, undefined, "ANSWER_WRONG_TYPE"],
  ])("%s", (_, day, maxLength, code) => {
    expect(codesAndPaths(checkOfLines(maxLength)({ day }))).toEqual(code ? [[code, "day"]] : []);
  });

  test("no survey may take more than 5000 characters", () => {
    const isTaken = new Ajv().compile(comment.schema(schemaParts));
    const question = { type: "comment", name: "day", title: "How was it?" };
    expect(isTaken({ ...question, maxLength: 5000, rows: 6 })).toBe(true);
    expect(isTaken({ ...question, maxLength: 5001 })).toBe(false);
    expect(isTaken({ ...question, inputType: "number" })).toBe(false);
  });
});

test("body mass index takes whole numbers that can be chosen", () => {
  const check = checkOf("bmi");
  expect(check({ feet: 5, inches: 9, weight: 150 })).toEqual([]);
  expect(codesAndPaths(check({ feet: 10, inches: 12, weight: 49 })).map(([code]) => code)).toEqual(
    Array(3).fill("ANSWER_UNKNOWN_OPTION"),
  );
  expect(codesAndPaths(check({ feet: 5, inches: 9, weight: 150.5 }))).toEqual([["ANSWER_UNKNOWN_OPTION", "weight"]]);
  expect(codesAndPaths(check({ feet: "5", inches: 9, weight: 150 }))).toEqual([["ANSWER_UNKNOWN_OPTION", "feet"]]);
});
