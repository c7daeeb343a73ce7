import { expect, test } from "vitest";
import { typeChanges } from "#core/question-types/change-type.ts";
import { type SurveyElement, typeNamed } from "#core/question-types/question-types.ts";
import { schemaParts } from "#core/question-types/schema-parts.ts";

const knownBy = (type: string) => {
  const schema = typeNamed(type)?.schema(schemaParts) as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {});
};
const changed = (question: object) =>
  Object.fromEntries(
    typeChanges(question as SurveyElement, knownBy).map(({ type, element, dropped }) => [type, { element, dropped }]),
  );
const asked = { name: "q", title: "How?", isRequired: true };

test("options keep their values and words between rows and a list", () => {
  const choices = ["a", { value: "b", text: { default: "B", es: "Be" } }];
  const { dropdown, ...others } = changed({ type: "radiogroup", ...asked, choices, showOtherItem: true });
  expect(dropdown).toEqual({ element: { type: "dropdown", ...asked, choices, showOtherItem: true }, dropped: [] });
  expect(others).toEqual({});
  const list = { type: "dropdown", ...asked, choices, placeholder: "Pick one", visibleIf: "{p} = 1" };
  expect(changed(list)["radiogroup"]).toEqual({
    element: { type: "radiogroup", ...asked, visibleIf: "{p} = 1", choices },
    dropped: ["placeholder"],
  });
});

test("a row of numbers can stand side by side; words of its options are named as dropped", () => {
  const rating = { type: "rating", ...asked, rateMin: 0, rateMax: 2 };
  expect(changed({ type: "radiogroup", ...asked, choices: [0, 1, 2] })["rating"]).toEqual({
    element: rating,
    dropped: [],
  });
  const worded = [0, { value: 1, text: "some" }, 2];
  expect(changed({ type: "radiogroup", ...asked, choices: worded })["rating"]).toEqual({
    element: rating,
    dropped: ["choices"],
  });
  expect(changed({ type: "radiogroup", ...asked, choices: [0, 2] })["rating"]).toBeUndefined();
  expect(changed({ type: "radiogroup", ...asked, choices: [0, 1], showNoneItem: true })["rating"]).toBeUndefined();
  const ends = { ...rating, minRateDescription: "low" };
  expect(changed(ends)["radiogroup"]).toEqual({
    element: { type: "radiogroup", ...asked, choices: [0, 1, 2] },
    dropped: ["minRateDescription"],
  });
  expect(changed({ type: "dropdown", ...asked, choicesMin: 1, choicesMax: 2 })["radiogroup"]).toEqual({
    element: { type: "radiogroup", ...asked, choices: [1, 2] },
    dropped: [],
  });
});

test("numbers between the same ends are typed or placed on a line; short words may become long ones", () => {
  const slider = { type: "slider", ...asked, min: 0, max: 10, step: 0.5 };
  const text = { type: "text", ...asked, inputType: "number", min: 0, max: 10, step: 0.5 };
  expect(changed(slider)).toEqual({ text: { element: text, dropped: [] } });
  expect(changed(text)).toEqual({ slider: { element: slider, dropped: [] } });
  // A line has steps; what is typed has none unless told.
  expect(changed({ type: "text", ...asked, inputType: "number", min: 0, max: 10 })).toEqual({});
  expect(changed({ type: "text", ...asked, maxLength: 50 })).toEqual({
    comment: { element: { type: "comment", ...asked, maxLength: 50 }, dropped: [] },
  });
  expect(changed({ type: "comment", ...asked })).toEqual({});
});

test.each([
  { type: "checkbox", ...asked, choices: ["a", "b"] },
  { type: "boolean", ...asked },
  { type: "text", ...asked, inputType: "date" },
  { type: "matrix", ...asked, columns: ["a", "b"], rows: ["r"] },
  { type: "html", name: "note", html: "Hello" },
])("no other type takes the answers of %j", (question) => expect(changed(question)).toEqual({}));
