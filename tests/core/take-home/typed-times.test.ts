import { stringify } from "csv-stringify/sync";
import { describe, expect, test } from "vitest";
import { evaluate } from "#core/conditions/condition.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument, SurveyElement } from "#core/content-model/survey.ts";
import { importFile } from "#core/import/import-file.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import { isTypedTime } from "#core/take-home/times/typed-times.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { broughtHome, wayFormats } from "./brought-home.ts";
import { type Scale, scaleNamed } from "./scales.ts";
import { inFhir } from "./worked-out/fhir.ts";
import { evaluated, heldBy, inRedcap } from "./worked-out/redcap.ts";
import { inSurveyJs } from "./worked-out/surveyjs.ts";
import * as xlsform from "./worked-out/xlsform.ts";

const sleep = scaleNamed("sleep");
const clock = (name: string, of = name) => ({
  ...{ type: "text" as const, name, title: name },
  validators: [{ type: "expression" as const, expression: `isClockTime({#${of}})`, text: "No time." }],
});

/** A scale of these questions; its score is a formula of them. */
function scaleOf(elements: readonly SurveyElement[], score: string): Scale {
  const { points: _, steps: __, subscores: ___, ...rule } = sleep.rule;
  const survey: SurveyDocument = { title: "Times", pages: [{ name: "page", elements: [...elements] }] };
  const range = { min: 0, max: 1439 };
  return {
    survey,
    rule: { ...rule, scale: "times", score, range, bands: [], alerts: [], examples: [] } as ScoringRule,
  };
}

test("only a text whose own check asks for a time of day is one", () => {
  const typed = (element: SurveyElement) => itemsOf(scaleOf([element], "1").survey).filter(isTypedTime).length;
  expect(typed(clock("a"))).toBe(1);
  expect(typed({ type: "text", name: "a", title: "a" })).toBe(0);
  expect(typed(clock("a", "b"))).toBe(0);
  const [check] = clock("a").validators;
  const loose = { ...clock("a"), validators: [{ ...check, expression: "isClockTime({#a}) or {a} = 'never'" }] };
  expect(typed(loose as SurveyElement)).toBe(0);
});

test("it is the program's own field, without what tells how to type it", () => {
  const row = redcapDictionary(sleep, "en").rows.find(([name]) => name === "q1_0") ?? [];
  expect([row[3], row[7]]).toEqual(["text", "time"]);
  expect(row[17]).not.toMatch(/@PLACEHOLDER|@CHARLIMIT/);
  const [survey] = xlsformWorkbook(sleep).sheets;
  expect(survey?.rows.find(({ name }) => name === "q1_2")).toMatchObject({ type: "time", required: "yes" });
  expect(survey?.rows.some((one) => one["constraint"]?.includes("string-length"))).toBe(false);
  const item = fhirHome(sleep).questionnaire.item?.[0]?.item?.find(({ linkId }) => linkId === "1-0");
  expect(item).toMatchObject({ type: "time", required: true });
  expect(item).not.toHaveProperty("maxLength");
  expect(surveyJsDocument(sleep).document.pages[0]?.elements[0]).toMatchObject({ name: "1-0", inputType: "time" });
});

test.each([
  ["redcap", (scale: Scale) => redcapDictionary(scale, "en")],
  ["xlsform", xlsformWorkbook],
  ["fhir", fhirHome],
  ["surveyjs", surveyJsDocument],
] as const)("%s says in one sentence what changes for people", (_, make) => {
  const said = (scale: Scale) => make(scale).notes.filter((note) => note.includes("24 hours"));
  expect(said(sleep)).toEqual([expect.stringMatching(/^1-0 and 1-2: there a time of day is picked/)]);
  expect(said(scaleNamed("stress"))).toEqual([]);
});

test("a check with functions of times is shown, and one of its own words is not needed", () => {
  const { rows, unsaid } = redcapDictionary(sleep, "en");
  expect(unsaid.join()).not.toContain("check");
  const notes = rows.filter((row) => row[17] === "@KEEPWELL_CHECK").map((row) => row[4]);
  expect(notes).toContain("The two times are the same. Please check them, and add AM or PM.");
  expect(notes.join()).not.toContain("could not read");
});

/** Pairs of times, with the hours slept: a plain night, one of half a day and more, one minute, and the same time twice. */
const NIGHTS = [
  ["10:30 PM", "6:30 AM", 7],
  ["10:30 PM", "6:30 AM", 9],
  ["9:00 AM", "9:30 PM", 8],
  ["11:00 PM", "11:01 PM", 1],
  ["11:00 PM", "10:59 PM", 7],
  ["10 PM", "10 PM", 7],
] as const;

