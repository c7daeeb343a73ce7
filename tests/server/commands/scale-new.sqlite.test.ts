import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { starterScale, titleFromId } from "#core/content-model/starter-scale.ts";
import { CommandError } from "../../../server/command-error.ts";
import { writeNewScale } from "../../../server/commands/scale-files.ts";
import { loadContent } from "../../../server/content/files/load.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [surveysDir, scoringRulesDir] = [join(folder, "surveys"), join(folder, "scoring-rules")];

test("writes a scale that passes the content check and the formatter", { timeout: 90_000 }, async () => {
  const made = await runCommand("scale:new", ["small-joys", "--title", "Small joys of the day"], environment);
  expect(made).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("/scales/small-joys") });
  const { content, issues } = await loadContent(surveysDir, scoringRulesDir);
  expect(issues).toEqual([]);
  expect(content?.scales.get("small-joys")?.rule.title).toBe("Small joys of the day");
  for (const file of [surveysDir, scoringRulesDir].map((kind) => join(kind, "small-joys.json"))) {
    const input = readFileSync(file, "utf8");
    const format = spawnSync("biome", ["format", "--stdin-file-path=surveys/x.json"], { input, encoding: "utf8" });
    expect(format.stdout).toBe(input);
  }
});

test.each([
  ["stress", "already there"],
  ["Small Joys", "cannot be the id of a scale"],
  ["../escaped", "cannot be the id of a scale"],
  ["site", "another content file"],
])("refuses %s and writes nothing", async (id, words) => {
  const before = readFileSync(join(surveysDir, "stress.json"), "utf8");
  const writing = writeNewScale({ surveysDir, scoringRulesDir }, id, starterScale(id, titleFromId(id), 2026));
  const error = await writing.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CommandError);
  expect(`${error}`).toContain(words);
  expect(readFileSync(join(surveysDir, "stress.json"), "utf8")).toBe(before);
});
