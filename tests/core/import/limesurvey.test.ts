import { expect, test } from "vitest";
import { limesurvey } from "#core/import/limesurvey/limesurvey.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { fileOf, readSmall } from "./read-small.ts";

type Row = Readonly<Record<string, string | number>>;

const tableOf = (name: string, rows: readonly Row[]) => {
  const written = rows.map((row) =>
    Object.entries(row)
      .map(([key, value]) => `<${key}><![CDATA[${value}]]></${key}>`)
      .join(""),
  );
  return `<${name}><rows>${written.map((row) => `<row>${row}</row>`).join("")}</rows></${name}>`;
};

const lss = (tables: Readonly<Record<string, readonly Row[]>>, languages = ["en"]) =>
  `<?xml version="1.0" encoding="UTF-8"?><document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>640</DBVersion>
  <languages>${languages.map((one) => `<language>${one}</language>`).join("")}</languages>
  ${Object.entries(tables)
    .map(([name, rows]) => tableOf(name, rows))
    .join("")}</document>`;

let last = 0;
const question = (type: string, title: string, more: Row = {}) => {
  last++;
  return { qid: last, parent_qid: 0, sid: 7, gid: 1, type, title, question_order: last, ...more };
};
const words = (rows: readonly Row[]) =>
  rows.flatMap(({ qid = "", title = "" }) => [{ qid, question: `<b>Words of ${title}</b>`, help: "", language: "en" }]);
const part = (parent: Row, title: string, more: Row = {}) => {
  last++;
  return { qid: last, parent_qid: parent["qid"] ?? "", title, question_order: last, scale_id: 0, ...more };
};
let answers = 0;
const answer = (parent: Row, code: string, more: Row = {}) => {
  answers++;
  return {
    aid: answers,
    qid: parent["qid"] ?? "",
    code,
    sortorder: answers,
    assessment_value: 1,
    scale_id: 0,
    ...more,
  };
};

const survey = { sid: 7, language: "en", assessments: "N" };
const one = question("L", "one", { other: "Y", mandatory: "Y" });
const many = question("M", "many");
const array = question("F", "array");
const [first, second] = [part(many, "a"), part(many, "b")];
const row = part(array, "r1");
const lists = [
  answer(one, "A1"),
  answer(one, "A2"),
  answer(array, "1", { assessment_value: 0 }),
  answer(array, "2", { assessment_value: 3 }),
];
const base = [one, many, array];
const parts = [first, second, row, part(array, "r2")] as const;

function read(questions: readonly Row[], more: Readonly<Record<string, readonly Row[]>> = {}) {
  const { subquestions = [], answers: others = [], ...tables } = more;
  return readSmall(
    limesurvey,
    lss({
      surveys: [survey],
      surveys_languagesettings: [{ surveyls_language: "en", surveyls_title: "Small" }],
      groups: [{ gid: 1, group_order: 1, grelevance: "" }],
      group_l10ns: [{ gid: 1, group_name: "Page", description: "", language: "en" }],
      questions: [...base, ...questions],
      subquestions: [...parts, ...subquestions],
      question_l10ns: words([...base, ...questions, ...parts, ...subquestions]),
      answers: [...lists, ...others],
      ...tables,
    }),
  );
}

test("it is known by what it says of itself", () => {
  const known = [lss({}), "\uFEFFclass\ttype/scale\tname\trelevance\ttext\n"];
  const others = ["<document></document>", "{}", "a,b", "class\tname\n"];
  expect([...known, ...others].map((text) => limesurvey.recognises(fileOf(text)))).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});

test("every letter becomes a question, a note or a calculation, or is named", () => {
  const letters = "5YGSTUNDQKHABCE1:;XPO!|RI".split("").map((type) => question(type, `q${type.charCodeAt(0)}`));
  const inner = letters
    .filter(({ type }) => "QKHABCE1:;P".includes(type))
    .flatMap((own) => [
      part(own, "x"),
      part(own, "y"),
      ...(":;".includes(own.type) ? [part(own, "c", { scale_id: 1 })] : []),
    ]);
  const own = letters
    .filter(({ type }) => "H1O!".includes(type))
    .flatMap((of) => [0, 1].flatMap((scale) => ["1", "2"].map((code) => answer(of, code, { scale_id: scale }))));
  const { report } = read(letters, { subquestions: inner, answers: own });
  // One, many and two rows; eight with one answer; rows of two, of ten and of two scales; cells; P, O, !.
  const taken = 4 + 8 + 4 + 10 + 4 + 4 + 1 + 1 + 1;
  expect([report.questions, report.taken]).toEqual([taken + 3, taken]);
  expect(report.dropped.map(({ type }) => type)).toEqual(["|", "R", "I"]);
});

