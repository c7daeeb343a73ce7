import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { bytesOfPage } from "../support/built-bytes.ts";

// What a phone on a slow line has to fetch. A budget is a little above what the page weighs now; whoever needs
// more says so here. Times are for the benchmark: bytes never flake.

const KB = 1000;
const budgets: readonly (readonly [page: string, kilobytes: number])[] = [
  ["features/home/home-page.tsx", 112],
  ["features/account/log-in-page.tsx", 114],
  ["features/hub/hub-page.tsx", 118],
  ["features/intro/intro-page.tsx", 112],
  ["features/result/score-page.tsx", 130],
  ["features/coach/coach-page.tsx", 120],
  ["features/questionnaire/questionnaire-page.tsx", 325],
];

test.each(budgets)("%s needs at most %i kB of script and style", (page, kilobytes) => {
  const bytes = bytesOfPage(page);
  expect(bytes).toBeLessThanOrEqual(kilobytes * KB);
  // A budget far above the page guards nothing.
  expect(bytes).toBeGreaterThan(kilobytes * KB * 0.9);
});

test("the font is one file of at most 45 kB", () => {
  const [font, ...others] = globSync("dist/assets/*-latin-wght-*.woff2");
  expect(others).toEqual([]);
  expect(statSync(`${font}`).size).toBeLessThanOrEqual(45 * KB);
});
