import { expect, test } from "vitest";
import { importFile } from "#core/import/import-file.ts";
import { reproschema } from "#core/import/reproschema/reproschema.ts";
import { fileOf } from "./read-small.ts";

type Loose = Readonly<Record<string, unknown>>;

const activity = (order: unknown, more: Loose = {}): Loose => ({
  ...{ "@type": "reproschema:Activity", "@id": "calm_schema", prefLabel: { en: "Calm" }, ui: { order, ...more } },
});
const item = (id: string, more: Loose = {}): Loose => ({
  ...{ "@type": "reproschema:Item", "@id": id, question: { en: id }, ui: { inputType: "text" }, ...more },
});

test.each([
  ["no JSON", '{"@type": "reproschema:Activity"', "no JSON"],
  ["parts in parts", `{"@type":"reproschema:Activity","ui":${"[".repeat(300)}${"]".repeat(300)}}`, "too deep"],
  ["an activity alone", activity(["items/calm_1", "items/calm_2"]), "ZIP"],
  ["an activity that asks nothing", activity([]), "asks nothing"],
  ["an item alone", item("calm_1"), "no activity that asks them"],
  ["a protocol alone", { "@type": "reproschema:Protocol", ui: { order: ["../calm"] } }, "a list of activities"],
  ["something else", { "@type": "Person" }, "no activity"],
])("%s is refused with a sentence", (_, json, words) => {
  expect(() => reproschema.read(fileOf(json))).toThrow(words);
});

const ODD: readonly unknown[] = [
  null,
  0,
  "",
  "x",
  true,
  [],
  {},
  [null],
  { en: null },
  { "@value": [] },
  ["x", { id: 1 }],
  -1,
  "NaN",
];

test("whatever stands where something else should, nothing breaks and the report adds up", () => {
  for (const odd of ODD) {
    const made = [
      activity([item("a"), item("b", { responseOptions: odd }), item("c", { ui: odd }), item("d", { question: odd })]),
      activity([
        item("a"),
        item("b", { responseOptions: { choices: odd, minValue: odd, maxValue: odd, valueType: odd } }),
      ]),
      activity([
        item("a"),
        item("b", { ui: { inputType: "slider" }, responseOptions: { choices: [odd, odd], minValue: odd } }),
      ]),
      activity([item("a"), item("b")], { addProperties: odd, overrideProperties: odd, visibility: odd }),
      activity([item("a"), item("b")], {
        addProperties: [{ isAbout: "b", variableName: odd, isVis: odd, valueRequired: odd }],
      }),
      { ...activity([item("a"), odd]), compute: odd, prefLabel: odd, preamble: odd, citation: odd, scoringLogic: odd },
    ];
    for (const json of made)
      for (const { report } of importFile(fileOf(json), { format: "reproschema" }).scales)
        expect(report.taken + report.dropped.length).toBe(report.questions);
  }
});

test.each([
  ["brackets in brackets", "(".repeat(500)],
  ["signs in signs", "!".repeat(500)],
  ["a sum without end", `a ${"+ a ".repeat(3000)}`],
  ["one that breaks off", "a > "],
  ["half a choice", "a ? 1 : a ? 2"],
  ["a place in a list", "a[0] === 1"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands so in the file
  ["a template", "`${a}` === 1"],
  ["a program", "constructor.constructor('x')()"],
  ["what every object has", "__proto__ === 1"],
  ["a mark in a text", "a === 'it\\'s'"],
  ["a remark", "# a === 1"],
])("%s for a condition is named or read, and nothing breaks", (_, isVis) => {
  const json = activity([item("a"), item("b")], { addProperties: [{ isAbout: "b", variableName: "b", isVis }] });
  const [scale] = importFile(fileOf(json)).scales;
  expect(scale?.report.taken).toBe(2);
});

test("calculations that count with each other or with themselves are named", () => {
  const compute = [
    { variableName: "one", jsExpression: "two + 1" },
    { variableName: "two", jsExpression: "one + 1" },
    { variableName: "self", jsExpression: "self + a" },
  ];
  const [scale] = importFile(fileOf({ ...activity([item("a", { ui: { inputType: "number" } })]), compute })).scales;
  expect(scale?.report.scoring).toBe("none");
  expect(scale?.report.todo.filter((one) => one.includes("counts with itself"))).toHaveLength(3);
});

test("items with one name, and with names that are none, have names of their own here", () => {
  const names = ["a", "a", "constructor", "__proto__", "", "!!!", "x".repeat(200), "ñ"];
  const order = names.map((name, index) => item(`items/q${index}`, { prefLabel: { en: name } }));
  const addProperties = names.map((variableName, index) => ({ isAbout: `items/q${index}`, variableName }));
  const [scale] = importFile(fileOf(activity(order, { addProperties }))).scales;
  const elements = scale?.scale?.survey.pages[0]?.elements ?? [];
  expect(new Set(elements.map(({ name }) => name)).size).toBe(names.length);
  expect(scale?.report.notes).toContain('Several items are called "a"; conditions mean the first.');
});