test("relevance is parsed, with the names of both generations", () => {
  const of = (relevance: string) => question("S", `t${last}`, { relevance });
  const asked = [
    of('((one.NAOK == "A2"))'),
    of('one.NAOK == "-oth-" or many_a.NAOK == "Y"'),
    of(`7X1X${one.qid} eq 'A1' && 7X1X${many.qid}b != "Y"`),
    of("!is_empty(array_r1.NAOK) and array_r1.NAOK ge 2"),
    of("is_empty(one_other)"),
    of("count(many_a, many_b) > 1"),
    of("{1}"),
  ];
  const { elements } = read(asked);
  expect(elements.slice(3).map(({ visibleIf }) => visibleIf)).toEqual([
    "{one} = 'A2'",
    "{one} = 'other' or {many} contains 'a'",
    "{one} = 'A1' and {many} notcontains 'b'",
    "{array.r1} notempty and {array.r1} >= 2",
    "{one} <> 'other'",
    "sum(iif({many} contains 'a', 1, 0), iif({many} contains 'b', 1, 0)) > 1",
    undefined,
  ]);
});

test("conditions of older files, which have no relevance", () => {
  const older = question("S", "older", { relevance: "1" });
  const { elements } = read([older], {
    conditions: [
      { qid: older.qid, scenario: 1, cfieldname: `7X1X${one.qid}`, method: "==", value: "A1" },
      { qid: older.qid, scenario: 1, cfieldname: `7X1X${one.qid}`, method: "==", value: "A2" },
      { qid: older.qid, scenario: 1, cfieldname: `+7X1X${many.qid}a`, method: "==", value: "Y" },
      { qid: older.qid, scenario: 2, cfieldname: `7X1X${array.qid}r1`, method: "==", value: "2" },
    ],
  });
  expect(elements[3]?.visibleIf).toBe("(({one} = 'A1' or {one} = 'A2') and {many} contains 'a') or {array.r1} = 2");
});

test("a question in a group that the file does not have comes over all the same", () => {
  const { report } = read([question("S", "lost", { gid: 9 })]);
  expect([report.questions, report.taken]).toEqual([5, 5]);
  expect(report.notes.join("\n")).toContain('"lost" stands in a group');
});

test("what is not understood is named, and its question asked of everybody", () => {
  const bad = [
    "strlen(one) > 3",
    "one.NAOK == ",
    "nobody == 1",
    'regexMatch("/a/", one)',
    "that.one == 1",
    "one.shown == 'x'",
  ];
  const { report, elements } = read(bad.map((relevance, index) => question("S", `bad${index}`, { relevance })));
  expect(elements.slice(3).every(({ visibleIf }) => visibleIf === undefined)).toBe(true);
  expect(report.todo.filter((text) => text.startsWith("Write the condition"))).toHaveLength(bad.length);
});

test("a person is asked what LimeSurvey asks", () => {
  const { scale } = read([question("S", "why", { relevance: 'one.NAOK == "A1" and many_b.NAOK != "Y"' })]);
  const asked = (given: object) =>
    askedItems(itemsOf(scale?.survey ?? { title: "", pages: [] }), given as never).length;
  const all = asked({ one: "A1" });
  expect([{ one: "A1", many: ["b"] }, { one: "A2" }, {}].map((given) => all - asked(given))).toEqual([1, 1, 1]);
});

test("required, other, limits and settings come over or are named", () => {
  const amount = question("N", "amount", { preg: "/^1/" });
  const { elements, report } = read([amount], {
    question_attributes: [
      { qid: amount.qid, attribute: "min_num_value_n", value: 1 },
      { qid: amount.qid, attribute: "max_num_value_n", value: 9 },
      { qid: amount.qid, attribute: "em_validation_q", value: "amount > one" },
      { qid: amount.qid, attribute: "of_a_plugin", value: "x" },
      { qid: many.qid, attribute: "exclude_all_others", value: "b" },
    ],
    quota: [{ id: 1 }],
  });
  expect(elements[0]).toMatchObject({ type: "radiogroup", isRequired: true, showOtherItem: true });
  expect(elements[1]).toMatchObject({
    choices: ["a", { value: "b", isExclusive: true }].map((some) =>
      expect.objectContaining(typeof some === "string" ? { value: some } : some),
    ),
  });
  expect(elements[3]).toMatchObject({ inputType: "number", min: 1, max: 9 });
  const said = report.changed.map(({ what }) => what).join("\n");
  for (const what of ["amount > one", "/^1/", "of_a_plugin"]) expect(said).toContain(what);
  expect(report.notes.join("\n")).toContain("quotas");
});

test("an option that is called other, beside one of one's own, stands once", () => {
  const food = question("M", "food", { other: "Y" });
  const rows = [part(food, "plum"), part(food, "pear"), part(food, "other")];
  const { elements, report } = read([food], { subquestions: rows });
  expect(elements.at(-1)).toMatchObject({
    choices: [{ value: "plum" }, { value: "pear" }],
    ...{ showOtherItem: true, otherText: "Words of other" },
  });
  expect(report.changed).toContainEqual({
    name: "food",
    what: 'The file offers "other" twice, as an option and beside the options; here it stands once.',
  });
});

test("a comment beside a list is asked, and counted with its list", () => {
  const list = question("O", "list");
  const { elements, report } = read([list], { answers: [...lists, answer(list, "A1"), answer(list, "A2")] });
  expect(elements.slice(-2)).toMatchObject([
    { type: "radiogroup", name: "list" },
    { type: "comment", name: "list_comment" },
  ]);
  const before = read([]).report;
  expect([report.questions - before.questions, report.taken - before.taken]).toEqual([1, 1]);
});

