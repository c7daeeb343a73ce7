import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { pageModules } from "../../src/app/build/page-modules.ts";
import type { PageName } from "../../src/app/pages.ts";
import { bytesOfPage, pageHolds, requestsOfPage } from "../support/built-bytes.ts";

// What a phone on a slow line has to fetch. A budget is a little above what the page weighs now; whoever needs
// more says so here. Times are for the benchmark: bytes never flake.

const KB = 1000;
// The drawings cost the pages that have them 6 to 8 kB, home and the rest 2.
const budgets: readonly (readonly [page: PageName, kilobytes: number, requests: number])[] = [
  ["home", 76, 12],
  ["logIn", 82, 15],
  ["hub", 92, 18],
  ["intro", 80, 15],
  ["score", 112, 19],
  ["viewScores", 102, 17],
  ["coach", 87, 15],
  ["staff", 82, 15],
  ["staffJoin", 85, 14],
  // With the database of the answers, which a questionnaire opens with, and what sends them: Submit may not wait for code.
  ["questionnaire", 331, 26],
];

test.each(budgets)(
  "%s needs at most %i kB of script and style, in at most %i requests",
  (page, kilobytes, requests) => {
    const bytes = bytesOfPage(page);
    expect(bytes).toBeLessThanOrEqual(kilobytes * KB);
    // A budget far above the page guards nothing.
    expect(bytes).toBeGreaterThan(kilobytes * KB * 0.9);
    expect(requestsOfPage(page)).toBeLessThanOrEqual(requests);
  },
);

test("what asks a device for a passkey loads with the pages on which staff join and sign in, and no other", () => {
  const pages = Object.keys(pageModules()) as PageName[];
  expect(pages.filter((page) => pageHolds(page, "PublicKeyCredential"))).toEqual(["staff", "staffJoin"]);
});

test.each([
  ["dist/assets/*-latin-wght-*.woff2", 45],
  ["dist/assets/literata-*", 30],
])("the font %s is one file of at most %i kB", (pattern, kilobytes) => {
  const [font, ...others] = globSync(pattern);
  expect(others).toEqual([]);
  expect(statSync(`${font}`).size).toBeLessThanOrEqual(kilobytes * KB);
});
