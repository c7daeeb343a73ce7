import { expect, test } from "vitest";
import { assemble } from "#core/import/assemble.ts";
import { importFile } from "#core/import/import-file.ts";
import type { BroughtFile } from "#core/import/reader.ts";
import { reproschema } from "#core/import/reproschema/reproschema.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { fileOf, readSmall } from "./read-small.ts";

type Loose = Readonly<Record<string, unknown>>;

const choice = (value: unknown, name?: unknown): Loose => ({
  name: typeof name === "string" ? { en: name } : name,
  value,
});
const options = (choices: readonly Loose[], more: Loose = {}): Loose => ({
  ...{ valueType: ["xsd:integer"], minValue: 0, maxValue: 3, choices, ...more },
});
const often = options([choice(0, "Never"), choice(1, "Sometimes"), choice(3, "Often")]);
const item = (id: string, inputType = "radio", responseOptions: unknown = often, more: Loose = {}): Loose => ({
  ...{ "@type": "reproschema:Item", "@id": id, question: { en: `<b>Words of ${id}</b>` }, ui: { inputType } },
  ...{ responseOptions, ...more },
});

type Parts = { readonly properties?: readonly Loose[]; readonly compute?: readonly Loose[]; readonly more?: Loose };

/** An activity that holds its items, as one file has it. */
const activity = (order: readonly unknown[], { properties = [], compute = [], more = {} }: Parts = {}): Loose => ({
  ...{ "@context": "https://example.org/contexts/reproschema", "@type": "reproschema:Activity", "@id": "calm_schema" },
  ...{ prefLabel: { en: "Calm" }, compute, ui: { order, addProperties: properties, shuffle: false }, ...more },
});
const about = (isAbout: string, more: Loose = {}): Loose => ({
  isAbout,
  variableName: isAbout.split("/").at(-1),
  ...more,
});
const read = (order: readonly unknown[], parts: Parts = {}) => readSmall(reproschema, activity(order, parts));

const zip = (files: Readonly<Record<string, unknown>>): BroughtFile => ({
  ...{ name: "calm.zip", text: null },
  inside: new Map(
    Object.entries(files).map(([path, one]) => [path, typeof one === "string" ? one : JSON.stringify(one)]),
  ),
});
const broughtFrom = (files: Readonly<Record<string, unknown>>) =>
  reproschema.read(zip(files)).map((one, index) => assemble(one, `scale-${index}`));

/** Returns the names that are asked with some answers. */
function askedWith(file: ReturnType<typeof read>, answers: Readonly<Record<string, string | number | number[]>>) {
  const items = file.scale ? itemsOf(file.scale.survey) : [];
  return askedItems(items, answers).map(({ name }) => name);
}

test("a file is known by what it holds, whatever it is called", () => {
  const own = activity([item("calm_1")]);
  expect(reproschema.recognises({ ...fileOf(own), name: "calm_schema" })).toBe(true);
  expect(reproschema.recognises(zip({ "calm/calm_schema": own }))).toBe(true);
  expect(reproschema.recognises(zip({ "instrument.csv": "a,b", "__MACOSX/._calm": JSON.stringify(own) }))).toBe(false);
  expect(reproschema.recognises(fileOf({ pages: [] }))).toBe(false);
  expect(importFile(fileOf(own)).format).toBe("reproschema");
  expect(importFile(zip({ "calm/calm_schema": own, LICENSE: "free" })).scales[0]?.report.id).toBe("calm");
});

test("an item that the order names again is asked once", () => {
  const files = {
    "calm/calm_schema": activity(["items/a", "items/b", "items/a", "items/a"]),
    "calm/items/a": item("a"),
    "calm/items/b": item("b"),
  };
  const [scale] = broughtFrom(files);
  expect(scale?.scale?.survey.pages.flatMap(({ elements }) => elements).map(({ name }) => name)).toEqual(["a", "b"]);
  expect([scale?.report.questions, scale?.report.taken]).toEqual([2, 2]);
  expect(scale?.report.notes).toContain('The order names "items/a" 3 times; it is asked once.');
});

test("a bare name is found in the folder of its activity", () => {
  const [scale] = broughtFrom({
    "calm/calm_schema": activity(["a"]),
    "calm/items/a": item("a"),
    "b/items/a": item("other"),
  });
  expect(scale?.report).toMatchObject({ questions: 1, taken: 1 });
  expect(scale?.report.notes.join()).not.toContain("is not where the file says");
});

