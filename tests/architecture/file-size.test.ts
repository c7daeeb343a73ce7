import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Lines that one file may have: longer ones do several things, and each deserves a file and a name of its own. */
const LONGEST = 250;

test(`no file of the product has more than ${LONGEST} lines`, () => {
  const files = globSync("{src,server}/**/*.{ts,tsx,mjs,css}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(1000);
  const long = files
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > LONGEST);
  expect(long).toEqual([]);
});
