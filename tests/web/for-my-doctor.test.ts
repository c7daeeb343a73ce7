import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HistoryEntry } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { DoctorSheet } from "../../src/features/for-my-doctor/doctor-sheet.tsx";
import { type AreaOnPaper, beforeLatest } from "../../src/features/for-my-doctor/read-doctor-page.ts";
import { changeWords, numberRows, questionLines, resultWords } from "../../src/features/for-my-doctor/sheet-words.ts";
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

test("each number that was noted has a line of its own, and a note stands beside what is known alone", () => {
  const factors = ["a", "b", "c", "d", "e"].map((id) => ({ id, title: `Title ${id}`, what: "", ask: "" }));
  const numbers = {
    a: { choice: "known", note: " 128 " },
    b: { choice: "ask", note: "kept" },
    c: { choice: "unknown" },
    d: { choice: "known" },
    e: { choice: "ask" },
  } as const;
  expect(numberRows(factors as never, numbers, ENGLISH)).toEqual([
    ["Title a", "128"],
    ["Known", "Title d"],
    ["I would like to ask about", "Title b; Title e"],
    ["Not known yet", "Title c"],
  ]);
});

/** The sheet with these areas, and nothing else. */
function sheetOf(areas: readonly AreaOnPaper[]): string {
  const site = { brand: { name: "Keepwell" }, notDiagnosis: "No diagnosis.", safety: { region: "us", regions: {} } };
  return renderToStaticMarkup(createElement(DoctorSheet, { areas, numbers: [], questions: "", site: site as never }));
}

test("beside a band whose name says too much alone, its caution stands, and what the owner wants shown", () => {
  const rule = ruleOf("learning");
  const learning: PublicScale = { ...rule, hash: "", instrument: { ...rule.instrument, notice: "As its owner asks." } };
  const area = areaOf([entry(3, "2026-05-01")], learning);
  const html = sheetOf([area]);
  expect(html).toMatch(
    /Potential Cognitive Concerns<.*<td colspan="3">This is about digital habits, not about thinking\.</,
  );
  expect(html).toContain("As its owner asks.");
  expect(sheetOf([{ ...area, scale: { ...learning, show: "number" } }])).not.toContain("not about thinking");
});

test("what was raised is quoted: its words speak to the person, and the doctor reads them", () => {
  const alert = { name: "a", kind: "doctor" as const, say: "You told us that you eat much less." };
  const area = areaOf([entry(100, "2026-05-01")]);
  const html = sheetOf([{ ...area, latest: { score: 100, submittedAt: "2026-05-01T12:00:00Z", alerts: [alert] } }]);
  expect(html).toContain("<h3>What the answers point to: what Keepwell told me</h3>");
  expect(html).toContain("“You told us that you eat much less.”");
});

test("the sheet has a line for the name, and no part that is empty", () => {
  const html = sheetOf([areaOf([entry(100, "2026-05-01")])]);
  expect(html).toContain("Name:");
  expect(html).toContain("No diagnosis.");
  expect(html).not.toMatch(/<h3|<ul/);
});
