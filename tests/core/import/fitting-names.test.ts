import { expect, test } from "vitest";
import { assemble } from "#core/import/assemble.ts";
import type { AskedElement, ImportedInstrument, ImportedQuestion } from "#core/import/imported.ts";
import { itemsOf } from "#core/surveys/items.ts";

const question = (source: string, more: object = {}): ImportedQuestion => ({
  ...{ kind: "question", source, condition: null, counts: 1, changed: [] },
  element: { type: "text", name: source, title: source, ...more } as unknown as AskedElement,
});
const assembled = (elements: ImportedQuestion[], more: Partial<ImportedInstrument> = {}) =>
  assemble(
    {
      ...{ name: "small", title: "Small", calculations: [], dropped: [], notes: [], languages: ["en"], todo: [] },
      pages: [{ condition: null, elements }],
      ...more,
    },
    "small",
  );
const namesIn = (elements: ImportedQuestion[]) => {
  const { scale } = assembled(elements);
  return scale ? itemsOf(scale.survey).map(({ name }) => name) : [];
};

test("names that differ in case alone, or that every program has, get names of their own", () => {
  expect(namesIn([question("Mood"), question("mood"), question("constructor")])).toEqual([
    "Mood",
    "mood_2",
    "constructor_2",
  ]);
});

test("the text beside other keeps its name", () => {
  const other = { type: "radiogroup", choices: ["a", "b"], showOtherItem: true };
  expect(namesIn([question("mood", other), question("mood-Comment")])).toEqual([
    "mood",
    "mood-Comment",
    "mood-Comment_2",
  ]);
});

test("a row with its question has at most 64 characters, and lines of a field are no rows", () => {
  const long = "a long name of a question or of a row of it ".repeat(3);
  const matrix = { type: "matrix", columns: ["a", "b"], rows: [`${long}1`, `${long}2`] };
  const names = namesIn([question(long, matrix), question("notes", { type: "comment", rows: 4 })]);
  expect(names.every((name) => name.length <= 64)).toBe(true);
  expect(new Set(names).size).toBe(3);
});

test("an option without stated points counts 0, and that is said", () => {
  const { scale, report } = assembled([question("mood", { type: "radiogroup", choices: ["a", "b"] })], {
    points: new Map([["mood", { a: 3 }]]),
  });
  expect(scale?.rule.points).toEqual([{ items: ["mood"], values: { a: 3, b: 0 } }]);
  expect(report.todo.join(" ")).toContain("no points to b");
});
