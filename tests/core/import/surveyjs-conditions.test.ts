import { Model } from "survey-core";
import { expect, test } from "vitest";
import type { Answers } from "#core/content-model/answers.ts";
import { importFile } from "#core/import/import-file.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";

// What SurveyJS itself shows of a file of its own, against what the brought survey asks, for 100 random sets of answers.

const options = { choices: ["item1", "item10", "item2"] };
const asked: Readonly<Record<string, object>> = {
  one: { type: "radiogroup", name: "one", ...options, showOtherItem: true },
  many: { type: "checkbox", name: "many", ...options, showNoneItem: true },
  coded: {
    type: "dropdown",
    name: "coded",
    choices: [1, 2, { value: "03", text: "three" }, { value: "x-y", text: "x" }],
  },
  yes: { type: "boolean", name: "yes", valueTrue: "Y", valueFalse: "N" },
  plain: { type: "boolean", name: "plain" },
  amount: { type: "text", name: "amount", inputType: "number", min: 0, max: 12 },
  other: { type: "text", name: "other amount", inputType: "number", min: 0, max: 12 },
  word: { type: "text", name: "word" },
  stars: { type: "rating", name: "stars" },
  table: { type: "matrix", name: "table", columns: [1, 2, 3], rows: ["row 1", { value: "b", text: "Second" }] },
};
const all = Object.values(asked);

const CONDITIONS = [
  "{one} = 'item1'",
  "{one} <> 'item1'",
  "{one} != 'other'",
  "{ONE} = 'ITEM1'",
  "{one} anyof ['item1', 'item2']",
  "{one} noneof ['item1', 'item2']",
  "{one} empty",
  "{one} notempty and {amount} notempty",
  "{many} contains 'item1'",
  "{many} notcontains 'item1'",
  "{many} anyof ['item1', 'item2']",
  "{many} allof ['item1', 'item2']",
  "{many} noneof ['item1', 'item2']",
  "{many} = ['item1', 'item2']",
  "{many} <> ['item1', 'item2']",
  "{many} = 'item1'",
  "{many} <> 'item1'",
  "{many} contains 'none' or {many} empty",
  "{many.length} > 0",
  "{many.length} >= 1 and {one} = 'item1'",
  "0 < {many.length}",
  "{many} contains ['item1', 'item2']",
  "{coded} = '1'",
  "{coded} = 3",
  "{coded} = 'x-y' or {coded} = 2",
  "{yes} = 'Y'",
  "{yes} = 'N'",
  "{yes} = true",
  "{yes}",
  "!{yes}",
  "{plain} = true",
  "{plain}",
  "!{plain}",
  "{amount} > 5",
  "5 < {amount}",
  "{amount} >= 5 and {amount} <= 8",
  "{amount} = 5",
  "{amount} <> 5",
  "{amount} < {other amount}",
  "{amount} = {other amount}",
  "{amount} <> {other amount}",
  "{amount} + {other amount} > 10",
  "{amount} * 2 - {other amount} / 4 >= 6",
  "({amount} % 2) = 1",
  "sum({amount}, {other amount}) > 10",
  "avg({amount}, {other amount}) >= 6",
  "max({amount}, {other amount}) > 9",
  "iif({yes} = 'Y', {amount}, {other amount}) > 5",
  "{word} = 'word'",
  "{word} contains 'or'",
  "{word} notempty",
  "{stars} >= 4",
  "{table.row 1} = 2",
  "{table.b} > 1 or {table.row 1} > 1",
  "{table} notempty",
  "!({one} = 'item1' or {many} contains 'item2') and {stars} > 1",
  "{one} = 'item1' || {one} == 'item2' && {stars} < 3",
  "{one} = 'item1' and ({many} contains 'item2' or {amount} > 3)",
] as const;

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Answers as SurveyJS has them; some are left open. */
function randomData(roll: (sides: number) => number): Record<string, unknown> {
  const pick = <One>(list: readonly One[]): One => list[roll(list.length)] as One;
  const several = [...options.choices].filter(() => roll(2) === 0);
  const data: Record<string, unknown> = {
    one: pick([...options.choices, "other"]),
    many: several.length === 0 ? ["none"] : several,
    coded: pick([1, 2, "03", "x-y"]),
    yes: pick(["Y", "N"]),
    plain: pick([true, false]),
    amount: roll(13),
    "other amount": roll(13),
    word: pick(["word", "Word", "other"]),
    stars: 1 + roll(5),
    table: pick([{ "row 1": 1 + roll(3) }, { b: 1 + roll(3), "row 1": 1 + roll(3) }]),
  };
  return Object.fromEntries(Object.entries(data).filter(() => roll(5) > 0));
}

