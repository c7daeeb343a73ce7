import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadContent } from "../../../server/content/files/load.ts";
import { publishContent } from "../../../server/content/live/store.ts";
import { openSqlite } from "../../../server/storage/sqlite.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";
import { storeAccount, storeExample } from "../../support/store-examples.ts";

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (name: string, ...parameters: string[]) => runCommand(name, parameters, environment);

beforeAll(async () => {
  const { content } = await loadContent(join(folder, "surveys"), join(folder, "scoring-rules"));
  if (!content) throw new Error("no content");
  const database = await openSqlite(environment["DATA_DIR"] ?? "");
  await publishContent(database, content, new Date());
  const stress = content.scales.get("stress");
  if (!stress) throw new Error("no scale");
  const ada = await storeAccount(database, "ada@example.com");
  for (const example of stress.rule.examples.keys()) await storeExample(database, ada, stress, example);
  await database.destroy();
  // An editor gives a band another name.
  for (const file of ["scoring-rules/stress.json", "surveys/guidance/stress.json"]) {
    const text = readFileSync(join(folder, file), "utf8");
    const renamed = text.replaceAll('"Moderate"', '"Middling"').replace('"version": "1.0.0"', '"version": "1.1.0"');
    writeFileSync(join(folder, file), renamed);
  }
});

// Seven commands, each of which checks all content first.
const timeout = 120_000;

test("what changed is said, its consequences shown, applied once, and submissions go out as FHIR", {
  timeout,
}, async () => {
  const [list, preview, bundle, questionnaire] = await Promise.all([
    run("scale:diff", "stress"),
    run("scale:rescore", "stress"),
    run("scale:fhir", "stress", "--responses", "bundle"),
    run("scale:fhir", "stress"),
  ]);
  const hash = /^(\S{12}) {2}1\.0\.0 {2}/.exec(list.stdout)?.[1] ?? "";
  expect(preview).toMatchObject({ status: 0, stderr: "" });
  expect(preview.stdout).toMatch(/^By version 1\.1\.0[\s\S]*from “Moderate” to “Middling”[\s\S]*Nothing was changed/);
  const { resourceType, entry } = JSON.parse(bundle.stdout);
  expect({ resourceType, entries: entry.length }).toEqual({ resourceType: "Bundle", entries: 18 });
  expect(bundle.stdout).not.toContain("ada@");

  const file = join(folder, "questionnaire.json");
  writeFileSync(file, questionnaire.stdout);
  const [diff, applied] = await Promise.all([
    run("scale:diff", "stress", hash),
    run("scale:rescore", "stress", "--apply"),
  ]);
  expect(diff.stderr).toBe("");
  expect(diff.stdout).toContain("rule › bands[1].meaning: The band “Moderate” is now called “Middling”.");
  expect(applied.stdout).toContain("18 scored anew, 0 were scored by this rule before, 0 do not fit it");
  // By itself: between its two files the others would find a survey without a rule.
  const imported = await run("scale:import", file, "--id", "strain", "--out", join(folder, "brought"));
  expect(imported).toMatchObject({ status: 2, stderr: "", stdout: expect.stringContaining("Bands, alerts and words") });
  // Nothing of the check's: the score is to be confirmed, and its origin to be said.
  expect(imported.stdout.split("To do:")[1]?.trim().split("\n")).toHaveLength(2);
  expect(readFileSync(join(folder, "brought/scoring-rules/strain.json"), "utf8")).toContain('"scale": "strain"');
  const audit = readFileSync(join(environment["DATA_DIR"] ?? "", "audit.log"), "utf8")
    .trim()
    .split("\n");
  expect(audit.map((line) => JSON.parse(line)).map(({ event, count }) => [event, count])).toEqual([
    ["results exported", 18],
    ["results scored anew", 18],
  ]);
});
