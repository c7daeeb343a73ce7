import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { pageModules } from "../../src/app/build/page-modules.ts";
import type { PageName } from "../../src/app/pages.ts";
import { bytesOfPage, pageHolds, requestsOfPage } from "../support/built-bytes.ts";

// What a phone on a slow line has to fetch. A budget is a little above what the page weighs now; whoever needs
// more says so here. Times are for the benchmark: bytes never flake.

const KB = 1000;
// The drawings cost the pages that have them 6 to 8 kB, home and the rest 2. A page is there sooner with few files that hold
// more than it needs: over HTTP/1.1 a browser fetches six at a time.
const budgets: readonly (readonly [page: PageName, kilobytes: number, requests: number])[] = [
  ["home", 82, 9],
  ["logIn", 86, 10],
  ["hub", 92, 11],
  ["intro", 89, 12],
  ["score", 112, 13],
  ["viewScores", 103, 13],
  ["coach", 87, 11],
  ["staff", 86, 13],
  ["staffJoin", 90, 12],
  // With the database of the answers, which a questionnaire opens with, and what sends them: Submit may not wait for code.
  ["questionnaire", 331, 22],
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
