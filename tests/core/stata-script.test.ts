import { expect, test } from "vitest";
import { stataScript } from "#core/export/stata-script.ts";
import type { Variable } from "#core/export/variable.ts";
import { exportVariables } from "#core/export/variables.ts";
import { smallScale } from "../support/small-scale.ts";

// Stata is not free to run here: the text of its script is what can be tested.

const points = [{ items: ["in"], values: { "A $5 note": 1, 'Say "no"': 0, "=1": 2 } }];
const scale = smallScale(
  [
    { type: "radiogroup", name: "in", title: "Money /* or `none'?", choices: ["A $5 note", 'Say "no"', "=1"] },
    { type: "text", name: "hours-of-sleep", title: "Hours?", inputType: "number", min: 0, max: 24 },
    { type: "text", name: "words", title: "Words?" },
  ],
  { points, score: "{in}" },
);
const variables = exportVariables([scale]);
const script = stataScript(variables, "results.csv");
const lines = script.split("\n");

test("every column gets a name that Stata takes, and its label", () => {
  const names = lines.flatMap((line) => /^rename v\d+ (\S+)$/.exec(line)?.[1] ?? []);
  expect(names).toHaveLength(variables.length);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_]{0,31}$/);
  expect(names).toContain("v_in");
  expect(lines.filter((line) => line.startsWith("label variable "))).toHaveLength(names.length);
  for (const line of lines.filter((one) => one.startsWith("label variable ")))
    expect((/"(.*)"$/.exec(line)?.[1] ?? "").length).toBeLessThanOrEqual(81);
});

test("options become codes with their words, whatever signs are in them", () => {
  expect(script).toContain('replace coded = 1 if v_in == "A " + char(36) + "5 note"');
  expect(script).toContain('replace coded = 2 if v_in == "Say " + char(34) + "no" + char(34)');
  expect(script).toContain(`replace coded = 3 if v_in == "'=1"`);
  expect(script).toContain(`label define options1 1 "A \\$5 note" 2 "Say 'no'" 3 "=1" .a "would rather not say"`);
  expect(script).toContain("label values v_in options1");
  expect(script).toContain(`label variable v_in "Money / * or 'none'?"`);
});

test("why there is no answer is .a, .b or .c", () => {
  expect(script).toContain("mvdecode v_in hours_of_sleep, ///\n  mv(-97=.a \\ -98=.b \\ -99=.c)");
  expect(script).toContain('replace coded = -98 if v_in == "-98"');
  expect(script).toContain('label define why .a "would rather not say" .b "left open" .c "not asked"');
  expect(script).toContain("label values hours_of_sleep why");
  expect(script).not.toContain("label values score why");
  expect(script).not.toMatch(/mvdecode[^\n]*words/);
});

test("days, times and months are read as such", () => {
  const of = (inputType: string) => ({ type: "text", name: inputType, title: "?", inputType });
  const { survey, rule } = smallScale([of("date"), of("time"), of("month")], { score: "1" });
  const text = stataScript(exportVariables([{ survey, rule }]), "r.csv");
  expect(text).toContain('generate double moment = date(date, "YMD")\nreplace moment = .a if date == "-97"');
  expect(text).toContain('generate double moment = clock(time, "hm")');
  expect(text).toContain('generate double moment = monthly(month, "YM")');
});

test("long names stay apart", () => {
  const [first] = variables as [Variable];
  const long = ["a", "b"].map((end) => ({ ...first, name: `${"x".repeat(40)}${end}` }));
  expect(stataScript(long, "r.csv")).toContain(`rename v2 ${"x".repeat(28)}_2`);
});
