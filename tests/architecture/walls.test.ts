import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { knownViolations } from "./known-violations.ts";
import { loadedBy, wayTo } from "./loaded-modules.ts";
import { readImports } from "./read-imports.ts";
import { packages } from "./wall.ts";

const imports = await readImports(process.cwd());
const read = imports.modules.map(({ source }) => source);
const named = ({ wall, from, to }: { wall: string; from: string; to: string }) => `${wall}: ${from} -> ${to}`;
const known = new Set(knownViolations.map(named));

test("every source file is read, and every import found", () => {
  const files = globSync(["src/**/*.{ts,tsx}", "server/**/*.{ts,mjs}"]);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !read.includes(file))).toEqual([]);
  const lost = imports.modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ couldNotResolve }) => couldNotResolve).map(({ module }) => `${source} -> ${module}`),
  );
  expect(lost).toEqual([]);
});

test("no import breaks a wall", () => {
  const broken = imports.violations.filter((one) => !known.has(named(one)));
  expect(broken.map((one) => `${named(one)}\n  ${one.comment}`).join("\n")).toBe("");
});

test("what is listed as known still happens", () => {
  const found = new Set(imports.violations.map(named));
  expect([...known].filter((one) => !found.has(one))).toEqual([]);
});

// A wall sees one import; this sees what a file loads by way of others.
const client = read.filter((file) => /^src\/(?!core\/|worker\/)/.test(file) && !/\/(build|prerender)\//.test(file));
// The gallery shows developers a question of each type.
const withSurveys = /^src\/(survey-view\/|features\/(questionnaire|studio|gallery)\/|app\/gallery\.tsx)/;
const withoutSurveys = client.filter((file) => !withSurveys.test(file));

test.each([
  ["the client loads no schema library, which the server alone needs", client, packages("ajv", "typebox")],
  ["a page without a questionnaire loads no SurveyJS", withoutSurveys, packages("survey-core", "survey-react-ui")],
])("%s", (_, starts, forbidden) => {
  expect(starts.length).toBeGreaterThan(100);
  // The build puts the value of this module in its place (src/app/build/call-addresses.ts): it loads nothing.
  const loaded = new Map([...loadedBy(imports), ["src/core/api/addresses.ts", []]]);
  const ways = starts.map((start) => wayTo(loaded, start, (module) => new RegExp(forbidden).test(module)));
  expect(ways.filter((way) => way !== null).map((way) => way.join(" -> "))).toEqual([]);
});