test.each(NIGHTS)("from %s to %s, notes appear where the engine finds that answers do not fit", (bed, up, slept) => {
  for (const latency of [0, 1, 480, 481, 800, 1440]) {
    const answers = { "1-0": bed, "1-1": latency, "1-2": up, "1-3": slept };
    const ofPage = sleep.survey.pages[0]?.validators?.map(({ expression }) => expression) ?? [];
    const wrong = ["sameClockTime({#1-0}, {#1-2}) = false", ...ofPage].map((one) => evaluate(one, answers) !== true);
    const { rows } = redcapDictionary(sleep, "en");
    const held = heldBy(rows, sleep, answers);
    const notes = rows.filter((row) => row[17] === "@KEEPWELL_CHECK");
    expect([latency, ...notes.map((row) => Boolean(evaluated(row[11] ?? "", held)))]).toEqual([latency, ...wrong]);
    const { sheets } = xlsformWorkbook(sleep);
    const form = xlsform.heldBy(sheets, sleep, answers);
    const checks = (sheets[0]?.rows ?? []).filter((row) => row["keepwell_more"] === '{"type":"check"}');
    expect(checks.map(({ relevant = "" }) => Boolean(xlsform.evaluated(relevant, form)))).toEqual(wrong);
  }
});

test("a condition on the words of a time is left out, and said", () => {
  const asked = { type: "comment" as const, name: "why", title: "Why?", visibleIf: "{bed} = '10 PM'" };
  const scale = scaleOf([clock("bed"), asked], "1");
  const unsaid = [redcapDictionary(scale, "en"), xlsformWorkbook(scale), fhirHome(scale)].map((one) => one.unsaid);
  for (const one of unsaid) expect(one.join()).toContain("it compares how a time of day is typed");
  expect(JSON.stringify(fhirHome(scale).questionnaire)).not.toContain("10 PM");
});

describe.each(wayFormats)("from %s", (format) => {
  test("it comes back with its check, its length and its placeholder", () => {
    const elements = ({ survey }: Pick<Scale, "survey">) =>
      placedElements(survey).flatMap(({ element }) => (element.type === "text" ? [element] : []));
    const parts = (element: SurveyElement) => {
      const { inputType, maxLength, placeholder, validators } = element as unknown as Record<string, unknown>;
      // FHIR has no place for checks of single questions, nor for placeholders.
      return format === "fhir" ? { inputType, maxLength } : { inputType, maxLength, placeholder, validators };
    };
    expect(elements(broughtHome(format, sleep)).map(parts)).toEqual(elements(sleep).map(parts));
  });
});

test.each([
  ["a number", ["number", "", ""], { inputType: "number" }],
  ["a time with limits", ["time", "20:00", "23:59"], { inputType: "time", min: "20:00", max: "23:59" }],
  ["any text", ["", "", ""], { maxLength: 20, validators: clock("1-0").validators.map(({ type }) => ({ type })) }],
])("a field that asks for %s by now stays so", (_, [validation = "", min = "", max = ""], expected) => {
  const rows = redcapDictionary(sleep, "en").rows.map((row) =>
    row[0] === "q1_0" ? row.with(7, validation).with(8, min).with(9, max) : row,
  );
  const [first] = importFile({ name: "sleep.csv", text: stringify(rows) }).scales;
  const found = placedElements(first?.scale?.survey ?? sleep.survey).find(({ element }) => element.name === "1-0");
  expect(found?.element).toMatchObject({ type: "text", ...expected });
  expect("validators" in (found?.element ?? {})).toBe("validators" in expected);
});

describe.each([
  ["redcap", inRedcap, "score/total"],
  ["xlsform", xlsform.inXlsform, "score/total"],
  ["fhir", inFhir, "score/total"],
  ["surveyjs", inSurveyJs, "score"],
] as const)("%s", (_, workedOut, total) => {
  test("the minutes between stored times are those of the engine", () => {
    const time = (name: string) => ({ type: "text" as const, name, title: name, inputType: "time" as const });
    const scale = scaleOf([time("from"), time("to")], "minutesBetween({from}, {to})");
    const workOut = workedOut(scale);
    const times = ["00:00", "00:01", "06:30", "10:30", "12:00", "22:05", "23:59"];
    for (const from of times)
      for (const to of times) {
        const answers = { from, to };
        expect([answers, Number(workOut(answers, {})[total])]).toEqual([
          answers,
          scoreAnswers(scale.rule, answers, {}, new Map() as never).score,
        ]);
      }
    expect(workOut({ from: "10:30" }, {})[total] ?? "").toBe("");
  });
});
