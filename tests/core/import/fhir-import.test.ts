import { expect, test } from "vitest";
import { URLS } from "#core/fhir/resources.ts";
import { fhir } from "#core/import/fhir/fhir.ts";
import { fileOf, readSmall } from "./read-small.ts";

const HL7 = "http://hl7.org/fhir/StructureDefinition";
const imported = (item: object[], more: object = {}) =>
  readSmall(fhir, { resourceType: "Questionnaire", title: "Small", item, ...more });
const option = (code: string, points?: number) => ({
  valueCoding: { code, display: `Words of ${code}` },
  ...(points === undefined ? {} : { extension: [{ url: `${HL7}/ordinalValue`, valueDecimal: points }] }),
});
const choice = { linkId: "1.1", type: "choice", text: "Well?", answerOption: [option("LA1", 0), option("LA2", 3)] };

test("points of options are found, and their sum is the score", () => {
  const { scale, report } = imported([choice, { linkId: "2", type: "boolean", text: "Home?" }]);
  expect([report.scoring, scale?.rule.score, scale?.rule.unscored]).toEqual(["found", "{1_1}", ["2"]]);
});

test("what the file says of itself comes with it: LOINC codes, publisher, address, terms and version", () => {
  const loinc = (code: string) => [
    { system: "http://example.org/own", code: "x" },
    { system: "http://loinc.org", code },
  ];
  const { scale } = imported(
    [
      { ...choice, code: loinc("44250-9") },
      { linkId: "t", type: "string", code: loinc("no") },
    ],
    {
      ...{ publisher: "Someone", url: "http://example.org/q", copyright: "Free for all.", version: "2.3.4" },
      code: loinc("44249-1"),
    },
  );
  expect(scale?.rule).toMatchObject({
    version: "2.3.4",
    instrument: { source: "Someone, http://example.org/q", rights: "Free for all.", loinc: "44249-1" },
    codes: { items: { "1_1": "44250-9" } },
  });
  expect(imported([choice], { version: "2.3", code: "x" }).scale?.rule).toMatchObject({ version: "1.0.0" });
});

test("examples for the lowest and the highest score wait for a person to confirm them", () => {
  const { scale } = imported([
    choice,
    { linkId: "2", type: "boolean", text: "Home?", required: true },
    { ...choice, linkId: "3", enableWhen: [{ question: "1.1", operator: "=", answerCoding: { code: "LA2" } }] },
  ]);
  expect(scale?.rule.examples).toEqual([
    { title: "To confirm: the lowest score", answers: { "1_1": "LA1", "2": true }, score: 0 },
    { title: "To confirm: the highest score", answers: { "1_1": "LA2", "2": true, "3": "LA2" }, score: 6 },
  ]);
});

test("an option without an ordinal value counts 0, which is said", () => {
  const { scale, report } = imported([{ ...choice, answerOption: [option("a", 1), option("b"), option("c", 2)] }]);
  expect(scale?.rule.points?.[0]?.values).toEqual({ a: 1, b: 0, c: 2 });
  expect(report.todo[0]).toContain('no points to b of "1.1": they count 0');
});

test("conditions keep their operators, joined by all or any", () => {
  const when = [
    { question: "1.1", operator: "!=", answerCoding: { code: "LA2" } },
    { question: "n", operator: ">=", answerQuantity: { value: 3 } },
    { question: "b", operator: "exists", answerBoolean: false },
  ];
  const { elements } = imported([
    choice,
    { linkId: "n", type: "quantity", text: "How many?" },
    { linkId: "b", type: "boolean", text: "Home?" },
    { linkId: "t", type: "string", text: "Why?", enableBehavior: "any", enableWhen: when },
    { linkId: "u", type: "string", text: "Who?", enableWhen: when.slice(0, 2) },
  ]);
  expect(elements.slice(3).map(({ visibleIf }) => visibleIf)).toEqual([
    "{1_1} <> 'LA2' or {n} >= 3 or {b} empty",
    "{1_1} <> 'LA2' and {n} >= 3",
  ]);
});

