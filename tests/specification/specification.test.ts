import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labels, messages } from "./messages.ts";
import { calls, pages } from "./routes.ts";
import { behaviour, constants, storage } from "./rules.ts";

// What the product promises to the letter, each line with the test that proves it. This test keeps the
// table true: a proof that is renamed or removed, a text that is changed or written twice, fails here.

const rows = [...messages, ...labels, ...pages, ...calls, ...storage, ...behaviour, ...constants];

test.each(rows)("%s is proved in %s", (_, file, proof) => {
  expect(readFileSync(`tests/${file}`, "utf8")).toContain(proof);
});

const sources = globSync(["src/**/*.{ts,tsx}", "surveys/*.json"]).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

/** A text as it stands in a source: whole, in quotation marks or between tags. */
const standsIn = (text: string, source: string) =>
  [`"${text}"`, `"${text}.`, `❌ ${text}`, `>${text}<`].some((form) => source.includes(form));

/** Said by two who do not know of each other: content and the score pages, the server and the page before it. */
const SAID_BY_TWO = ["User not logged in", "Prompt cannot be empty."];

test.each(messages)("%j is written in one place alone", (text) => {
  const places = sources.filter((source) => standsIn(text, source.text)).map(({ path }) => path);
  expect(places, `${places}`).toHaveLength(SAID_BY_TWO.includes(text) ? 2 : 1);
});

test.each(labels)("%j is worded so", (text) => {
  expect(sources.some((source) => source.text.includes(text))).toBe(true);
});

test("every page of the route table is in this one", () => {
  const table = readFileSync("src/core/shared/paths.ts", "utf8");
  const known = [...table.matchAll(/: "(\/[^"]*)"/g)].map(([, path]) => path);
  expect(known.length).toBeGreaterThan(10);
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(known));
});