test("each kind becomes a question, a text, or is named", () => {
  const { report, elements } = read([
    item("intro", "static"),
    item("told", "markdown-message"),
    item("one"),
    item("many", "radio", options([choice(1, "Tea"), choice(2, "Milk")], { multipleChoice: true })),
    item("listed", "select", options([choice("a", "One"), choice("b", "Two")])),
    item("count", "xsd:int", { valueType: "xsd:integer", minValue: 1, maxValue: 9 }),
    item("weight", "float", { unitOptions: [{ prefLabel: { en: "kg" }, value: "kg" }] }),
    item("say", "text", { valueType: "xsd:string" }),
    item("day", "date", { valueType: ["xsd:date"] }),
    item("line", "slider", options([choice(1, "Low"), choice(2, ""), choice(3, "High")])),
    item("percent", "slider", options([choice("left", "None"), choice("right", "All")], { maxValue: 100 })),
    item("numbers", "radio", { valueType: "xsd:integer", minValue: 0, maxValue: 3 }),
    item("voice", "audioRecord"),
    item("shown", "number", {}, { ui: { inputType: "number", readonlyValue: true } }),
    item("odd", "flyingCarpet", {}),
  ]);
  expect([report.questions, report.taken]).toEqual([13, 10]);
  expect(report.dropped.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    "voice: It asks for a recording, which cannot be given here.",
    "shown: The file shows its value to be read, and lets nobody answer it.",
    'odd: Its type "flyingCarpet" is not known here.',
  ]);
  expect(elements).toMatchObject([
    { type: "html", html: "Words of intro" },
    { type: "html", html: "Words of told" },
    { type: "radiogroup", name: "one", title: "Words of one", choices: [{ value: 0 }, { value: 1 }, { value: 3 }] },
    { type: "checkbox", name: "many" },
    { type: "dropdown", name: "listed", choices: [{ value: "a" }, { value: "b" }] },
    { type: "text", inputType: "number", min: 1, max: 9, step: 1 },
    { type: "text", inputType: "number", description: "kg" },
    { type: "text", name: "say" },
    { type: "text", inputType: "date" },
    {
      type: "slider",
      min: 1,
      max: 3,
      customLabels: [
        { value: 1, text: "Low" },
        { value: 3, text: "High" },
      ],
    },
    {
      type: "slider",
      min: 0,
      max: 100,
      customLabels: [
        { value: 0, text: "None" },
        { value: 100, text: "All" },
      ],
    },
    { type: "radiogroup", choices: [{ value: 0, text: "0" }, {}, {}, { value: 3 }] },
  ]);
});

test("options without words, without values, and with the same value twice stay options", () => {
  const { report, elements, conditionOf } = read(
    [
      item("a", "radio", options([choice(0, ""), choice(1, {}), choice(2)])),
      item("b", "radio", options([choice(undefined, "Yes"), choice(undefined, "No")])),
      item("c", "radio", options([choice(1, "Right"), choice(0, "Wrong"), choice(0, "Wrong too")])),
      item("d", "text", {}),
    ],
    { properties: [about("d", { isVis: "c === 0" })], compute: [{ variableName: "sum", jsExpression: "a + c" }] },
  );
  expect(elements).toMatchObject([
    { choices: [{ value: 0, text: "0" }, { value: 1, text: "1" }, { value: 2 }] },
    { choices: [{ value: "Yes", text: "Yes" }, { value: "No" }] },
    { choices: [{ value: "1" }, { value: "0", text: "Wrong" }, { value: "0_2", text: "Wrong too" }] },
    {},
  ]);
  expect(conditionOf("d")).toBe("{c} = '0' or {c} = '0_2'");
  expect(report.changed).toContainEqual({
    name: "c",
    what: "The value 0 stands for several of its options; they are stored as 0, 0_2.",
  });
  expect(report.todo.join()).toContain('The calculation "sum" did not come over: it counts with the answers to "c"');
});

