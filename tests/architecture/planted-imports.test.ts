import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { plantedImports, plantedInFiles, rightImports } from "./planted-imports.ts";
import { readImports } from "./read-imports.ts";
import { walls } from "./walls.ts";

// Each wrong import stands in a file of its own, in a copy of the sources that is read once.
const folder = mkdtempSync(join(tmpdir(), "keepwell-walls-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const name of ["src", "server", "package.json"]) cpSync(name, join(folder, name), { recursive: true });
symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));

function plant(into: string, name: string, code: string): string {
  mkdirSync(join(folder, into), { recursive: true });
  const file = `${into}/planted-${name}.ts`;
  writeFileSync(join(folder, file), `${code.replace("$self", name)}\n`);
  return file;
}

const wrong = plantedImports.map(([wall, into, code], index) => [wall, plant(into, `${index}`, code), code] as const);
const right = rightImports.map(([into, code], index) => [plant(into, `right-${index}`, code), code] as const);
for (const [, file, code] of plantedInFiles) appendFileSync(join(folder, file), `${code}\n`);

const { violations } = await readImports(folder);
const brokenBy = (file: string) => violations.filter(({ from }) => from === file);

test.each([...wrong, ...plantedInFiles])("%s: %s may not %s", (wall, file) => {
  const broken = brokenBy(file).find((one) => one.wall === wall);
  expect(broken?.comment.length, "a reason, and what to do instead").toBeGreaterThan(60);
});

test.each(right)("%s may %s", (file) => {
  expect(brokenBy(file)).toEqual([]);
});

test("every wall has a planted import that it stops", () => {
  const planted = new Set([...plantedImports, ...plantedInFiles].map(([wall]) => wall));
  expect(walls.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});