/** The same answers as ours. */
function ours(data: Readonly<Record<string, unknown>>): Answers {
  const { table, yes, ...others } = data;
  const rows = Object.entries((table ?? {}) as Record<string, number>).map(([row, value]) => [`table.${row}`, value]);
  return { ...others, ...(yes === undefined ? {} : { yes: yes === "Y" }), ...Object.fromEntries(rows) } as Answers;
}

/** Returns what is asked of `names` for each of 100 people, by SurveyJS and here. */
function bothWays(json: object, names: readonly string[]) {
  const [first] = importFile({ name: "x.json", text: JSON.stringify(json) }, { format: "surveyjs" }).scales;
  if (!first?.scale) throw new Error("nothing came over");
  const items = itemsOf(first.scale.survey);
  const roll = dice(22);
  const model = new Model(json);
  model.clearInvisibleValues = "onHidden";
  const people = Array.from({ length: 100 }, () => {
    const data = randomData(roll);
    model.data = data;
    const shown = names.filter((name) => {
      const question = model.getQuestionByName(name);
      return question?.isVisible && question.isParentVisible;
    });
    const here = askedItems(items, ours(data)).map(({ name }) => name);
    return { data, shown, here: names.filter((name) => here.includes(name)) };
  });
  return { people, report: first.report };
}
const isOpen = (todo: readonly string[], name: string) =>
  todo.some((one) => one.startsWith(`Write the condition of "${name}"`));

