import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functionTable } from "#core/formulas/function-words.ts";

test("docs/scales.md has every function that formulas may call", () => {
  expect(readFileSync("docs/scales.md", "utf8")).toContain(`\n\n${functionTable()}\n\n`);
});
