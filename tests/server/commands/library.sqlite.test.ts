import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Kit } from "#core/content-model/kit.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { ENGLISH, fileOf, smallKit } from "../../support/kits/small-kit.ts";
import { ownContent, runCommand } from "../../support/run-command.ts";

const { folder, environment } = ownContent();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const library = join(folder, "surveys", "library");
const keep = (kit: Kit) => writeFileSync(join(library, `${kit.id}.json`), JSON.stringify(kit));
keep(smallKit);
keep({ ...smallKit, id: "bound-walks", terms: { ...smallKit.terms, conditions: ["It is not sold."] } });

const plain = fileOf(ENGLISH);
const reworded = plain.replace("I was glad to be home.", "Home was good.");

/** Enables a kit with a wording, in a folder of its own. */
async function enable(
  id: string,
  wording: string | Uint8Array,
  options: readonly string[] = [],
  out = `${Math.random()}`,
) {
  const place = join(folder, out);
  mkdirSync(place, { recursive: true });
  const file = join(place, "wording.txt");
  writeFileSync(file, wording);
  const ran = await runCommand("library:enable", [id, "--wording", file, "--out", place, ...options], environment);
  const written = join(place, "scoring-rules", `${id}.json`);
  const rule = existsSync(written) ? (JSON.parse(readFileSync(written, "utf8")) as ScoringRule) : null;
  return { ...ran, rule, place };
}

test("a wording as published ends with 0, and what is written passes the check", { timeout: 90_000 }, async () => {
  const ran = await enable("small-walks", plain);
  expect(ran).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("2 of 2 items as published") });
  expect(ran.rule?.bands).toHaveLength(2);
  const checked = await runCommand("content:check", [ran.place], environment);
  expect(checked).toMatchObject({ status: 0, stdout: "In order: small-walks.\n" });
});

test("a line that differs ends with 2 and is named; a reason keeps the bands", async () => {
  const ran = await enable("small-walks", reworded);
  expect(ran).toMatchObject({ status: 2, stderr: "" });
  expect(ran.stdout).toContain("item 2 differs. The original's bands do not apply unless you say why");
  expect(ran.rule?.bands).toEqual([]);
  const kept = await enable("small-walks", reworded, ["--because", "The owner agreed."]);
  expect(kept).toMatchObject({ status: 2, rule: { kit: { because: "The owner agreed." } } });
  expect(kept.rule?.bands).toHaveLength(2);
});

test("a language without a published form ends with 2 and says so", async () => {
  const ran = await enable("small-walks", `# fr\n${plain}`);
  expect(ran).toMatchObject({ status: 2, stdout: expect.stringContaining("no published form to compare with") });
});

test("the PHQ-9 in words of one's own keeps its alert and has no bands", async () => {
  const wording = [
    "How was it?",
    ...Array.from({ length: 9 }, (_, at) => `Sentence ${at}`),
    "options:",
    "A",
    "B",
    "C",
    "D",
  ];
  const { status, rule } = await enable("phq-9", wording.join("\n"));
  expect(status).toBe(2);
  expect(rule).toMatchObject({ bands: [], alerts: [{ name: "self-harm", kind: "crisis", when: "{phq9} >= 1" }] });
});

test.each<[string, string | Uint8Array, string]>([
  ["an item too few", plain.replace("I was glad to be home.\n", ""), '"en" has 1 item between'],
  ["nothing", "", "The file is empty"],
  ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${plain}`, "utf16le")), "not text in UTF-8"],
  [
    "another encoding",
    new Uint8Array(Buffer.from(plain, "latin1")).map((byte, at) => (at === 3 ? 0xe9 : byte)),
    "not text in UTF-8",
  ],
  ["a megabyte", "line\n".repeat(200_000), "far larger than any form"],
  ["a name in braces", plain.replace("sun", "{sun}"), "Line 2 has braces"],
])("%s ends with 1, a sentence and nothing written", async (_what, wording, words) => {
  const ran = await enable("small-walks", wording);
  expect(ran).toMatchObject({ status: 1, rule: null, stderr: expect.stringContaining(words) });
  expect(ran.stderr).not.toMatch(/^\s+at /m);
});

test("conditions are confirmed by name, and kept with the day", async () => {
  const asked = await enable("bound-walks", plain);
  expect(asked).toMatchObject({ status: 1, rule: null, stderr: expect.stringContaining("It is not sold.") });
  const { status, rule } = await enable("bound-walks", plain, ["--confirm", "Ana Ruiz"]);
  expect(status).toBe(0);
  expect(rule?.kit?.confirmed).toEqual([
    { condition: "It is not sold.", by: "Ana Ruiz", on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

test("another wording of the same kit takes its place as a new version; any other scale is left alone", async () => {
  const first = await enable("small-walks", reworded, [], "again");
  const same = await enable("small-walks", reworded, [], "again");
  const second = await enable("small-walks", plain, [], "again");
  expect([first, same, second].map(({ rule }) => rule?.version)).toEqual(["1.0.0", "1.0.0", "1.1.0"]);
  const other = { ...second.rule, kit: undefined };
  writeFileSync(join(second.place, "scoring-rules", "small-walks.json"), JSON.stringify(other));
  expect(await enable("small-walks", plain, [], "again")).toMatchObject({
    status: 1,
    rule: { version: "1.1.0" },
    stderr: expect.stringContaining("were not made of this kit"),
  });
});

test("without --out it goes into the content of the site", async () => {
  const file = join(folder, "wording.txt");
  writeFileSync(file, plain);
  expect(await runCommand("library:enable", ["small-walks", "--wording", file], environment)).toMatchObject({
    status: 0,
  });
  expect(existsSync(join(folder, "surveys", "small-walks.json"))).toBe(true);
});

test("a scale that cannot be enabled is refused with the reason, an unknown one with the nearest", async () => {
  const refused = await enable("psqi", plain);
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("PSQI cannot be enabled. It is licensed."),
  });
  expect(await enable("phq9", plain)).toMatchObject({ status: 1, stderr: expect.stringContaining('"phq-9"') });
});

test("the list has every scale with its terms, and the check of content looks at the kits", async () => {
  const listed = await runCommand("library:list", [], environment);
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain("phq-9: PHQ-9, 9 + 1 items. Can be enabled; compared in: en, es.");
  expect(listed.stdout).toContain("psqi: PSQI. Cannot be enabled: It is licensed.");
  keep({ ...smallKit, id: "bad-walks", range: { min: 0, max: 3 } });
  expect(await runCommand("library:list", [], environment)).toMatchObject({ status: 1 });
  const checked = await runCommand("content:check", [], environment);
  expect(checked).toMatchObject({ status: 1, stderr: expect.stringContaining("surveys/library/bad-walks.json") });
});
