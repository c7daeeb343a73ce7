import { describe, expect, test } from "vitest";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { textOf } from "#core/shared/text-of.ts";
import { printedScale } from "#core/take-home/print/printed-scale.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { brokenRules as brokenInRedcap } from "#core/take-home/redcap/rules.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import { brokenRules as brokenInXlsform } from "#core/take-home/xlsform/rules.ts";
import { cellsOf } from "#core/take-home/xlsform/sheets.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { kits } from "./scales.ts";

type Scale = (typeof kits)[number][1];

/** What people see of a scale in each program, in its first language. */
const SHOWN: Readonly<Record<string, (scale: Scale) => string>> = {
  redcap: (scale) =>
    redcapDictionary(scale, "en")
      .rows.map((row) => row[2])
      .join("\n"),
  xlsform: (scale) =>
    xlsformWorkbook(scale)
      .sheets.flatMap(cellsOf)
      .map((cells) => cells.join("\t"))
      .join("\n"),
  fhir: (scale) => questionnaireOf(scale).copyright ?? "",
  surveyjs: (scale) => JSON.stringify(surveyJsDocument(scale).document.pages),
  print: (scale) => printedScale(scale, "en").text,
};
const bound = kits.filter(([, { rule }]) => rule.instrument.notice !== undefined);

test("most kits have a notice that their owner wants shown", () => expect(bound.length).toBeGreaterThan(10));

describe.each(bound)("%s", (_, scale) => {
  test.each(Object.entries(SHOWN))("its notice is shown in %s", (_format, shown) => {
    expect(shown(scale)).toContain(textOf(scale.rule.instrument.notice ?? ""));
  });
});

describe.each(kits)("%s", (_, scale) => {
  test("keeps to REDCap's rules", () => expect(brokenInRedcap(redcapDictionary(scale, "en").rows)).toEqual([]));
  test("keeps to pyxform's rules", () => expect(brokenInXlsform(xlsformWorkbook(scale).sheets)).toEqual([]));
});
