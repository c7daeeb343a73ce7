import { describe, expect, test } from "vitest";
import type { Answers } from "#core/content-model/answers.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { ROUNDED } from "#core/take-home/logic/logic.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { brokenRules } from "#core/take-home/redcap/rules.ts";
import { scaleNamed, scales } from "./scales.ts";
import {
  ANNOTATION,
  BRANCHING,
  CHOICES,
  calculated,
  cell,
  evaluated,
  fieldOf,
  heldBy,
  NAME,
  type Row,
  rowOf,
  TYPE,
  tagIn,
} from "./worked-out/redcap.ts";

describe.each(scales)("%s", (_, scale) => {
  const { rows } = redcapDictionary(scale, "en");
  const items = itemsOf(scale.survey);

  test("keeps to REDCap's rules", () => expect(brokenRules(rows)).toEqual([]));

  test("asks every item once, under a tag with its own name", () => {
    expect(rows.flatMap((row) => tagIn(row, "NAME") ?? [])).toEqual(
      expect.arrayContaining(items.map(({ name }) => name)),
    );
    expect(new Set(items.map(({ name }) => fieldOf(rows, name))).size).toBe(items.length);
  });

  test("has the same fields, codes and logic in each language", () => {
    const other = redcapDictionary(scale, "es").rows;
    const fixed = (table: readonly Row[]) =>
      table.map((row) => [cell(row, NAME), cell(row, TYPE), cell(row, BRANCHING), tagIn(row, "CODES")]);
    expect(fixed(other)).toEqual(fixed(rows));
  });

  test("shows what is asked with each example, and nothing else", () => {
    for (const { answers } of [...scale.rule.examples, ...(scale.rule.withoutScore ?? [])]) {
      const held = heldBy(rows, scale, answers as Answers);
      const shown = items.filter(({ name }) => {
        const logic = cell(rowOf(rows, name), BRANCHING);
        return logic === "" || evaluated(logic, held);
      });
      expect(shown.map(({ name }) => name)).toEqual(askedItems(items, answers as Answers).map(({ name }) => name));
    }
  });
});

describe.each(scales)("%s", (_, { survey, rule }) => {
  const { rows, unsaid } = redcapDictionary({ survey, rule }, "en");
  // Elsewhere each half goes up.
  const tolerance = unsaid.includes(ROUNDED) ? 0.11 : 1e-6;
  const items = itemsOf(survey);

  test.each([...rule.examples, ...(rule.withoutScore ?? [])])("works out: $title", ({ answers, stored = {} }) => {
    const held = heldBy(rows, { survey }, answers as Answers);
    const values = calculated(rows, {
      ...held,
      ...Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, `${value}`])),
    });
    const { score } = scoreAnswers(rule, answers as Answers, stored, openItems(items, answers as Answers));
    if (score === null) expect(values["score/total"]).toBe("");
    else expect(Math.abs(Number(values["score/total"]) - score)).toBeLessThan(tolerance);
    expect(values["score/enough"]).toBe(score === null ? "0" : "1");
  });

  test("gives no score of nothing", () => {
    // Where nothing that is counted is asked, its points are those of what is not asked.
    const isAsked = askedItems(items, {}).some(
      ({ name }) => rule.points?.some((group) => group.items.includes(name)) ?? true,
    );
    expect(calculated(rows, {})["score/total"]).toBe(isAsked ? "" : "0");
  });
});

test("what cannot be said is listed, and nothing that needs it is written", () => {
  const { survey, rule } = scaleNamed("sleep");
  // Without its check, a text takes anything.
  const unchecked = JSON.parse(JSON.stringify(survey).replaceAll("isClockTime({#1-0})", "{1-0} notempty"));
  const { rows, unsaid } = redcapDictionary({ survey: unchecked, rule }, "en");
  expect(unsaid).toContain(
    "The score cannot be worked out there: it reads 1-0 as a time, which has no check with isClockTime().",
  );
  expect(rows.some((row) => tagIn(row, "CALCULATION") === "score/total")).toBe(false);
});

test("all sorts: names, codes, labels, matrix and tags", () => {
  const { rows } = redcapDictionary(scaleNamed("all-sorts"), "en");
  const long = "which animals of these live with you now";
  expect(fieldOf(rows, long)).toBe("which_animals_of_these_liv");
  expect(fieldOf(rows, "data")).toBe("data");
  expect(cell(rowOf(rows, "Pets"), CHOICES)).toBe(
    "has, I have &lt;one> | wants, I &#124; want one | other, Other, please say",
  );
  expect(cell(rowOf(rows, long), CHOICES)).toBe("1, cat | 2, dog | 3, none");
  expect(cell(rowOf(rows, long), ANNOTATION)).toContain("@NONEOFTHEABOVE='3'");
  expect(cell(rowOf(rows, "age"), BRANCHING)).toBe(
    "[pets] = 'has' and [which_animals_of_these_liv(1)] = '1'".split(" and ").at(-1),
  );
  expect(cell(rowOf(rows, "Pets-Comment"), BRANCHING)).toBe("[pets] = 'other'");
  expect(items(rows, "ways_rows")).toEqual(["ways.walk", "ways.play", "ways.feed", "ways.brush"]);
});
const items = (rows: readonly Row[], matrix: string) =>
  rows.filter((row) => cell(row, 15) === matrix).map((row) => tagIn(row, "NAME"));

test("a rule that is broken is found", () => {
  const { rows } = redcapDictionary(scaleNamed("stress"), "en");
  const broken = rows.map((row, index) =>
    index === 2 ? row.map((value, column) => (column === 0 ? "1-0" : value)) : row,
  );
  expect(brokenRules(broken)).toContain("1-0: names of small letters, digits and _, a letter first");
});
