import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorsOf, codeOf, documents, linksOf, textOf } from "./documents.ts";

const MAX_LINES = 150;
const MAX_BYTES = 9 * 1000;

/** Files that a reader of the worked example is told to make. */
const MADE_BY_READERS = /\/fresh-air\.json$/;

const isPlace = (code: string): boolean =>
  /^(src|server|tests|e2e|surveys|scoring-rules|docs)\/[\w./-]*$/.test(code) && !MADE_BY_READERS.test(code);

/** A place in the project, or a test by its name without the ending. */
const isThere = (place: string): boolean => existsSync(place) || globSync(`tests/${place}.*`).length > 0;

test("README stays short enough to be read in two minutes", () => {
  const readme = textOf("README.md");
  expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(MAX_LINES);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(MAX_BYTES);
});

test.each(documents)("every link of %s leads somewhere", (document) => {
  for (const { file, anchor, written } of linksOf(document)) {
    expect(existsSync(file), `${written} in ${document}`).toBe(true);
    if (anchor !== "") expect(anchorsOf(file), `${written} in ${document}`).toContain(anchor);
  }
});

test("README leads to every document", () => {
  const reached = new Set(["README.md"]);
  for (const document of reached) {
    for (const { file } of linksOf(document)) if (file.endsWith(".md")) reached.add(file);
  }
  expect(documents.filter((document) => !reached.has(document))).toEqual([]);
});

test.each(documents)("every file and folder that %s names is there", (document) => {
  const missing = codeOf(document).filter((code) => isPlace(code) && !isThere(code));
  expect(missing).toEqual([]);
});
