import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configurationPage } from "../../server/commands/configuration-page.ts";
import { DOCUMENTS_WITH_LIMITS, withLimits } from "../../server/commands/limits-table.ts";
import { VARIABLES } from "../../server/config-variables.ts";

test("docs/configuration.md is what the table of variables generates", () => {
  const committed = readFileSync("docs/configuration.md", "utf8");
  expect(committed, "run: npm run keepwell -- docs:configuration").toBe(configurationPage());
});

test.each(DOCUMENTS_WITH_LIMITS)("%s shows the limits that hold", (path) => {
  const committed = readFileSync(path, "utf8");
  expect(committed, "run: npm run keepwell -- docs:configuration").toBe(withLimits(committed));
});

test("every variable says what may stand in it and what it means, in whole sentences", () => {
  expect(VARIABLES.length).toBeGreaterThan(15);
  for (const { name, form, description } of VARIABLES) {
    expect(form, name).not.toBe("");
    expect(description, name).toMatch(/^[A-Z`].*\.$/);
    // A bar would end the cell of the table.
    expect(`${form}${description}`, name).not.toContain("|");
  }
});
