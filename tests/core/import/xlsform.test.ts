// biome-ignore-all lint/suspicious/noTemplateCurlyInString: forms name questions so.
import { describe, expect, test } from "vitest";
import { assemble } from "#core/import/assemble.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { xlsform } from "#core/import/xlsform/xlsform.ts";
import { itemsOf } from "#core/surveys/items.ts";

const CHOICES = `| choices |
| | list name | name | label |
| | yn | y | Yes |
| | yn | n | No |
| | often | 0 | Never |
| | often | 1 | At times |
| | often | 2 | Always |`;

/** A form as one Markdown table for each sheet; columns are those of `head`. */
function read(head: string, rows: readonly string[], others = CHOICES) {
  const survey = ["| survey |", `| | ${head} |`, ...rows.map((row) => `| | ${row} |`)].join("\n");
  const file = { name: "mood.md", text: `${survey}\n${others}` };
  expect(xlsform.recognises(file)).toBe(true);
  const [instrument] = xlsform.read(file);
  if (!instrument) throw new Error("There is no instrument.");
  const { scale, report } = assemble(instrument, "mood");
  const elements = scale?.survey.pages.flatMap((page) => page.elements) ?? [];
  expect(report.taken + report.dropped.length).toBe(report.questions);
  return {
    report,
    elements,
    pages: scale?.survey.pages ?? [],
    rule: scale?.rule,
    items: scale ? itemsOf(scale.survey) : [],
  };
}
const placeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof UnreadableFile) return `${error.place}: ${error.message}`;
    throw error;
  }
  return "";
};

describe("what is asked", () => {
  test("types, words and hints come over", () => {
    const { elements } = read("type | name | label | hint | required | appearance | parameters", [
      "select_one yn | smokes | Do you **smoke**? | Any _kind_ | yes | minimal | ",
      "select_multiple often or_other | when | When? | | | | ",
      "range | pain | Pain | | | | start=0 end=10 step=2",
      "text | story | Story | | | multiline | ",
      "note | bye | Thank *you* | | | | ",
    ]);
    expect(elements).toMatchObject([
      { type: "dropdown", title: "Do you smoke?", description: "Any kind", isRequired: true },
      { type: "checkbox", showOtherItem: true },
      { type: "slider", min: 0, max: 10, step: 2 },
      { type: "comment" },
      { type: "html", html: "Thank you" },
    ]);
  });

  test("what has no place here is dropped with why, and the device's own data is no question", () => {
    const { report } = read("type | name | label | repeat_count", [
      "text | a | A | ",
      "deviceid | d | | ",
      "hidden | h | | ",
      "geopoint | g | G | ",
      "rank often | k | K | ",
      "select_one missing | m | M | ",
      "strange | s | S | ",
    ]);
    expect(report.dropped.map(({ name }) => name)).toEqual(["h", "g", "k", "m", "s"]);
    expect(report.notes.join()).toContain('"d" (deviceid)');
  });

  test("what the file repeats is asked once, which is said, and what it works out each time is lost", () => {
    const { report, items } = read("type | name | label | repeat_count | relevant | calculation", [
      "begin repeat | child | A child | 3 | | ",
      "integer | age | Age? | | | ",
      "text | school | Which school? | | ${age} > 5 | ",
      "calculate | older | | | | ${age} + 1",
      "end repeat | | | | | ",
      "begin repeat | pet | A pet | | | ",
      "text | called | Its name? | | | ",
      "end repeat | | | | | ",
    ]);
    expect(items.map(({ name, conditions }) => [name, conditions])).toEqual([
      ["age", []],
      ["school", ["{age} > 5"]],
      ["called", []],
    ]);
    expect([report.questions, report.taken]).toEqual([3, 3]);
    expect(report.changed.filter(({ what }) => what.includes("asked once")).map(({ name }) => name)).toEqual([
      ...["age", "school", "called"],
    ]);
    const todo = report.todo.join("\n");
    expect(todo).toContain('ask "child" once: the file asks it 3 times.');
    expect(todo).toContain('ask "pet" once: the file asks it as often as people add it.');
    expect(todo).toContain('The calculation "older" did not come over');
    expect(report.scoring).toBe("none");
  });

  test("a table of a group, and rows below their options, are one matrix each", () => {
    const { items, report } = read("type | name | label | appearance | required", [
      "begin group | week | This week | table-list | ",
      "select_one often | sad | Sad | | yes",
      "select_one often | low | Low | | yes",
      "end group | | | | ",
      "select_one often | head | How often? | label | ",
      "select_one often | calm | Calm | list-nolabel | ",
      "select_one often | glad | Glad | list-nolabel | ",
    ]);
    expect(items.map(({ name, required }) => [name, required])).toEqual([
      ["week.sad", true],
      ["week.low", true],
      ["head.calm", false],
      ["head.glad", false],
    ]);
    expect(report.questions).toBe(4);
  });

  test("a group on one screen is a page", () => {
    const { pages } = read("type | name | label | appearance | relevant", [
      "integer | age | Age | | ",
      "begin group | more | More | field-list | ${age} >= 18",
      "text | a | A | | ",
      "end group | | | | ",
      "text | b | B | | ",
    ]);
    expect(pages.map(({ title, visibleIf }) => [title, visibleIf])).toEqual([
      [undefined, undefined],
      ["More", "{age} >= 18"],
      [undefined, undefined],
    ]);
  });
});

