import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const SIZE = "A size of its own. Use a name of src/ui/tokens.css";
const COLOUR = "A colour of its own. Use a name of src/ui/tokens.css";
const NUMBER = "A number of its own. Use a name of src/ui/tokens.css";
const refused: readonly (readonly [declaration: string, message: string])[] = [
  ["color: #ff0000;", COLOUR],
  ["color: darkRed;", COLOUR],
  ["border: var(--rule-1) solid gray;", COLOUR],
  ["background: rgb(0 0 0 / 18%);", COLOUR],
  ["fill: light-dark(var(--ink), var(--card));", COLOUR],
  ["padding: 0 3px;", SIZE],
  ["margin: 0 -1.5rem;", SIZE],
  ["width: calc(100% - 2em);", SIZE],
  ["--own: 14pt;", SIZE],
  ["font-weight: 700;", NUMBER],
  ["line-height: 1.1;", NUMBER],
  ["z-index: 3;", NUMBER],
];
const allowed: readonly string[] = [
  "color: var(--ink);",
  "border: var(--edge-width) solid currentColor;",
  "border-color: GrayText;",
  "background: transparent;",
  "margin: 0 auto calc(-1 * var(--space-2));",
  "grid-template-columns: minmax(0, 1fr) 40%;",
  "max-height: 100vh;",
  "transform: rotate(45deg);",
  "animation: turn 1.2s linear infinite;",
];

const folder = mkdtempSync(join(tmpdir(), "keepwell-sheets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter says to a sheet in a tree of its own, under the project's rules: "line rule: message". */
function complaints(sheet: string): string[] {
  const rules = { ...JSON.parse(readFileSync(".biome.json", "utf8")), vcs: undefined };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  cpSync("src/ui/raw-values.grit", join(folder, "src/ui/raw-values.grit"));
  writeFileSync(join(folder, "src/ui/planted.module.css"), sheet);
  const parameters = ["lint", "--reporter=json", "--max-diagnostics=none", "src/ui/planted.module.css"];
  const { stdout } = spawnSync("biome", parameters, { cwd: folder, encoding: "utf8" });
  type Diagnostic = { category: string; message: string; location: { start?: { line: number } } };
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ category, message, location }) => `${location.start?.line} ${category}: ${message}`);
}

describe("the linter", () => {
  const planted = (lines: readonly string[]) => `.planted {\n${lines.join("\n}\n.planted {\n")}\n}\n`;
  const lineOf = (index: number) => 2 + 3 * index;

  test("refuses each raw size and colour, and says what to do", () => {
    const said = complaints(planted(refused.map(([declaration]) => declaration)));
    expect(said).toEqual(
      refused.map(([, message], index) => expect.stringContaining(`${lineOf(index)} plugin: ${message}`)),
    );
  });
  test("lets names, relative sizes and breakpoints pass", () => {
    expect(complaints(`${planted(allowed)}@media (max-width: 30em) {\n${planted(allowed)}}\n`)).toEqual([]);
  });
  test("refuses a sheet of more than 200 lines", () => {
    expect(complaints(".a {\n  top: 0;\n}\n".repeat(66))).toEqual([]);
    expect(complaints(".a {\n  top: 0;\n}\n".repeat(67))).toEqual([expect.stringContaining("noExcessiveLinesPerFile")]);
  });
});

describe("the sheets", () => {
  const sheets = globSync("src/**/*.css").map((path) => readFileSync(path, "utf8"));
  const found = (texts: readonly string[], pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => `${name}`)));

  test("compose only layouts that there are, and all of them", () => {
    const layouts = found([readFileSync("src/ui/layout.css", "utf8")], /^\s*\.([\w-]+)/gm);
    const composed = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/composes:\s+([^;]+)\s+from global;/g)].flatMap(([, names]) => `${names}`.split(/\s+/)),
    );
    expect(new Set(composed)).toEqual(layouts);
  });
  test("use only names that there are, and all of them", () => {
    const names = ["tokens", "area-colours", "sizes"].map((name) => readFileSync(`src/ui/${name}.css`, "utf8"));
    const used = found(sheets, /var\(--([\w-]+)/g);
    expect([...found(names, /^\s*--([\w-]+):/gm)].filter((name) => !used.has(name))).toEqual([]);
    // Some are set by the element that is drawn: where the needle points to, say.
    const set = found(
      [...sheets, ...globSync("src/**/*.{ts,tsx}").map((path) => readFileSync(path, "utf8"))],
      /(?:(?=--[\w-]+"?:)|(?<=setProperty\("))--([\w-]+)/g,
    );
    expect([...used].filter((name) => !set.has(name))).toEqual([]);
  });
});
