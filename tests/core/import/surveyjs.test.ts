import { expect, test } from "vitest";
import { surveyjs } from "#core/import/surveyjs/surveyjs.ts";
import { fileOf, readSmall } from "./read-small.ts";

const imported = (json: object) => readSmall(surveyjs, json);
const yesNo = { type: "radiogroup", name: "a", choices: ["yes", "no"] };
const several = { type: "checkbox", name: "c", choices: ["x", "y", "z"] };

test("it is known by its questions, on pages or at the top, also within a record", () => {
  const survey = { pages: [{ elements: [yesNo] }] };
  expect(
    [survey, { questions: [yesNo] }, { id: 1, json: JSON.stringify(survey) }].map((one) =>
      surveyjs.recognises(fileOf(one)),
    ),
  ).toEqual([true, true, true]);
  expect(
    [{ resourceType: "Questionnaire", item: [] }, [], "{", "a,b"].map((one) => surveyjs.recognises(fileOf(one))),
  ).toEqual([false, false, false, false]);
});

test("conditions are printed anew with the names and values that questions have here", () => {
  const { conditionOf } = imported({
    elements: [
      yesNo,
      several,
      { type: "boolean", name: "b", valueTrue: "Y", valueFalse: "N" },
      { type: "matrix", name: "m", columns: [0, 1], rows: ["r.1", "two"] },
      { type: "text", name: "t1", visibleIf: "{A} == 'YES' && {c} contains 'x'" },
      { type: "text", name: "t2", visibleIf: "{c} anyof ['x', 'y']" },
      { type: "text", name: "t3", visibleIf: "{c} = ['x']" },
      { type: "text", name: "t4", visibleIf: "{b} = 'Y' or {m.r.1} = 1" },
    ],
  });
  expect(["t1", "t2", "t3", "t4"].map(conditionOf)).toEqual([
    "{a} = 'yes' and {c} contains 'x'",
    "{c} contains 'x' or {c} contains 'y'",
    "{c} contains 'x' and {c} notcontains 'y' and {c} notcontains 'z'",
    "{b} = true or {m.r_1} = 1",
  ]);
});

test("a condition that is not understood is named, and so is a value worked out from itself", () => {
  const { report, conditionOf } = imported({
    calculatedValues: [
      { name: "v", expression: "{w} + 1" },
      { name: "w", expression: "{v} + 1" },
    ],
    elements: [
      { type: "text", name: "t1", visibleIf: "age({t2}) > 3" },
      { type: "text", name: "t2", visibleIf: "{v} > 3" },
    ],
  });
  expect([conditionOf("t1"), conditionOf("t2")]).toEqual([undefined, undefined]);
  expect(report.todo.filter((one) => one.startsWith("Write the condition"))).toHaveLength(2);
});

test("each row and field counts, and what cannot be asked is named", () => {
  const { report } = imported({
    elements: [
      yesNo,
      { type: "matrix", name: "m", columns: [0, 1], rows: ["one", "two"] },
      {
        type: "matrixdropdown",
        name: "d",
        choices: [1, 2],
        rows: ["one", "two"],
        columns: [{ name: "k" }, { name: "n", cellType: "text" }],
      },
      { type: "paneldynamic", name: "p", templateElements: [{ type: "text", name: "k" }] },
      { type: "file", name: "f" },
      { type: "text", name: "h", visible: false },
      { type: "html", name: "n", html: "<p>Hello<script>x()</script></p>" },
    ],
  });
  expect([report.taken, report.questions]).toEqual([8, 10]);
  expect(report.dropped.map(({ name }) => name)).toEqual(["f", "h"]);
});

test("points of options are found, and a code is no point", () => {
  const scored = {
    ...yesNo,
    choices: [
      { value: "yes", text: "Yes", score: 2 },
      { value: "no", text: "No", score: 0 },
    ],
  };
  const { scale, report } = imported({ elements: [scored, { type: "rating", name: "r" }] });
  expect([report.scoring, scale?.rule.score, scale?.rule.unscored]).toEqual(["found", "{a}", ["r"]]);
  expect(imported({ elements: [{ type: "rating", name: "r" }] }).report.scoring).toBe("none");
});

test("languages are kept", () => {
  const { report, elements } = imported({
    elements: [{ ...yesNo, title: { default: "Well?", de: "Gut?", "zh-cn": "好吗" } }],
  });
  expect(report.languages).toEqual(["en", "de", "zh-CN"]);
  expect(elements[0]).toMatchObject({ title: { default: "Well?", de: "Gut?", "zh-CN": "好吗" } });
});

test("settings that have no place here are named", () => {
  const { report } = imported({
    completedHtml: "<b>Thanks</b>",
    elements: [
      {
        type: "text",
        name: "t",
        inputType: "email",
        requiredIf: "{t} = 1",
        validators: [{ type: "regex", regex: "^a" }],
        defaultValue: "x",
      },
    ],
  });
  expect(report.notes.join(" ")).toContain("Thanks");
  expect(report.changed).toHaveLength(4);
});

test("what has the wrong form is read as far as it goes", () => {
  const odd = {
    elements: [
      { type: "text", name: ["x"], title: { de: 5 } },
      { type: "radiogroup", name: "<b>", choices: { a: 1 } },
      { type: 7, name: "k" },
      null,
    ],
  };
  expect(imported(odd).report.taken).toBeGreaterThan(0);
  let deep: object = { type: "text", name: "x" };
  for (let at = 0; at < 500; at++) deep = { type: "panel", name: "p", elements: [deep] };
  expect(() => surveyjs.read(fileOf({ elements: [deep] }))).toThrow("too deep");
});

test("each cell of a table that is never shown is named", () => {
  const table = {
    ...{ type: "matrixdropdown", name: "table", visible: false },
    columns: [{ name: "a" }, { name: "b" }],
    rows: ["x", "y", "z"],
  };
  const { report } = imported({ elements: [table, { type: "text", name: "k" }] });
  expect([report.questions, report.dropped.length]).toEqual([7, 6]);
});
