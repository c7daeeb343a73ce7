import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import type { ImportReport } from "#core/import/report.ts";
import { everyFew } from "../../support/is-full.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";

const HEADERS =
  "field_name,form_name,section_header,field_type,field_label,select_choices,required_field,field_annotation";
const CALM = [
  HEADERS,
  'still,calm,,radio,Can you sit still?,"0, No | 1, Yes, easily",y,',
  "breath,calm,,slider,How slow is your breath?,fast | slow,,",
  "origin,calm,,text,Where from?,,,@HIDDEN",
  "photo,quiet,,file,A picture of a quiet place,,,",
].join("\n");

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "keepwell-import-"));
  return () => rmSync(place, { recursive: true, force: true });
});

async function bring(name: string, content: string | Uint8Array, ...more: string[]) {
  const [file, out, report] = [join(place, name), join(place, "out"), join(place, "report.json")];
  writeFileSync(file, content);
  const ran = await runCommand("scale:import", [file, "--out", out, "--report", report, ...more], environment);
  const written = existsSync(out) ? readdirSync(out, { recursive: true }).map(String).sort() : [];
  return { ...ran, written, report: JSON.parse(readFileSync(report, "utf8")) as ImportReport };
}

function withText(name: string, text: string): string {
  writeFileSync(join(place, name), text);
  return join(place, name);
}

async function zipped(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

describe("scale:import", () => {
  test("writes a pair for each instrument that can be asked, and a report that adds up", async () => {
    const { status, written, report, stdout } = await bring("calm.csv", CALM);
    expect(status).toBe(2);
    expect(written).toEqual(["scoring-rules", "scoring-rules/calm.json", "surveys", "surveys/calm.json"]);
    expect(report.format).toBe("redcap");
    expect(report.instruments.map(({ questions, taken, dropped }) => [questions, taken, dropped.length])).toEqual([
      [3, 2, 1],
      [1, 0, 1],
    ]);
    for (const { questions, taken, dropped } of report.instruments) expect(taken + dropped.length).toBe(questions);
    expect(report.instruments.flatMap(({ todo }) => todo).join("\n")).not.toMatch(/surveys\/|scoring-rules\//);
    expect(stdout).toContain("2 of 3 questions came over");
  });

  test("reads an activity of ReproSchema from a ZIP and from one file without an ending", async () => {
    const item = {
      "@type": "reproschema:Item",
      "@id": "items/calm_1",
      question: { en: "Calm?" },
      ui: { inputType: "text" },
    };
    const activity = (order: unknown) =>
      JSON.stringify({
        "@type": "reproschema:Activity",
        "@id": "calm_schema",
        prefLabel: { en: "Calm" },
        ui: { order },
      });
    const folder = { "calm/calm_schema": activity(["items/calm_1"]), "calm/items/calm_1": JSON.stringify(item) };
    for (const [name, content] of [
      ["calm.zip", await zipped(folder)],
      ["calm_schema", activity([item])],
    ] as const) {
      const { status, report } = await bring(name, content);
      expect([status, report.format]).toEqual([2, "reproschema"]);
      expect(report.instruments).toMatchObject([{ id: "calm", questions: 1, taken: 1 }]);
    }
    const { status, stderr } = await bring("calm_schema", activity(["items/calm_1"]));
    expect([status, stderr.trim()]).toEqual([1, expect.stringContaining("Put the whole folder of the activity")]);
  });

  test("begins each id as it is told", async () => {
    const { report } = await bring("calm.csv", CALM, "--id", "study", "--from", "redcap");
    expect(report.instruments.map(({ id }) => id)).toEqual(["study-calm", "study-quiet"]);
  });

  test("reads the dictionary inside a ZIP", async () => {
    const bytes = await zipped({ "OriginID.txt": "1", "instrument.csv": CALM, "__MACOSX/._instrument.csv": "\0\0" });
    const { status, report } = await bring("calm.zip", bytes);
    expect([status, report.instruments[0]?.taken]).toEqual([2, 2]);
  });

  test("reads Windows-1252", async () => {
    const { report } = await bring(
      "calm.csv",
      Buffer.from(CALM.replace("Where from?", "Caf\u00e9?").replace(",@HIDDEN", ","), "latin1"),
    );
    expect(report.instruments[0]?.taken).toBe(3);
    expect(readFileSync(join(place, "out/surveys/calm.json"), "utf8")).toContain("Café?");
    expect(report.instruments[0]?.notes.join()).toContain("is read as Windows-1252");
  });

  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, number) => [`${number}.txt`, "x"]));
  const unreadable: readonly (readonly [string, string, () => string | Buffer | Promise<Buffer>])[] = [
    ["a ZIP that unpacks to too much", "calm.zip", () => zipped({ "instrument.csv": Buffer.alloc(21 * 1024 * 1024) })],
    ["an empty file", "calm.csv", () => ""],
    ["headers alone", "calm.csv", () => HEADERS],
    ["another table", "calm.csv", () => "a,b\n1,2"],
    ["10,000 columns", "calm.csv", () => Array.from({ length: 10_000 }, (_, number) => `c${number}`).join(",")],
    ["a quote alone", "calm.csv", () => `${HEADERS}\nstill,calm,,text,a "b,,,`],
    ["UTF-16 without its mark", "calm.csv", () => Buffer.from(CALM, "utf16le")],
    ["bytes", "calm.csv", () => Buffer.from(Array.from({ length: 4096 }, (_, number) => number % 256))],
    ["a ZIP cut off", "calm.zip", async () => (await zipped({ "instrument.csv": CALM })).subarray(0, 200)],
    ["a ZIP without a dictionary", "calm.zip", () => zipped({ "readme.txt": "Hello" })],
    ["a ZIP of too many files", "calm.zip", () => zipped(many)],
  ];
  test.each(everyFew(unreadable, 3))(
    "says in a sentence why it cannot read %s, and writes nothing",
    async (_, name, content) => {
      const { status, stderr, written, report } = await bring(name, await content());
      expect([status, written]).toEqual([1, []]);
      expect(stderr.trim()).toMatch(/^[^\n]+\.$/);
      expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
      expect(report).toMatchObject({ error: { file: name, message: expect.stringMatching(/\.$/) }, instruments: [] });
    },
  );

  test("where the scales cannot be written, the report says so and names none", async () => {
    writeFileSync(join(place, "out"), "a file, no folder");
    const ran = await runCommand(
      "scale:import",
      [withText("calm.csv", CALM), "--out", join(place, "out"), "--report", join(place, "report.json")],
      environment,
    );
    expect([ran.status, ran.stdout, ran.stderr.trim()]).toEqual([
      1,
      "",
      expect.stringMatching(/^[^\n]+written[^\n]+\.$/),
    ]);
    const report = JSON.parse(readFileSync(join(place, "report.json"), "utf8")) as ImportReport;
    expect(report).toMatchObject({ format: "redcap", error: { file: "calm.csv" }, instruments: [] });
  });

  test("a file that is not there, one that never ends and a folder are sentences too", async () => {
    for (const file of [join(place, "none.csv"), "/dev/zero", place]) {
      const { status, stderr } = await runCommand("scale:import", [file, "--out", join(place, "out")], environment);
      expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^[^\n]+\.$/)]);
    }
  });
});
