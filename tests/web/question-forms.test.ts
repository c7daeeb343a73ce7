import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { expect, test } from "vitest";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { writtenSurveySchema } from "#core/content-check/written-survey-schema.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { isAskedBefore, looseItems } from "../../src/features/studio/form/condition/loose-items.ts";
import {
  elementSchemas,
  kindOf,
  optionSchema,
  type PropertySchema,
  typeIn,
} from "../../src/features/studio/form/properties/property-schema.ts";
import { TYPE_WORDS, wordsOfProperty } from "../../src/features/studio/form/properties/property-words.ts";
import { starterOf } from "../../src/features/studio/form/properties/starter.ts";
import { copyOf } from "../../src/features/studio/form/structure/whole-elements.ts";

// As the studio gets it: through JSON.
const schema: PropertySchema = JSON.parse(JSON.stringify(writtenSurveySchema()));
const types = elementSchemas(schema);

/** Every property that a form draws, with the lists around it. */
function drawn({ properties = {} }: PropertySchema, within = ""): string[] {
  return Object.entries(properties).flatMap(([property, one]) => {
    const kind = kindOf(one);
    const inner = kind === "entries" ? one.items : kind === "options" ? optionSchema(one) : undefined;
    const isOwn = kind === "options" ? ["value", "text"] : [];
    const own = kind === "fixed" || kind === "elements" ? [] : [within + property];
    const inside = inner ? drawn(inner, kind === "entries" ? `${within}${property}.` : "") : [];
    return [...own, ...inside.filter((name) => !isOwn.includes(name))];
  });
}

test("every type of question has words, and so has every property of its schema", () => {
  expect(types.map(typeIn).sort()).toEqual(Object.keys(TYPE_WORDS).sort());
  for (const one of types) {
    const without = drawn(one).filter((property) => wordsOfProperty(typeIn(one), property) === undefined);
    expect(without, typeIn(one)).toEqual([]);
  }
  const page = schema.properties?.["pages"]?.items ?? {};
  expect(drawn(page).filter((property) => wordsOfProperty("page", property) === undefined)).toEqual([]);
});

test("each kind of property has a field", () => {
  const kinds = types.flatMap(({ properties = {} }) => Object.values(properties).map(kindOf));
  const all = ["words", "tick", "number", "limit", "choice", "line", "entries", "options", "elements", "fixed"];
  expect(new Set(kinds)).toEqual(new Set(all));
});

test.each(types.map((one) => [typeIn(one), one] as const))("a new %s has what its schema requires", (type, one) => {
  const made = starterOf(one, "question-1");
  expect(made).toMatchObject({ type, name: "question-1" });
  expect(Object.keys(made).sort()).toEqual([...(one.required ?? [])].sort());
});

test("a copied group has names of its own, and its conditions name the copies", () => {
  const group = {
    type: "panel",
    name: "group",
    elements: [
      { type: "boolean", name: "q-1", title: "A?" },
      { type: "comment", name: "q-2", title: "B?", visibleIf: "{q-1} = true and {other} = 'q-1'" },
    ],
  };
  const other = { type: "boolean", name: "other", title: "C?" };
  const pages = [{ name: "page1", path: ["pages", 0], elements: [other, group] }];
  const copy = copyOf(group, { pages });
  expect(copy).toEqual({
    ...group,
    name: "group-2",
    elements: [
      { type: "boolean", name: "q-3", title: "A?" },
      { type: "comment", name: "q-4", title: "B?", visibleIf: "{q-3} = true and {other} = 'q-1'" },
    ],
  });
  const survey = {
    title: "S",
    pages: [{ name: "page1", elements: [other, group, copy] }],
  } as unknown as SurveyDocument;
  expect(surveyIssues("survey", survey)).toEqual([]);
});

test("a condition offers exactly the questions that the content check lets it name", () => {
  const yesNo = (name: string) => ({ type: "boolean", name, title: `${name}?` });
  const group = { type: "panel", name: "group", elements: [yesNo("c"), yesNo("d")] };
  const pages = [
    { name: "page1", path: ["pages", 0], elements: [yesNo("a"), yesNo("b"), group, yesNo("e")] },
    { name: "page2", path: ["pages", 1], elements: [yesNo("f")] },
  ];
  const items = looseItems({ pages });
  const places = [
    ["pages", 0],
    ["pages", 0, "elements", 0],
    ["pages", 0, "elements", 1],
    ["pages", 0, "elements", 2],
  ];
  places.push(["pages", 0, "elements", 2, "elements", 1], ["pages", 1], ["pages", 1, "elements", 0]);
  const offered = places.map((shown) =>
    items
      .filter((item) => isAskedBefore(item, shown))
      .map(({ name }) => name)
      .join(""),
  );
  expect(offered).toEqual(["", "", "a", "ab", "abc", "abcde", "abcde"]);
  for (const shown of places)
    for (const item of items) {
      const written = { title: "S", pages: pages.map(({ path: _, ...page }) => page) };
      const text = modified(JSON.stringify(written), [...shown, "visibleIf"], `{${item.name}} = true`);
      const later = surveyIssues("survey", JSON.parse(text)).some(({ code }) => code === "CONDITION_LATER");
      expect(later, `${shown} by ${item.name}`).toBe(!isAskedBefore(item, shown));
    }
});

const modified = (json: string, path: JSONPath, value: string) => applyEdits(json, modify(json, path, value, {}));