/** What a condition here cannot say; the report names it, and the question is asked of everybody. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "{word} contains 'or'",
  "{many} = 'item1'",
  "{many} <> 'item1'",
  "{yes} = true",
  "{yes}",
  "!{yes}",
]);

test("a condition of SurveyJS shows the same to the same people, or is named", () => {
  const targets = CONDITIONS.map((visibleIf, index) => ({ type: "comment", name: `target ${index}`, visibleIf }));
  const names = targets.map(({ name }) => name);
  const pages = [
    { name: "first", elements: all },
    { name: "second", elements: targets },
  ];
  const { people, report } = bothWays({ pages }, names);
  const found = targets.map(({ name, visibleIf }) => {
    const shown = people.filter((one) => one.shown.includes(name)).length;
    const other = people.find((one) => one.shown.includes(name) !== one.here.includes(name));
    const isSaid = !isOpen(report.todo, name);
    return {
      visibleIf,
      tells: !isSaid || (shown > 0 && shown < people.length),
      isSaid,
      differs: isSaid ? (other?.data ?? null) : null,
    };
  });
  expect(found).toEqual(
    CONDITIONS.map((visibleIf) => ({ visibleIf, tells: true, isSaid: !LEFT_OUT.has(visibleIf), differs: null })),
  );
});

test("conditions of a panel in a panel, and of a page", () => {
  const groups = ["{one} = 'item1'", "{many} contains 'item2'", "{amount} > 5"].map((visibleIf, index) => {
    const target = { type: "comment", name: `target ${index}` };
    const inner = { type: "panel", name: `inner ${index}`, visibleIf: "{yes} = 'Y'", elements: [target] };
    const beside = { type: "text", name: `beside ${index}` };
    const outer = { type: "panel", name: `outer ${index}`, visibleIf, elements: [inner, beside] };
    const last = { type: "text", name: `last ${index}`, visibleIf: "{stars} > 2" };
    return { outer, page: { name: `page ${index}`, visibleIf, elements: [last] } };
  });
  const names = groups.flatMap((_, index) => [`target ${index}`, `beside ${index}`, `last ${index}`]);
  const pages = [
    { name: "first", elements: [...all, ...groups.map(({ outer }) => outer)] },
    ...groups.map(({ page }) => page),
  ];
  const { people, report } = bothWays({ pages }, names);
  expect(people.filter(({ shown, here }) => shown.join() !== here.join())).toEqual([]);
  expect(report.todo.filter((one) => one.startsWith("Write the condition"))).toEqual([]);
});

test("what people add to is asked once, with its conditions, and each question of it says so", () => {
  const inner = [
    { type: "text", name: "x" },
    { type: "panel", name: "more", elements: [{ type: "text", name: "y", visibleIf: "{panel.x} notempty" }] },
    { type: "expression", name: "z", expression: "{panel.x} + 1" },
  ];
  const columns = [
    { name: "kind", choices: ["cat", "dog"] },
    { name: "age", cellType: "text", visibleIf: "{row.kind} = 'cat'" },
  ];
  const json = {
    elements: [
      { type: "paneldynamic", name: "people", templateElements: inner, panelCount: 2 },
      { type: "matrixdynamic", name: "pets", columns },
      { type: "text", name: "target", visibleIf: "{people[0].x} notempty" },
      { type: "paneldynamic", name: "none" },
    ],
  };
  const [first] = importFile({ name: "x.json", text: JSON.stringify(json) }).scales;
  const items = first?.scale ? itemsOf(first.scale.survey) : [];
  expect(items.map(({ name, conditions }) => [name, conditions])).toEqual([
    ["people_x", []],
    ["people_y", ["{people_x} notempty"]],
    ["pets_kind", []],
    ["pets_age", ["{pets_kind} = 'cat'"]],
    ["target", ["{people_x} notempty"]],
  ]);
  const { questions, taken, changed = [], dropped, todo = [] } = first?.report ?? {};
  expect([questions, taken, dropped?.map(({ name }) => name)]).toEqual([6, 5, ["none"]]);
  expect(changed.filter(({ what }) => what.startsWith("It is asked once"))).toHaveLength(4);
  expect(todo.filter((one) => one.startsWith("See whether it serves"))).toHaveLength(2);
  expect(todo.join()).toContain('"z" did not come over');
});

test("a condition that names what is asked later, or itself, is named and left out", () => {
  const json = {
    elements: [
      { type: "text", name: "first", visibleIf: "{second} = 1" },
      { type: "text", name: "second" },
      { type: "matrix", name: "own", columns: [1, 2], rows: ["a"], visibleIf: "{own.a} = 1" },
    ],
  };
  const [scale] = importFile({ name: "x.json", text: JSON.stringify(json) }).scales;
  expect(["first", "second", "own"].map((name) => isOpen(scale?.report.todo ?? [], name))).toEqual([true, false, true]);
});

test("a name with a $ before it is no answer in SurveyJS, and its condition is named", () => {
  const json = {
    elements: [
      { type: "text", name: "$first" },
      { type: "text", name: "second", visibleIf: "{$first} = 2" },
      { type: "radiogroup", name: "third", choices: [1, 2], visibleIf: "{$first} notempty" },
    ],
  };
  const [scale] = importFile({ name: "x.json", text: JSON.stringify(json) }).scales;
  expect(["$first", "second", "third"].map((name) => isOpen(scale?.report.todo ?? [], name))).toEqual([
    false,
    true,
    true,
  ]);
});

test("what is required, allowed or offered by a condition is named", () => {
  const said = { requiredIf: "{one} = 'item1'", enableIf: "{one} = 'item2'", choicesVisibleIf: "{one} notempty" };
  const json = {
    elements: [
      asked["one"],
      ...Object.entries(said).map(([key, value]) => ({ type: "radiogroup", name: key, ...options, [key]: value })),
      { type: "radiogroup", name: "by option", choices: [{ value: 1, visibleIf: "{one} notempty" }, 2] },
    ],
  };
  const [scale] = importFile({ name: "x.json", text: JSON.stringify(json) }).scales;
  const changed = new Map(scale?.report.changed.map(({ name, what }) => [name, what]));
  for (const [key, value] of Object.entries(said)) expect(changed.get(key)).toContain(value);
  expect(changed.get("by option")).toContain("visibleIf");
});

test("what decides whether a question is asked, and is left out, is to be looked at", () => {
  const left = {
    requiredIf: "{one} = 'item1'",
    enableIf: "{one} = 'item2'",
    choicesVisibleIf: "{one} notempty",
    hideIfChoicesEmpty: true,
  };
  const json = {
    elements: [
      asked["one"],
      ...Object.entries(left).map(([key, value]) => ({ type: "radiogroup", name: key, ...options, [key]: value })),
      { type: "radiogroup", name: "looks", ...options, choicesOrder: "random", minSelectedChoices: 1 },
    ],
  };
  const [scale] = importFile({ name: "x.json", text: JSON.stringify(json) }).scales;
  const todo = scale?.report.todo.filter((one) => one.startsWith("See what"));
  expect(todo).toEqual(Object.keys(left).map((key) => `See what ${key} does to "${key}": it is left out.`));
  expect(scale?.report.changed.map(({ name }) => name)).toContain("hideIfChoicesEmpty");
});
