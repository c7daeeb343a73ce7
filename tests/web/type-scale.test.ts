import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/ui/tokens.css", "utf8");
const NAMES = ["small", "body", "section", "title", "display"];
const PX_OF_REM = 16;

/** The sizes that a block sets, by name, in pixels. */
function sizesIn(block: string): Record<string, number> {
  const found = [...block.matchAll(/--text-([a-z]+): ([\d.]+)rem/g)];
  return Object.fromEntries(found.map(([, name, rem]) => [name, Number(rem) * PX_OF_REM]));
}

const wide = sizesIn(tokens.slice(0, tokens.indexOf("@media (max-width")));
const phone = { ...wide, ...sizesIn(tokens.slice(tokens.indexOf("@media (max-width"))) };

test.each([
  ["wide", wide],
  ["phone", phone],
])("%s: five sizes, none under 16 px, each at least 1.2 times the one before it from body up", (_, sizes) => {
  expect(Object.keys(sizes)).toEqual(NAMES);
  expect(sizes["small"]).toBeGreaterThanOrEqual(16);
  const [, ...fromBody] = Object.values(sizes);
  const steps = fromBody.slice(1).map((size, index) => size / (fromBody[index] ?? 0));
  // 24 / 20 is 1.2, give or take what a computer makes of it.
  expect(Math.min(...steps)).toBeGreaterThan(1.199);
});
