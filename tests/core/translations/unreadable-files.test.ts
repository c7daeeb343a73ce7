import { expect, test } from "vitest";
import type { Text } from "#core/content-model/text.ts";
import { readCsv, writeCsv } from "#core/translations/csv.ts";
import { incomingChanges } from "#core/translations/incoming.ts";
import { readXliff } from "#core/translations/read-xliff.ts";
import type { ScaleText } from "#core/translations/scale-texts.ts";
import { writeXliff } from "#core/translations/write-xliff.ts";

const text: ScaleText = {
  id: "survey.title",
  part: "survey",
  place: ["title"],
  where: "title",
  question: null,
  text: { default: "Sleep", es: "Sueño" } as Text,
  isValue: false,
};
const xliff = writeXliff([text], { source: "en", target: "es", files: { survey: "a.json", rule: "b.json" } });
const read = (xml: string) => readXliff(xml, { source: "en", languages: ["es"] }).texts;
const targetOf = (words: string) => xliff.replace("<target>Sueño</target>", words);

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><xliff version="2.1">&b;</xliff>`;

test.each([
  ["an XML bomb", bomb, "defines a document type"],
  ["an entity that XML does not know", targetOf("<target>&nbsp;</target>"), 'an "&"'],
  ["another language", xliff.replace('trgLang="es"', 'trgLang="fr"'), 'for the language "fr"'],
  ["another source language", xliff.replace('srcLang="en"', 'srcLang="de"'), 'translated from "de"'],
  ["XLIFF 1.2", xliff.replace('version="2.1"', 'version="1.2"'), "XLIFF 1.2"],
  ["markup in a text", targetOf('<target>Su<pc id="1">eño</pc></target>'), "has markup (<pc>)"],
  ["half a file", xliff.slice(0, xliff.indexOf("</target>")), "ends in the middle"],
  ["a file of another kind", "<html></html>", "no XLIFF"],
  ["an empty file", "", "no XLIFF"],
  ["a file that is nested without end", `<xliff>${"<a>".repeat(1000)}`, "nested too deeply"],
  ["a file of many megabytes", " ".repeat(4_000_001), "too large"],
])("%s is refused with a sentence", (_, xml, why) => {
  expect(() => read(xml)).toThrow(why);
});

test("markup and scripts in a translation are words", () => {
  expect(read(targetOf("<target>&lt;script&gt;alert(1)&lt;/script&gt;</target>"))[0]?.words).toEqual({
    es: "<script>alert(1)</script>",
  });
});

test("a text that is unknown, or reads otherwise by now, is named and left out", () => {
  const found = [
    { id: "survey.gone", source: "Gone", words: { es: "Ido" } },
    { id: "survey.title", source: "Your sleep", words: { es: "Su sueño" } },
  ];
  expect(incomingChanges([text], found)).toEqual({
    changes: [],
    left: ["There is no text at survey.gone.", "The text at title reads otherwise now than when it was sent out."],
  });
});

test("a place that comes twice is refused", () => {
  const [first] = read(xliff);
  expect(() => incomingChanges([text], [first, first] as never)).toThrow("twice");
});

test.each([
  ["a language that is not offered", "place,default,fr\r\n", 'no language "fr"'],
  ["a first line without the columns", "a,b\r\n1,2\r\n", '"place" and "default"'],
  ["quotes that do not end", 'place,default,es\r\nsurvey.title,"Sleep', "no CSV"],
])("a CSV with %s is refused with a sentence", (_, csv, why) => {
  expect(() => readCsv(csv, [text], ["es"])).toThrow(why);
});

test("a CSV that a spreadsheet program saved with semicolons is read, and its formulas never run", () => {
  expect(writeCsv([{ ...text, text: { default: "=SUM(A1)", es: "@cmd" } as Text }], ["es"])).toContain(
    "survey.title,'=SUM(A1),'@cmd",
  );
  expect(readCsv("\uFEFFplace;default;es\nsurvey.title;Sleep;Dormir\n", [text], ["es"])).toEqual([
    { id: "survey.title", source: "Sleep", words: { es: "Dormir" } },
  ]);
});
