import { describe, expect, test } from "vitest";
import type { Answers } from "#core/content-model/answers.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { ROUNDED } from "#core/take-home/logic/logic.ts";
import { brokenRules } from "#core/take-home/xlsform/rules.ts";
import { cellsOf, type Sheet, type SheetRow } from "#core/take-home/xlsform/sheets.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import type { Held } from "./answers-as-coded.ts";
import { scaleNamed, scales } from "./scales.ts";
import { evaluated, heldBy, inXlsform, isQuestion, rowOf, rowsOf } from "./worked-out/xlsform.ts";

/** Returns the items that are shown: a group hides what is in it. */
function shown(sheets: readonly Sheet[], held: Held): string[] {
  const hidden: boolean[] = [];
  const holds = ({ relevant }: SheetRow) => relevant === undefined || Boolean(evaluated(relevant, held));
  return rowsOf(sheets, "survey").flatMap((row) => {
    if (row["type"] === "begin_group") hidden.push(!holds(row));
    if (row["type"] === "end_group") hidden.pop();
    return isQuestion(row) && row["keepwell_name"] && !hidden.includes(true) && holds(row)
      ? [row["keepwell_name"]]
      : [];
  });
}

describe.each(scales)("%s", (_, { survey, rule }) => {
  const { sheets, unsaid } = xlsformWorkbook({ survey, rule });
  const items = itemsOf(survey);
  const held = (answers: Answers) => heldBy(sheets, { survey }, answers);
  const all = [...rule.examples, ...(rule.withoutScore ?? [])].map((one) => ({
    ...one,
    answers: one.answers as Answers,
  }));

  test("keeps to pyxform's rules", () => expect(brokenRules(sheets)).toEqual([]));

  test("asks every item once, in the same order, with words in each language", () => {
    const questions = rowsOf(sheets, "survey").filter((row) => isQuestion(row) && row["keepwell_name"]);
    expect(questions.map((row) => row["keepwell_name"])).toEqual(items.map(({ name }) => name));
    for (const { name, title } of items) {
      if (typeof title === "string" || !("es" in title)) continue;
      expect(rowOf(sheets, name)).toMatchObject({
        "label::English (en)": title.default,
        "label::Spanish (es)": title.es,
      });
    }
  });

  test("shows what is asked with each example, and nothing else", () => {
    for (const { answers } of all)
      expect(shown(sheets, held(answers))).toEqual(askedItems(items, answers).map(({ name }) => name));
  });

  test("works out the scores of the examples", () => {
    const workOut = inXlsform({ survey, rule });
    for (const { answers, stored = {} } of all) {
      const total = workOut(answers, stored)["score/total"];
      const { score } = scoreAnswers(rule, answers, stored, openItems(items, answers));
      if (score === null) expect(total).toBe("");
      else expect(Math.abs(Number(total) - score)).toBeLessThan(unsaid.includes(ROUNDED) ? 0.11 : 1e-6);
    }
  });
});

test("all sorts: a table, a range, limits and an exclusive option", () => {
  const { sheets } = xlsformWorkbook(scaleNamed("all-sorts"));
  const table = rowsOf(sheets, "survey").find(({ appearance }) => appearance === "table-list");
  expect(table?.["keepwell_name"]).toBe("ways");
  expect(rowOf(sheets, "calm")).toMatchObject({ type: "range", parameters: "start=0 end=10 step=1" });
  expect(rowOf(sheets, "age")).toMatchObject({ type: "integer", constraint: ". >= 0 and . <= 30" });
  expect(rowOf(sheets, "data")?.["name"]).not.toBe("data");
  expect(rowOf(sheets, "which animals of these live with you now")?.["constraint"]).toBe(
    "not(selected(., 'no-pet') and count-selected(.) > 1)",
  );
});

test("columns that no row fills are left out", () => {
  const { sheets } = xlsformWorkbook(scaleNamed("stress"));
  expect(sheets.map((sheet) => cellsOf(sheet)[0])[2]).toEqual(["form_title", "form_id", "version", "default_language"]);
  expect(sheets.flatMap((sheet) => cellsOf(sheet)[0])).not.toContain("parameters");
});
