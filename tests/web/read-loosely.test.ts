import { expect, test } from "vitest";
import { readSurvey } from "../../src/features/studio/form/read-loosely.ts";

const elements = [{ type: "boolean", name: "rested" }];
const read = (survey: unknown) => readSurvey(JSON.stringify(survey));

test("each page knows its place in the file", () => {
  expect(read({ pages: [{ elements }, { name: "last", elements }] })?.pages).toEqual([
    { elements, path: ["pages", 0] },
    { name: "last", elements, path: ["pages", 1] },
  ]);
  expect(read({ title: "One page", elements })).toMatchObject({ title: "One page", pages: [{ elements, path: [] }] });
});

test.each([null, 1, {}, { pages: 1 }, { pages: [null] }, { pages: [{ elements: [null] }] }, { elements: 1 }])(
  "what cannot be shown is null: %j",
  (survey) => expect(read(survey)).toBeNull(),
);
