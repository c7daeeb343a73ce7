import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Issue } from "#core/content/issue.ts";
import { loadContent } from "../../server/content/load.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keepwell-content-"));
  for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const issues = async (): Promise<readonly Issue[]> =>
  (await loadContent(join(folder, "surveys"), join(folder, "scoring-rules"))).issues;

/** Changes one file by its text, as an editor's slip would. */
function slip(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(path, changed);
}

test("the shipped content is in order", async () => {
  expect(await issues()).toEqual([]);
});

const stress = "surveys/stress.json";
const rule = "scoring-rules/stress.json";
const guidance = "surveys/guidance/stress.json";
const slips: [string, string, string | RegExp, string, string][] = [
  ["an unknown question type", stress, '"radiogroup"', '"radiogrup"', "SHAPE"],
  ["a misspelt property", stress, '"choices"', '"choises"', "SHAPE"],
  ["two questions of one name", stress, '"name": "1-1"', '"name": "1-0"', "LINT"],
  ["a condition that names nothing", "surveys/exercise.json", /\{1-0\} notempty/, "{9-9} notempty", "LINT"],
  ["an option without points", rule, /"Never": 0,/, "", "OPTION_WITHOUT_POINTS"],
  ["points without an option", rule, /"Never": 0,/, '"Never": 0, "Rarely": 1,', "POINTS_WITHOUT_OPTION"],
  ["a formula that names nothing", rule, '"score": "round({raw}', '"score": "round({row}', "NAME_UNKNOWN"],
  ["bands out of order", rule, '"from": 27', '"from": 12', "BANDS_ORDER"],
  ["a gauge that ends too early", rule, /"gauge": \{\s*"max": 40/, '"gauge": { "max": 30', "GAUGE_SHORT"],
  ["a wrong example", rule, /"score": 13\b/, '"score": 12', "EXAMPLE_WRONG"],
  ["a missing passport field", rule, /"rights": "[^"]*",/, "", "SHAPE"],
  ["an element that could become markup", stress, '"radiogroup"', '"html"', "SHAPE"],
  ["a route used twice", "surveys/domains.json", '"/stressscale"', '"/pitt"', "REPEATED"],
  ["advice for no domain", guidance, '"category": "Stress"', '"category": "Stres"', "CATEGORY_UNKNOWN"],
  ["advice for a band that is none", guidance, '"bands": ["High"]', '"bands": ["Higher"]', "BAND_UNKNOWN"],
  ["advice of one sentence", guidance, /"text": "[^"]*"/, '"text": "Rest."', "TEXT_LENGTH"],
  ["advice that would fall apart", guidance, "Stop for a moment and", "Stop for a moment - and", "TEXT_SPLITS"],
  ["advice without its source", guidance, '"publisher"', '"publishers"', "SHAPE"],
  ["advice named twice", guidance, '"id": "when-tense"', '"id": "grief"', "REPEATED"],
  ["a safety message without a number", "surveys/site.json", /\{emergency\}/g, "someone", "SAFETY"],
  ["a syntax error", rule, '"scale"', "scale", "SYNTAX"],
  ["a rule under another name", rule, '"scale": "stress"', '"scale": "stres"', "SCALE_NAME"],
];

describe("an editor's slip is named with its file, its place and a sentence", () => {
  test.each(slips)("%s", async (_, file, from, to, code) => {
    slip(file, from, to);
    const found = await issues();
    const named = found.find((issue) => issue.code.startsWith(code) && issue.file === file);
    expect(named, JSON.stringify(found, null, 1)).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) });
  });

  test("all of them at once", async () => {
    slip(stress, '"choices"', '"choises"');
    slip("scoring-rules/sleep.json", '"from": 6', '"from": 7');
    slip("surveys/site.json", '"brand"', '"brands"');
    const files = new Set((await issues()).map(({ file }) => file));
    expect([...files]).toEqual(expect.arrayContaining([stress, "scoring-rules/sleep.json", "surveys/site.json"]));
  });

  test("a line and a column for a syntax error", async () => {
    slip(rule, '"scale"', "scale");
    expect(await issues()).toMatchObject([{ code: "SYNTAX", path: expect.stringMatching(/^line \d+, column \d+$/) }]);
  });
});