test("a ZIP has activities with their items, in folders of their own and of others", () => {
  const base = { "calm/valueConstraints": often, "other/items/far": item("far", "text", {}) };
  const own = activity([
    "items/calm_1",
    "./items/calm_2",
    "../other/items/far",
    "items/gone",
    "https://example.org/x/calm/items/web",
  ]);
  const [calm, ...others] = broughtFrom({
    ...{ ...base, "calm/calm_schema": own, "calm/items/calm_1": item("calm_1", "radio", "../valueConstraints") },
    "calm/items/calm_2.jsonld": item("calm_2", "radio", "../../../../etc/passwd"),
    "calm/items/web": item("web", "text", {}),
    "calm/items/unused": item("unused", "text", {}),
    ...{
      study_schema: { "@type": "reproschema:Protocol", ui: { order: [] } },
      "__MACOSX/._x": "{",
      "./README.md": "# Calm",
    },
    "other/other_schema": activity(["items/far"]),
    broken: "{ no JSON",
  });
  expect([calm?.report.questions, calm?.report.taken]).toEqual([5, 3]);
  expect(calm?.report.dropped).toEqual(
    [
      { name: "gone", type: "item", why: 'Its file, "items/gone", is not among those that were brought in.' },
      { name: "calm_2", type: "radio", why: 'Its options, "../../../../etc/passwd", are not in the file.' },
    ].reverse(),
  );
  const notes = calm?.report.notes.join("\n");
  expect(notes).toContain("A protocol is a list of activities, and nothing of it is asked: study_schema.");
  expect(notes).toContain("Items that no activity asks are left out: calm/items/unused.");
  expect(notes).toContain("Other files in the ZIP are not read: README.md.");
  expect(notes).toContain("no JSON that can be read are left out: broken.");
  expect(notes).toContain(
    '"https://example.org/x/calm/items/web" is not where the file says; "calm/items/web" is taken for it.',
  );
  expect(others.map(({ report }) => report.taken)).toEqual([1]);
});

test("an activity that names others leaves them instruments of their own", () => {
  const brought = broughtFrom({
    all_schema: activity(["calm_schema"]),
    calm_schema: activity(["items/calm_1"]),
    "items/calm_1": item("calm_1"),
  });
  expect(brought.map(({ report }) => report.taken)).toEqual([1]);
  expect(brought[0]?.report.notes.join()).toContain(
    "An activity that only lists others is not asked itself: all_schema.",
  );
});

test("a graph or a list holds an activity and its items, and every spelling of a key is read", () => {
  const old = {
    "@type": "https://example.org/schemas/Activity.jsonld",
    "@id": "calm_schema",
    "skos:prefLabel": [
      { "@language": "es", "@value": "Calma" },
      { "@language": "en", "@value": "Calm" },
    ],
    variableMap: [{ variableMap: [{ variableName: "mood", isAbout: "calm_1" }] }],
    ui: { "http://schema.repronim.org/order": { "@list": [{ "@id": "calm_1" }] }, visibility: { mood: true } },
  };
  const field = { ...item("calm_1"), "@type": "reproschema:Field" };
  for (const json of [{ "@graph": [old, field] }, [field, old]]) {
    const { report, elements } = readSmall(reproschema, json);
    expect([report.title, report.taken]).toEqual(["Calm", 1]);
    expect(elements).toMatchObject([{ name: "mood", type: "radiogroup" }]);
  }
});

test("words come in every language; where one has none, English or the first stands", () => {
  const { report, elements } = read([
    item("a", "text", {}, { question: { es: "¿Qué?", en: "What?", "pt-br": " " }, preamble: { en: "Lately" } }),
    item("b", "text", {}, { question: { en: "", es: "¿Cuándo?" }, preamble: { en: "Lately" } }),
    item("c", "text", {}, { question: undefined, prefLabel: { en: "Place" } }),
  ]);
  expect(report.languages).toEqual(["en", "es"]);
  expect(elements).toMatchObject([
    {
      type: "panel",
      title: "Lately",
      elements: [{ title: { default: "What?", es: "¿Qué?" } }, { title: "¿Cuándo?" }],
    },
    { title: "Place" },
  ]);
  expect(report.notes.join("\n")).toContain(
    'Texts without words in "en", in whose place those of another language stand: 1.',
  );
});

