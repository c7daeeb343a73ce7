import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VARIABLES } from "../../server/config.ts";

const readme = readFileSync("README.md", "utf8");
const sectionOf = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split(/\n## /)[0] ?? "";
/** What stands in code marks in the first column of a section's table. */
const firstColumn = (title: string) =>
  [...sectionOf(title).matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

test("README explains every environment variable there is, once, and no other", () => {
  expect(firstColumn("Configuration").sort()).toEqual([...VARIABLES].sort());
});

test("every command that README names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/\bnpm run (\w[\w:-]*\w)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
