import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { starterScale } from "#core/content-model/starter-scale.ts";
import { contentText } from "#core/shared/print-json.ts";
import { loadContent } from "../../../server/content/files/load.ts";
import { isFull } from "../../support/is-full.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [surveysDir, scoringRulesDir] = [join(folder, "surveys"), join(folder, "scoring-rules")];
const file = join(scoringRulesDir, "small-joys.json");
const { survey, rule } = starterScale("small-joys", "Small joys", 2026);
const write = (written: ScoringRule) => writeFileSync(file, contentText(written));
const written = (): ScoringRule => JSON.parse(readFileSync(file, "utf8"));

beforeEach(() => {
  writeFileSync(join(surveysDir, "small-joys.json"), contentText(survey));
  write({ ...rule, examples: rule.examples.slice(0, 1) });
});

test("adds what the check asks for, to be confirmed, and nothing a second time", { timeout: 90_000 }, async () => {
  expect((await loadContent(surveysDir, scoringRulesDir)).issues.map(({ code }) => code)).toContain("EXAMPLE_MISSING");
  expect(await runCommand("scale:examples", ["small-joys"], environment)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Added 3 examples to .*small-joys\.json\. Work each out by hand/),
  });
  const { issues, warnings } = await loadContent(surveysDir, scoringRulesDir);
  expect(issues).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: "EXAMPLE_UNCONFIRMED", message: expect.stringMatching(/^3 of 4 examples/) }),
  );
  const { examples, ...rest } = written();
  expect(rest).toEqual({ ...rule, examples: undefined });
  expect(examples[0]).toEqual(rule.examples[0]);
  for (const { title } of examples.slice(1))
    expect(title).toMatch(/^To confirm: \d+, the (lowest|highest|first|last) /);
  const input = readFileSync(file, "utf8");
  const format = spawnSync("biome", ["format", "--stdin-file-path=scoring-rules/x.json"], { input, encoding: "utf8" });
  expect(format.stdout).toBe(input);
  const again = await runCommand("scale:examples", ["small-joys"], environment);
  expect(again).toMatchObject({ status: 0, stderr: "The check asks for no further example.\n" });
  expect(readFileSync(file, "utf8")).toBe(input);
});

test.skipIf(!isFull)("prints them and writes nothing", { timeout: 90_000 }, async () => {
  const before = readFileSync(file, "utf8");
  const { status, stdout } = await runCommand("scale:examples", ["small-joys", "--print"], environment);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ examples: [{ title: expect.any(String) }, {}, {}], withoutScore: [] });
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("names other mistakes first, and scales that are not there", { timeout: 90_000 }, async () => {
  write({ ...rule, range: { min: 0, max: 5 } });
  expect(await runCommand("scale:examples", ["small-joys"], environment)).toMatchObject({ status: 1, stdout: "" });
  const unknown = await runCommand("scale:examples", ["small-joy"], environment);
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no scale "small-joy".') });
});