test("conditions are read as JavaScript means them, and option 7 of a question as REDCap names it", () => {
  const several = options([choice(1, "Bus"), choice(7, "Other")], { multipleChoice: true });
  const file = read(
    [
      item("a"),
      item("b-1"),
      item("race", "radio", several),
      item("n", "number", {}),
      ...["c", "d", "e", "f", "g"].map((id) => item(id, "text", {})),
    ],
    {
      properties: [
        about("c", { isVis: "a > 0 || b-1 === 3", valueRequired: true }),
        about("d", { isVis: "race___7 == '1' && !race(1)" }),
        about("e", { isVis: "a + n !== 3" }),
        about("f", { isVis: "a = 1" }),
        about("g", { isVis: "Math.max(a, n) >= 1 && [1, 3].includes(a)" }),
      ],
    },
  );
  expect(file.report.changed.filter(({ name }) => name === "f").map(({ what }) => what)).toEqual([
    'The single "=" of its condition is read as "equal".',
  ]);
  expect(askedWith(file, {})).toEqual(["a", "b-1", "race", "n", "e"]);
  expect(askedWith(file, { a: 1, race: [7], n: 2 })).toEqual(["a", "b-1", "race", "n", "c", "d", "f", "g"]);
  expect(askedWith(file, { a: 3, race: [1, 7] })).toEqual(["a", "b-1", "race", "n", "c", "e"]);
  expect(askedWith(file, { "b-1": 3, n: 0 })).toEqual(["a", "b-1", "race", "n", "c", "e"]);
});

test("what is not wholly understood is named, and its question is asked", () => {
  const { report, conditionOf } = read(
    [item("a"), item("b", "text", {}), item("c", "text", {}), item("d", "text", {})],
    {
      properties: [
        about("b", { isVis: "a === 1 && Date.now() > 5" }),
        about("c", { isVis: "nobody > 1" }),
        about("d", { isVis: "a === 9" }),
      ],
    },
  );
  expect(["b", "c", "d"].map(conditionOf)).toEqual([undefined, undefined, undefined]);
  const todo = report.todo.join("\n");
  for (const name of ["b", "c", "d"]) expect(todo).toContain(`Write the condition of "${name}"`);
});

test("a hidden item is a question that nobody is asked, and a computed one is none", () => {
  const { report } = read([item("a"), item("b"), item("secret", "text", {}), item("total", "number", {})], {
    properties: [
      about("secret", { isVis: false, valueRequired: true }),
      about("total", { isVis: true }),
      about("never", { isVis: true }),
    ],
    compute: [
      { variableName: "total", jsExpression: "a + b" },
      { variableName: "more", jsExpression: "total + gone" },
    ],
  });
  expect([report.questions, report.taken, report.scoring]).toEqual([3, 2, "proposed"]);
  expect(report.dropped).toEqual([{ name: "secret", type: "text", why: "It is hidden in the file." }]);
  expect(report.todo.join()).toContain(
    'The calculation "more" did not come over: "gone" is no question that came over',
  );
  expect(report.notes.join()).toContain("never asked: never");
});

test("what has no place here is named", () => {
  const media = { image: "x.png", audio: { contentUrl: "x.mp3" }, altLabel: { en: "Other" } };
  const { report } = read([item("a", "radio", often, media)], {
    more: {
      description: { en: "About" },
      ui: { order: [item("a", "radio", often, media)], shuffle: true, allow: ["AllowSkip"] },
    },
  });
  expect(report.changed.map(({ what }) => what)).toEqual(["Its picture is left out.", "Its sound is left out."]);
  const notes = report.notes.join("\n");
  for (const part of ["description", "allow", "altLabel"]) expect(notes).toContain(`The file's "${part}" is left out`);
  expect(notes).toContain("which shuffles them");
});

test.each([
  ["its item", { branchLogic: "a === 3" }, {}],
  ["its item, under its language", { branchLogic: { javascript: "a === 3" } }, {}],
  ["the interface of its item", { ui: { inputType: "radio", isVis: "a === 3" } }, {}],
  ["the activity, by name", {}, { branchLogic: { b: "a === 3" } }],
  ["the activity, in a list", {}, { branchLogic: [{ variableName: "b", condition: "a === 3" }] }],
  ["the activity, of items that it says nothing else of", {}, { visibility: { b: "a === 3" } }],
])("the oldest files write a condition in %s", (_, ofItem, ofActivity) => {
  const order = [item("items/a"), item("items/b", "radio", often, ofItem)];
  const { conditionOf, report } = read(order, { more: ofActivity });
  expect([conditionOf("b"), report.changed, report.notes]).toEqual(["{a} = 3", [], []]);
});

test("a condition in an item that is not understood is left to do, and false hides the item", () => {
  const order = [
    item("items/a"),
    item("items/b", "radio", often, { branchLogic: { if: "a", do: "b" } }),
    item("items/c", "radio", often, { visibility: false }),
  ];
  const { report, elements } = read(order);
  expect(elements.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(report.todo.join()).toContain('Write the condition of "b"');
  expect(report.dropped).toMatchObject([{ name: "c", why: "It is hidden in the file." }]);
});
