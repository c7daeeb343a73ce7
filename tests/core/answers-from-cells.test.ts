import { expect, test } from "vitest";
import { answersFromCells } from "#core/surveys/answers-from-cells.ts";
import { itemsOf } from "#core/surveys/items.ts";

const items = itemsOf({
  title: "A day",
  pages: [
    {
      name: "one",
      elements: [
        { type: "text", inputType: "number", name: "hours", title: "How long?" },
        { type: "comment", name: "day", title: "How was it?" },
      ],
    },
  ],
});

test.each<[string, unknown]>([
  ["6.5", 6.5],
  ["6,5", 6.5],
  [" 7 ", 7],
  ["1,500", "1,500"],
  ["about six", "about six"],
])("a cell with %j", (hours, answer) => {
  expect(answersFromCells(items, { hours, day: "Good.\nA walk." })).toEqual({ hours: answer, day: "Good.\nA walk." });
});
