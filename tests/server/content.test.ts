import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Issue } from "#core/shared/issue.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { slips } from "../support/content-slips.ts";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { runCommand } from "../support/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-content-"));
for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files as they were before a test changed them. One copy of all serves every test. */
const before = new Map<string, string>();
afterEach(() => {
  for (const [path, text] of before) writeFileSync(path, text);
  before.clear();
});

const load = () => loadContent(join(folder, "surveys"), join(folder, "scoring-rules"));
const issues = async (): Promise<readonly Issue[]> => (await load()).issues;

/** Changes one file by its text, as an editor's slip would. */
function slip(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  if (!before.has(path)) before.set(path, text);
  writeFileSync(path, changed);
}

test("the shipped content is in order, and translated", async () => {
  expect(await load()).toMatchObject({ issues: [], warnings: [] });
});

test("a rule is proved anew once a rule that it reads is mended", async () => {
  const files = async () => new Set((await issues()).map(({ file }) => file));
  slip("scoring-rules/bmi.json", '"gauge"', '"gouge"');
  slip("scoring-rules/diet.json", /\[\s*0,\s*0\s*\]/, "[10, 0]");
  expect(await files()).toContain("scoring-rules/bmi.json");
  slip("scoring-rules/bmi.json", '"gouge"', '"gauge"');
  // A body mass index below 10 has no step; it may be had, by the range of the rule that is read.
  expect(await files()).toEqual(new Set(["scoring-rules/diet.json"]));
});

const checkCommand = () =>
  runCommand("content:check", [], {
    SURVEYS_DIR: join(folder, "surveys"),
    SCORING_RULES_DIR: join(folder, "scoring-rules"),
  });

test("a missing translation is named with its file and place, and stops nothing", async () => {
  slip("surveys/sleep.json", '{ "default": "Your days", "es": "Sus días" }', '"Your days"');
  const { content, warnings } = await load();
  expect(content).not.toBeNull();
  expect(warnings).toMatchObject([{ file: "surveys/sleep.json", path: "pages[7].title" }]);
  const { status, stdout, stderr } = await checkCommand();
  expect(status).toBe(0);
  expect(stdout).toMatch(/The content is in order/);
  expect(stderr).toMatch(
    /1 warning,.*\n\s+surveys\/sleep\.json › pages\[7\]\.title: "Your days" has no Español \(es\)/,
  );
});

test("a further scale without a translation is one warning for each of its files", async () => {
  const own = join(folder, "with-new-scale");
  contentWithNewScale(own);
  const { content, warnings } = await loadContent(join(own, "surveys"), join(own, "scoring-rules"));
  expect(content?.scales.has(NEW_SCALE)).toBe(true);
  expect(warnings.map(({ file }) => file)).toEqual([`surveys/${NEW_SCALE}.json`, `scoring-rules/${NEW_SCALE}.json`]);
});

test("the shipped content is checked in a blink, for every start waits for it", async () => {
  await issues();
  // Processor time: other work on the machine must not fail this.
  const used = process.cpuUsage();
  await issues();
  const { user, system } = process.cpuUsage(used);
  expect((user + system) / 1000).toBeLessThan(1500);
});

const survey = "surveys/stress.json";
const stress = "scoring-rules/stress.json";
const diet = "scoring-rules/diet.json";
const sleep = "scoring-rules/sleep.json";

describe("an editor's slip is named with its file, its place, a sentence and a remedy", () => {
  test.each(slips)("%s", async (_, file, from, to, code, sentence) => {
    slip(file, from, to);
    const found = await issues();
    const named = found.find((issue) => issue.code.startsWith(code) && issue.file === file);
    expect(named, JSON.stringify(found, null, 1)).toBeDefined();
    expect(`${named?.message} ${named?.hint}`).toMatch(sentence);
    for (const { message, path, hint } of found) {
      expect(message).toMatch(/^\S.* .*[.?]$/s);
      expect(hint).toMatch(/\w+.*[.?]$/);
      if (code !== "SHAPE") expect(path).not.toBe("");
    }
  });

  test("all of them at once", async () => {
    slip(survey, '"choices"', '"choises"');
    slip(sleep, '"from": 6', '"from": 7');
    slip("surveys/site.json", '"brand"', '"brands"');
    const files = new Set((await issues()).map(({ file }) => file));
    expect([...files]).toEqual(expect.arrayContaining([survey, sleep, "surveys/site.json"]));
  });

  test("a line and a column for a syntax error", async () => {
    slip(stress, '"scale"', "scale");
    expect(await issues()).toMatchObject([{ code: "SYNTAX", path: expect.stringMatching(/^line \d+, column \d+$/) }]);
  });

  test("npm run content:check prints every one and fails", async () => {
    slip(stress, '"14-26"', '"13-26"');
    slip(diet, "{answers} + {bodyMass}", "{answers} + {bodymas}");
    slip(survey.replace("stress", "learning"), '"radiogroup"', '"image"');
    const { status, stderr } = await checkCommand();
    expect(status).toBe(1);
    expect(stderr).toMatch(/The content has \d+ issues:/);
    expect(stderr).toMatch(/scoring-rules\/stress\.json › bands\[1\]\.legend: The legend "13-26"/);
    expect(stderr).toMatch(
      /scoring-rules\/diet\.json › score: \{bodymas\} names nothing.*\n\s+Did you mean "bodyMass"\?/,
    );
    expect(stderr).toMatch(/surveys\/learning\.json › pages\[0\]\.elements\[0\]: The type "image" is markup/);
  });
});