test("assessment values are points only where the survey counts with them", () => {
  expect(read([]).report.scoring).toBe("none");
  const { scale, report } = read([], { surveys: [{ ...survey, assessments: "Y" }], assessments: [{ id: 1 }] });
  expect(scale?.rule.points?.find(({ items }) => items.includes("array.r1"))?.values).toEqual({ "1": 0, "2": 3 });
  expect(report.todo.join("\n")).toContain("assessment values");
});

test("an equation is a calculation, proposed as the score", () => {
  const sum = question("*", "total");
  const written = { qid: sum.qid, question: "<p>{sum(array_r1.NAOK, array_r2.NAOK)}</p>", help: "", language: "en" };
  const { scale, report } = read([sum], { question_l10ns: [...words([...base, ...parts]), written] });
  expect([report.scoring, scale?.rule.score]).toEqual(["proposed", "sum({array.r1}, {array.r2})"]);
});

test("older files have a row for each language, and those of other languages are left over", () => {
  const text = lss(
    {
      surveys: [{ sid: 7, language: "en" }],
      groups: ["en", "de", "xx"].map((language) => ({
        gid: 1,
        group_name: `Group ${language}`,
        language,
        group_order: 0,
      })),
      questions: ["en", "de", "xx"].map((language) => ({
        ...{ qid: 1, parent_qid: 0, sid: 7, gid: 1, type: "L", title: "q", question: `In ${language}`, language },
      })),
      answers: ["en", "de"].flatMap((language) =>
        ["1", "2"].map((code) => ({
          qid: 1,
          code,
          answer: `${code} ${language}`,
          language,
          sortorder: code,
          scale_id: 0,
        })),
      ),
    },
    ["en", "de"],
  );
  const { elements, report } = readSmall(limesurvey, text);
  expect(report.languages).toEqual(["en", "de"]);
  expect(elements[0]).toMatchObject({
    title: { default: "In en", de: "In de" },
    choices: [
      { value: 1, text: { default: "1 en", de: "1 de" } },
      { value: 2, text: { default: "2 en", de: "2 de" } },
    ],
  });
});

test("a table separated by tabs says the same", () => {
  const rows = [
    [
      "class",
      "type/scale",
      "name",
      "relevance",
      "text",
      "help",
      "language",
      "validation",
      "mandatory",
      "other",
      "default",
      "hidden",
    ],
    ["S", "", "language", "", "en"],
    ["SL", "", "surveyls_title", "", "Small", "", "en"],
    ["G", "1", "Page", "1", "About", "", "en"],
    ["Q", "L", "q1", "1", "Well?", "Help", "en", "", "Y"],
    ["A", "0", "1", "", "Yes", "", "en"],
    ["A", "0", "2", "", "No", "", "en"],
    ["Q", "Q", "q2", 'q1.NAOK == "2"', "Who?", "", "en"],
    ["SQ", "0", "name", "", "Name", "", "en"],
    ["Q", "S", "q3", "1", "Hidden", "", "en", "", "", "", "", "1"],
    ["G", "1", "Seite", "1", "Über", "", "de"],
    ["Q", "L", "q1", "1", "Gut?", "", "de", "", "Y"],
    ["A", "0", "1", "", "Ja", "", "de"],
  ];
  const { elements, report } = readSmall(limesurvey, rows.map((cells) => cells.join("\t")).join("\r\n"));
  expect(elements[0]).toMatchObject({
    ...{ title: { default: "Well?", de: "Gut?" }, description: "Help", isRequired: true },
    choices: [
      { value: 1, text: { default: "Yes", de: "Ja" } },
      { value: 2, text: "No" },
    ],
  });
  expect(elements[1]).toMatchObject({
    type: "multipletext",
    visibleIf: "{q1} = 2",
    items: [{ name: "name", title: "Name" }],
  });
  expect([report.questions, report.taken, report.dropped.map(({ name }) => name)]).toEqual([3, 2, ["q3"]]);
});

test("files that were made to harm, or broke, get a sentence", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${lss({}).slice(38)}`;
  expect(() => limesurvey.read(fileOf(bomb))).toThrow("entities of its own");
  expect(() => limesurvey.read(fileOf(lss({ surveys: [survey] }).slice(0, -20)))).toThrow("ends in the middle");
  expect(() => limesurvey.read(fileOf("class\ttype/scale\tname\ttext\nSQ\t0\tx\ty"))).toThrow("belongs to no question");
  const script = question("S", "s");
  const { elements } = read([script], {
    question_l10ns: [{ qid: script.qid, question: "Well?<script>x()</script>&unknown;", help: "", language: "en" }],
  });
  expect(JSON.stringify(elements)).not.toContain("x()");
  const deep = `${"(".repeat(500)}one == 1${")".repeat(500)}`;
  expect(read([question("S", "deep", { relevance: deep })]).report.todo.join("\n")).toContain("too deep");
});
