import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentText as printed } from "#core/shared/print-json.ts";
import { insertInList, moveInList, moveToList, removeFromList } from "../../src/features/studio/form/json-lists.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";

const survey = readFileSync("surveys/stress.json", "utf8");
const [first, second] = [
  ["pages", 0, "elements"],
  ["pages", 1, "elements"],
];
const lines = (json: string) => json.split("\n").map((line) => line.replace(/,$/, ""));

test("what is printed is what the formatter makes of it: every shipped survey, letter by letter", () => {
  const files = readdirSync("surveys").filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  const texts = files.map((name) => readFileSync(`surveys/${name}`, "utf8")).filter((text) => text.includes('"pages"'));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(printed(JSON.parse(text))).toBe(text);
});

test("whatever is added, removed or moved, the file is as the formatter would have it", () => {
  const { pages } = JSON.parse(survey);
  const question = { type: "boolean", name: "new", title: "Is it?", isRequired: true };
  const few = ["pages", 0, "elements", 0, "choices"];
  for (const edits of [
    ...[0, 1, 99].map((index) => insertInList(survey, first, index, question)),
    ...[0, 2, pages[0].elements.length - 1].map((index) => removeFromList(survey, [...first, index])),
    moveInList(survey, first, 0, 3),
    moveInList(survey, first, 2, 0),
    moveToList(survey, [...first, 1], second, 0),
    moveToList(survey, [...first, 0], second, 99),
    insertInList(survey, few, 99, { value: "All day", text: { default: "All day", es: "Todo el día" } }),
    removeFromList(survey, [...few, 0]),
    insertInList(survey, ["pages"], 1, { name: "between", elements: [question] }),
  ]) {
    const now = applied(survey, edits);
    expect(now).not.toBe(survey);
    expect(now).toBe(printed(JSON.parse(now)));
  }
});

test("an entry moves to its place, and every line stays as it is", () => {
  const { pages } = JSON.parse(survey);
  const moved = applied(survey, moveToList(survey, [...first, 2], second, 1));
  const after = JSON.parse(moved).pages;
  expect(after[0].elements).toEqual(pages[0].elements.toSpliced(2, 1));
  expect(after[1].elements).toEqual(pages[1].elements.toSpliced(1, 0, pages[0].elements[2]));
  expect(lines(moved).sort()).toEqual(lines(survey).sort());
  const within = JSON.parse(applied(survey, moveInList(survey, first, 3, 1))).pages[0].elements;
  expect(within).toEqual(pages[0].elements.toSpliced(3, 1).toSpliced(1, 0, pages[0].elements[3]));
});

test("a question goes into a group and out of it with the indentation of its new place", () => {
  const grouped = printed({
    pages: [
      {
        name: "page1",
        elements: [
          { type: "panel", name: "group", elements: [{ type: "comment", name: "a", title: "A" }] },
          { type: "comment", name: "b", title: "B" },
        ],
      },
    ],
  });
  const inner = [...first, 0, "elements"];
  const into = applied(grouped, moveToList(grouped, [...first, 1], inner, 0));
  expect(into).toBe(printed(JSON.parse(into)));
  const out = applied(into, moveToList(into, [...inner, 0], first, 1));
  expect(out).toBe(grouped);
  expect(moveToList(grouped, [...first, 0], inner, 0)).toEqual([]);
});

test("short lists stay on their line; a list emptied can be filled again", () => {
  const text = '{ "pages": [{ "elements": [1] }, { "elements": [2] }], "choices": ["Never"] }';
  const emptied = applied(text, moveToList(text, [...first, 0], second, 0));
  expect(JSON.parse(emptied).pages).toEqual([{ elements: [] }, { elements: [1, 2] }]);
  expect(JSON.parse(applied(emptied, moveToList(emptied, [...second, 1], first, 0))).pages[0]).toEqual({
    elements: [2],
  });
  expect(applied(text, insertInList(text, ["choices"], 9, "Often"))).toContain('"choices": ["Never", "Often"]');
  expect(applied(text, removeFromList(text, ["choices", 0]))).toContain('"choices": []');
});
