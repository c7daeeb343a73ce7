import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { DoctorSheet } from "../../src/features/for-my-doctor/doctor-sheet.tsx";
import { type AreaOnPaper, beforeLatest } from "../../src/features/for-my-doctor/read-doctor-page.ts";
import { changeWords, notedNumbers, questionLines, resultWords } from "../../src/features/for-my-doctor/sheet-words.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { ruleOf } from "../core/shipped-content.ts";
import { domains } from "../e2e/content.ts";

const domain = domains.find(({ survey }) => survey === "exercise") as Domain;
const scale: PublicScale = { ...ruleOf("exercise"), hash: "" };
const entry = (score: number, day: string, version = "1.0.0"): HistoryEntry => ({
  score,
  meaning: "",
  scale: "exercise" as HistoryEntry["scale"],
  version,
  submittedAt: `${day}T12:00:00.000Z`,
});

function areaOf(history: readonly HistoryEntry[], of: PublicScale = scale): AreaOnPaper {
  const last = history.at(-1);
  const latest = last ? { score: last.score, submittedAt: last.submittedAt } : null;
  return { domain, scale: of, latest, before: latest && beforeLatest(latest, history, of) };
}

test("a result is told with its range, its better side and its band", () => {
  expect(resultWords(areaOf([entry(160, "2026-09-23")]), ENGLISH)).toBe(
    "160 (0 to 350 or more, higher is better): Moderate to Active",
  );
  expect(resultWords({ ...areaOf([]), latest: { score: null, submittedAt: "2026-09-23T12:00:00Z" } }, ENGLISH)).toBe(
    "Too many questions left open for a number",
  );
  expect(resultWords(areaOf([]), ENGLISH)).toBe("Not done yet");
});

test.each([
  [[entry(100, "2026-05-01")], "First time"],
  [
    [entry(100, "2026-05-01"), entry(200, "2026-09-23")],
    "better than before: it moved by 100, more than the 87 that can be chance (100 on May 1, 2026)",
  ],
  [
    [entry(100, "2026-05-01"), entry(150, "2026-09-23")],
    "about the same as before: it moved by 50, and up to 87 can be chance (100 on May 1, 2026)",
  ],
  [[entry(100, "2026-05-01"), entry(200, "2026-09-23", "2.0.0")], "Other questions before"],
])("a change says what it rests on (%#)", (history, words) => {
  expect(changeWords(areaOf(history), ENGLISH)).toBe(words);
});

test("where the rule hides numbers, paper shows none", () => {
  const hidden: PublicScale = { ...scale, show: "meaning" };
  const area = areaOf([entry(100, "2026-05-01"), entry(200, "2026-09-23")], hidden);
  expect(`${resultWords(area, ENGLISH)} ${changeWords(area, ENGLISH)}`).not.toMatch(/\b(100|200|87)\b/);
});

test("a history that ends with another result than the latest is compared with nothing", () => {
  const history = [entry(100, "2026-05-01"), entry(200, "2026-09-23")];
  expect(beforeLatest({ submittedAt: "2026-11-01T12:00:00.000Z" }, history, scale)).toBeNull();
});

test("questions keep every word on at most six lines", () => {
  expect(questionLines(" One? \n\n Two?")).toEqual(["One?", "Two?"]);
  const many = questionLines(Array.from({ length: 9 }, (_, index) => `Question ${index}`).join("\n"));
  expect(many).toHaveLength(6);
  expect(many.at(-1)).toBe("Question 5 / Question 6 / Question 7 / Question 8");
});

test("a note stands beside what is known alone", () => {
  const factors = ["a", "b", "c"].map((id) => ({ id, title: `Title ${id}`, what: "", ask: "" }));
  const numbers = {
    a: { choice: "known", note: " 128 " },
    b: { choice: "ask", note: "kept" },
    c: { choice: "unknown" },
  } as const;
  expect(notedNumbers(factors as never, numbers, ENGLISH)).toEqual({
    known: ["Title a: 128"],
    ask: ["Title b"],
    unknown: ["Title c"],
  });
});

test("the sheet has a line for the name, and no part that is empty", () => {
  const site = { brand: { name: "Keepwell" }, notDiagnosis: "No diagnosis.", safety: { region: "us", regions: {} } };
  const html = renderToStaticMarkup(
    createElement(DoctorSheet, {
      areas: [areaOf([entry(100, "2026-05-01")])],
      numbers: null,
      questions: "",
      site: site as never,
    }),
  );
  expect(html).toContain("Name:");
  expect(html).toContain("No diagnosis.");
  expect(html).not.toMatch(/<h3|<ul/);
});