test("an amount on a line is a slider", () => {
  const control = { url: URLS.itemControl, valueCodeableConcept: { coding: [{ code: "slider" }] } };
  const limits = [
    { url: URLS.minValue, valueInteger: 0 },
    { url: URLS.maxValue, valueInteger: 120 },
  ];
  const { elements, report } = imported([
    { linkId: "n", type: "quantity", text: "How long?", extension: [control, ...limits] },
  ]);
  expect(elements).toMatchObject([{ type: "slider", min: 0, max: 120 }]);
  expect(report.dropped).toEqual([]);
});

test("a drop-down list of numbered words keeps its words", () => {
  const number = { url: URLS.elementType, valueCode: "number" };
  const control = { url: URLS.itemControl, valueCodeableConcept: { coding: [{ code: "drop-down" }] } };
  const listed = ["1", "2"].map((code) => ({ ...option(code), extension: [number] }));
  const { elements } = imported([{ ...choice, extension: [control], answerOption: listed }]);
  expect(elements).toMatchObject([
    {
      type: "dropdown",
      choices: [
        { value: 1, text: "Words of 1" },
        { value: 2, text: "Words of 2" },
      ],
    },
  ]);
});

test("a unit in braces, as UCUM counts things, is not filled in by SurveyJS", () => {
  const unit = {
    url: `${HL7}/questionnaire-unit`,
    valueCoding: { system: "http://unitsofmeasure.org", code: "{steps}" },
  };
  const { elements } = imported([{ linkId: "n", type: "integer", text: "How many?", extension: [unit] }]);
  expect(elements).toMatchObject([{ description: "[steps]" }]);
});

test("options of a contained value set come with their languages; others are named", () => {
  const concept = [{ code: "a", display: "A", designation: [{ language: "de", value: "Ah" }] }, { code: "b" }];
  const { report, elements } = imported(
    [
      { linkId: "in", type: "open-choice", text: "Which?", answerValueSet: "#set" },
      { linkId: "out", type: "choice", text: "Which?", answerValueSet: "http://set.example/other" },
    ],
    { contained: [{ resourceType: "ValueSet", id: "set", compose: { include: [{ concept }] } }] },
  );
  expect(elements[0]).toMatchObject({
    choices: [{ value: "a", text: { default: "A", de: "Ah" } }, "b"],
    showOtherItem: true,
  });
  expect([report.taken, report.dropped.map(({ name }) => name), report.languages]).toEqual([1, ["out"], ["en", "de"]]);
});

test("what is hidden, calculated or a file is no question here, and is named", () => {
  const calculated = {
    url: "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
    valueExpression: { expression: "%a + %b" },
  };
  const { report } = imported([
    choice,
    {
      linkId: "h",
      type: "string",
      text: "Hidden",
      extension: [{ url: `${HL7}/questionnaire-hidden`, valueBoolean: true }],
    },
    { linkId: "s", type: "decimal", text: "Sum", extension: [calculated] },
    { linkId: "f", type: "attachment", text: "File" },
    { linkId: "d", type: "display", text: "<b>Read</b>" },
  ]);
  expect([report.questions, report.dropped.map(({ name }) => name)]).toEqual([3, ["h", "f"]]);
  expect(report.todo.join(" ")).toContain("%a + %b");
});

test("limits that cross are left out and named; groups in groups come over", () => {
  const limits = [
    { url: `${HL7}/minValue`, valueInteger: 10 },
    { url: `${HL7}/maxValue`, valueInteger: 5 },
  ];
  const inner = { linkId: "n", type: "integer", text: "How many?", extension: limits };
  const group = (linkId: string, item: object) => ({ linkId, type: "group", text: linkId, item: [item] });
  const { report } = imported([group("a", group("b", group("c", group("d", inner))))]);
  expect([report.taken, report.changed]).toEqual([
    1,
    [{ name: "n", what: "Its limits are left out, because 5 is not above 10." }],
  ]);
});

test("a bundle has several, and something else none", () => {
  const resource = { resourceType: "Questionnaire", item: [choice] };
  expect(fhir.read(fileOf({ resourceType: "Bundle", entry: [{ resource }, { resource }, {}] }))).toHaveLength(2);
  expect([{ resourceType: "Bundle" }, { pages: [] }, 3].map((one) => fhir.recognises(fileOf(one)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(imported([{ linkId: 5, type: "choice", answerOption: "x" }, { item: "y" }]).report.dropped).toHaveLength(1);
});
