import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { textOf } from "#core/shared/text-of.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { unzip } from "../../../server/import/unzip.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "keepwell-to-"));
  return () => rmSync(place, { recursive: true, force: true });
});

const take = (id: string, ...parameters: string[]) => runCommand("scale:to", [id, ...parameters], environment);

test.each([
  ["stress", "redcap", "taken.csv", 0, ["taken.csv", "taken.es.csv"]],
  ["stress", "xlsform", "taken.xlsx", 0, ["taken.xlsx"]],
  ["stress", "surveyjs", "taken.json", 0, ["taken.json"]],
  ["stress", "print", "taken.md", 0, ["taken.es.md", "taken.md"]],
  ["stress", "fhir", "taken.json", 0, ["taken.json"]],
  ["sleep", "redcap", "taken.csv", 2, ["taken.csv", "taken.es.csv"]],
])("%s as %s: %s", async (id, format, name, status, files) => {
  const ran = await take(id, "--as", format, "--out", join(place, name));
  expect(ran).toMatchObject({ status, stdout: "" });
  expect(ran.stderr.includes("Left to do")).toBe(status === 2);
  expect(readdirSync(place).sort()).toEqual(files);
});

test("says that typed times are picked there", async () => {
  const { stderr } = await take("sleep", "--as", "fhir");
  expect(stderr).toContain("1-0 and 1-2: there a time of day is picked or typed in 24 hours");
  expect(stderr).not.toMatch(/score .* left out|cannot be worked out/i);
});

test("writes the first language to stdout", async () => {
  const { status, stdout, stderr } = await take("stress", "--as", "redcap");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Variable \/ Field Name,/);
  expect(stderr).toContain("Spanish (es)");
});

test("writes the ZIP of an instrument, which has no record ID", async () => {
  const file = join(place, "stress.zip");
  expect(await take("stress", "--as", "redcap", "--zip", "--out", file)).toMatchObject({ status: 0 });
  const inside = await unzip(readFileSync(file));
  expect([...inside.keys()]).toEqual(["instrument.csv", "instrument.es.csv"]);
  expect(`${Buffer.from(inside.get("instrument.csv") ?? [])}`).not.toMatch(/^record_id,/m);
});

test.each([
  [["stress", "--as", "paper"], 2, "--as takes"],
  [["stress"], 2, "--as takes"],
  [["stress", "--as", "xlsform"], 2, "--out <file>.xlsx"],
  [["stress", "--as", "fhir", "--zip"], 2, "--zip goes with"],
  [["stres", "--as", "fhir"], 1, 'There is no scale "stres"'],
  [["stress", "--as", "redcap", "--out", "/proc/nope/taken.csv"], 1, "cannot be written: ENOENT"],
  [["stress", "--as", "xlsform", "--out", "/proc/nope.xlsx"], 1, "cannot be written"],
])("refuses %j", async ([id = "", ...parameters], status, words) => {
  const ran = await take(id, ...parameters);
  expect(ran).toMatchObject({ status, stdout: "" });
  expect(ran.stderr).toContain(words);
});

test("writes nothing where one of its files is already there", async () => {
  writeFileSync(join(place, "taken.es.csv"), "mine");
  const { status, stderr } = await take("stress", "--as", "redcap", "--out", join(place, "taken.csv"));
  expect([status, stderr]).toEqual([1, expect.stringContaining("taken.es.csv cannot be written: it is already there")]);
  expect(existsSync(join(place, "taken.csv"))).toBe(false);
  expect(readFileSync(join(place, "taken.es.csv"), "utf8")).toBe("mine");
});

test("writes nothing below a file", async () => {
  writeFileSync(join(place, "file"), "");
  const ran = await take("stress", "--as", "print", "--out", join(place, "file", "taken.md"));
  expect([ran.status, ran.stderr]).toEqual([1, expect.stringContaining("ENOTDIR")]);
});

test.each([
  ["redcap", "taken.csv", []],
  ["redcap", "taken.zip", ["--zip"]],
  ["xlsform", "taken.xlsx", []],
])("comes back from %s (%s) in all its languages", async (format, name, more) => {
  const [file, out, report] = [join(place, name), join(place, "out"), join(place, "report.json")];
  await take("stress", "--as", format, "--out", file, ...more);
  const back = await runCommand("scale:import", [file, "--out", out, "--report", report], environment);
  expect(back).toMatchObject({ status: 2, stderr: "" });
  expect(JSON.parse(readFileSync(report, "utf8")).instruments).toMatchObject([
    { id: "stress", questions: 9, taken: 9, dropped: [], changed: [], languages: ["en", "es"], scoring: "proposed" },
  ]);
  const own: SurveyDocument = JSON.parse(readFileSync("surveys/stress.json", "utf8"));
  const survey: SurveyDocument = JSON.parse(readFileSync(join(out, "surveys/stress.json"), "utf8"));
  const asked = (of: SurveyDocument) => itemsOf(of).map(({ name: item, title }) => [item, textOf(title, "es")]);
  expect(asked(survey)).toEqual(asked(own));
});