describe("limits and what is named instead", () => {
  test("numbers and days have limits; other parts of a check are named", () => {
    const { elements, report } = read("type | name | label | constraint | constraint_message", [
      "integer | age | Age | . > 17 and 99 >= . | ",
      "decimal | kg | Weight | . > 0 | Above nothing",
      "date | day | Day | . >= date('2020-01-01') and . <= today() | ",
      "text | code | Code | regex(., '[a-z]') | ",
    ]);
    expect(elements).toMatchObject([{ min: 18, max: 99 }, {}, { min: "2020-01-01" }, {}]);
    expect(report.changed.map(({ name }) => name)).toEqual(["kg", "day", "code"]);
    expect(report.changed[0]?.what).toContain("Above nothing");
  });

  test("required by an expression, a default and a filter are named", () => {
    const { report } = read("type | name | label | required | default | choice_filter", [
      "text | a | A | ${b} = 'y' | hello | ",
      "select_one yn | b | After ${a} | | | kind = ${a}",
    ]);
    expect(report.changed.map(({ name }) => name)).toEqual(["a", "a", "b"]);
  });

  test("calculations are proposed, and a lost one is left to do", () => {
    const { report, rule } = read("type | name | label | calculation", [
      "select_one often | a | A | ",
      "select_one often | b | B | ",
      "calculate | half | | ${a} div 2",
      "calculate | total | | ${a} + ${b}",
      "calculate | day | | today()",
    ]);
    expect(report.scoring).toBe("proposed");
    expect(rule?.score).toBe("({a} + {b})");
    expect(report.todo.join()).toContain('"day" did not come over');
    expect(report.todo.join()).toContain('"half" too');
  });
});

test.each([
  ["if(${a} = '' or ${b} = '', '', ${a} + ${b})", "({a} + {b})"],
  ["if(${a} != '' and ${b} != '', ${a} + ${b}, '')", "({a} + {b})"],
  ["if(${a} > 1, 'high', 'low')", "none()"],
  ["if(${b} = '', '', ${a})", "none()"],
])("a calculation gives a number, or nothing where an answer is missing: %s", (written, score) => {
  const rows = ["select_one often | a | A | ", "select_one often | b | B | ", `calculate | sum | | ${written}`];
  expect(read("type | name | label | calculation", rows).rule?.score).toBe(score);
});

describe("languages", () => {
  const choices = "| choices |\n| | list_name | name | label |";
  test("the default of the settings comes first, and names of languages become codes", () => {
    const settings = "| settings |\n| | form_title | default_language |\n| | Mood | French (fr) |";
    const { elements, report } = read(
      "type | name | label::English | label::French (fr) | label::Deutsch",
      ["text | a | Hello | Bonjour | Hallo"],
      `${choices}\n${settings}`,
    );
    expect(report.languages).toEqual(["fr", "en", "de"]);
    expect(report.title).toBe("Mood");
    expect(elements).toMatchObject([{ title: { default: "Bonjour", en: "Hello", de: "Hallo" } }]);
  });

  test("words without a language are the default; a language that nobody knows is left to do", () => {
    const { elements, report } = read("type | name | label | label::Nonsense", ["text | a | Hello | Xyz"], choices);
    expect(elements).toMatchObject([{ title: "Hello" }]);
    expect(report.todo.join()).toContain('"Nonsense"');
  });
});

describe("files that are not in order", () => {
  const survey = (rows: string) => ({ name: "x.csv", text: `survey\n,type,name,label\n${rows}` });
  test("they are refused with the place, or mended with a note", () => {
    expect(placeOf(() => xlsform.read(survey(",begin repeat,r,R\n,text,a,A\n")))).toMatch(
      /^sheet survey, row 3: .*never closed/,
    );
    expect(placeOf(() => xlsform.read(survey(",begin group,g,G\n,end repeat,,\n")))).toMatch(/^sheet survey, row 4: /);
    expect(placeOf(() => xlsform.read({ name: "x.csv", text: "survey\n,type,label\n,text,A\n" }))).toBe(
      'sheet survey, row 2: The column "name" is missing.',
    );
    expect(placeOf(() => xlsform.read({ name: "x.xlsx", text: null, sheets: new Map([["Tabelle1", []]]) }))).toContain(
      "tabelle1",
    );
    const [mended] = xlsform.read(survey(",begin group,g,G\n,text,a,A\n"));
    expect(mended?.notes.join()).toContain("never closed");
  });

  test("names that differ in case, occur twice or mean something else do not mix up answers", () => {
    const { items, report } = read("type | name | label | relevant", [
      "text | constructor | C | ",
      "integer | Age | A | ",
      "integer | age | B | ",
      "integer | age | C | ",
      "text | d | D | ${age} > 3",
    ]);
    expect(items.map(({ name }) => name)).toEqual(["constructor_2", "Age", "age_2", "age_3", "d"]);
    expect(report.todo.join()).toContain('several questions called "age"');
  });

  test("conditions in a circle are left to do", () => {
    const { report } = read("type | name | label | relevant", [
      "text | a | A | ${b} = 'x'",
      "text | b | B | ${a} = 'x'",
      "text | c | C | ${c} = 'x'",
    ]);
    expect(report.todo.join()).toContain('"a", "b"');
    expect(report.todo.join()).toContain("the question itself");
  });
});
