import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textOf } from "./documents.ts";

const DOCUMENT = "docs/safety/hazards.md";
const COLUMNS = ["Hazard", "Cause", "Control", "Shown by", "Remains"];

const cellsOf = (line: string): string[] => line.replace(/^\| /, "").replace(/ ?\|$/, "").split(" | ");

const lines = textOf(DOCUMENT).split("\n");
const heads = lines.filter((line) => line.startsWith("| Hazard"));
const rows = lines
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Hazard"))
  .map((line) => {
    const [hazard = "", cause = "", control = "", shownBy = ""] = cellsOf(line);
    return { hazard, cause, control, shownBy, line };
  });

test("each table has the columns of a hazard log", () => {
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads) expect(cellsOf(head)).toEqual(COLUMNS);
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows)("$hazard: has a cause, a control and a test that is there", ({ line, cause, control, shownBy }) => {
  expect(
    cellsOf(line).filter((cell) => cell.trim() !== ""),
    line,
  ).toHaveLength(COLUMNS.length);
  expect(cause).not.toBe("");
  expect(control).not.toBe("");
  const links = [...shownBy.matchAll(/\["([^"]+)"\]\(([^)]+)\)/g)];
  expect(links.length, "tests named").toBeGreaterThan(0);
  // Nothing but links stands there, so that none goes unread.
  expect(shownBy.replaceAll(/\["[^"]+"\]\([^)]+\)/g, "").replaceAll(/[, ]/g, "")).toBe("");
  for (const [, name = "", written = ""] of links) {
    const file = join(dirname(DOCUMENT), written);
    expect(file).toMatch(/^tests\/.+\.(test|spec)\.ts$/);
    expect(existsSync(file), file).toBe(true);
    expect(titlesOf(file), file).toContainEqual(expect.stringContaining(name));
  }
});

test("no hazard stands twice", () => {
  const hazards = rows.map(({ hazard }) => hazard);
  expect(hazards.filter((hazard, index) => hazards.indexOf(hazard) !== index)).toEqual([]);
});

/** The names of the tests of a file, with their places for values as written: texts that stand first in a call. */
const titlesOf = (file: string): string[] =>
  [...textOf(file).matchAll(/\(\s*["`]([^"`\n]+)["`],/g)].map(([, title = ""]) => title);
