import { statSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codebookOf, codebookTable } from "#core/export/codebook.ts";
import { unscoredTexts } from "#core/export/unscored-texts.ts";
import { exportVariables } from "#core/export/variables.ts";
import { scoreCells } from "#core/scoring/score-cells.ts";
import type { AnswerFormat } from "#core/shared/answer-files.ts";
import { makeScale, type Scale } from "../../server/content/content.ts";
import { publishContent } from "../../server/content/live/store.ts";
import { exportedSubmissions } from "../../server/research/exported-submissions.ts";
import { openPseudonyms } from "../../server/research/pseudonyms.ts";
import { writeExport } from "../../server/research/write-export.ts";
import { applyRescoring } from "../../server/results/apply-rescoring.ts";
import { createCommitQueue } from "../../server/storage/commit-queue.ts";
import { createPostgresCommits } from "../../server/storage/postgres-commits.ts";
import { scaleOf as publishedScaleOf } from "../scales/published-scales.ts";
import { runCommand } from "../support/run-command.ts";
import { storeAccount, storeExample } from "../support/store-examples.ts";
import { onPostgres } from "../support/test-database.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
const people: string[] = [];
const scaleOf = (id: string) => server.content.scales.get(id) as Scale;
const SCALES = ["stress", "sleep", "diet", "exercise", "bmi"];

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ["ada", "ben"]) people.push(await storeAccount(server.database, `${name}@example.com`));
  for (const id of SCALES) {
    for (const person of people) await storeExample(server.database, person, scaleOf(id), people.indexOf(person));
    await storeExample(server.database, people[0] ?? "", scaleOf(id), -1);
  }
});
afterAll(() => server.close());

async function exported(scale: Scale, format: AnswerFormat = "csv", withText = false): Promise<string> {
  let text = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const submissions = exportedSubmissions(server.database, scale.id, await openPseudonyms(server.dataDir));
  await writeExport(submissions, exportVariables([scale], { withText }), format, output);
  return text;
}

const rowsOf = (csv: string) => parse<Record<string, string>>(csv, { columns: true });

test.each(SCALES)("every row of %s scores anew to the score beside it, and names nobody", async (id) => {
  const scale = scaleOf(id);
  const csv = await exported(scale);
  const rows = rowsOf(csv);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const stored = Object.fromEntries((scale.rule.reads ?? []).map(({ name }) => [name, row[`stored:${name}`] ?? ""]));
    expect(scoreCells(scale, { ...row, ...stored })).toMatchObject({ scored: { score: Number(row["score"]) } });
    const points = scale.rule.points?.flatMap(({ items }) => items) ?? [];
    for (const item of points) expect(row[`points:${item}`]).toMatch(/^-?\d/);
    expect(row).toMatchObject({ submitted_at: START.toISOString(), content_version: scale.hash, original_score: "" });
  }
  expect(rows[0]?.["participant"]).toMatch(/^p[0-9a-f]{24}$/);
  expect(new Set(rows.map((row) => row["participant"])).size).toBe(2);
  expect(new Set(rows.map((row) => row["submission"])).size).toBe(3);
  for (const secret of [...people, "ada@", "ben@"]) expect(csv).not.toContain(secret);
});

test("people have the same pseudonym in each export, under a key only its owner can read", async () => {
  const [one, other] = await Promise.all(["stress", "sleep"].map((id) => exported(scaleOf(id))));
  const first = rowsOf(one ?? "")[0]?.["participant"];
  expect(rowsOf(other ?? "").some(({ participant }) => participant === first)).toBe(true);
  expect(statSync(join(server.dataDir, "pseudonym.key")).mode & 0o777).toBe(0o600);
});

test("the records of JSON hold the same as the table", async () => {
  const scale = scaleOf("sleep");
  const rows = rowsOf(await exported(scale));
  const list = JSON.parse(await exported(scale, "json")) as Record<string, unknown>[];
  const lines = (await exported(scale, "ndjson")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(list);
  expect(list.map((record) => `${record["score"]}`)).toEqual(rows.map((row) => row["score"]));
  expect(typeof list[0]?.["score"]).toBe("number");
});

test("text that a spreadsheet would run is neutralised in cells and headers", async () => {
  const survey = {
    title: "x",
    pages: [{ name: "p", elements: [{ type: "text", name: "note", title: "=Note", isRequired: true }] }],
  };
  const rule = {
    ...scaleOf("stress").rule,
    scale: "noted",
    points: [],
    subscores: [{ name: "=sum", expression: "1" }],
  };
  const noted = makeScale(survey as never, { ...rule, score: "{=sum}" } as never);
  const content = { ...server.content, scales: new Map([["noted", noted]]) };
  await publishContent(server.database, content, START);
  const answers = { note: "=HYPERLINK(A1)" };
  const example = { title: "x", answers, score: 1, meaning: "Low" };
  const scored = makeScale(noted.survey, { ...noted.rule, score: "1", subscores: [], examples: [example] });
  await storeExample(server.database, people[0] ?? "", { ...scored, hash: noted.hash }, 0);
  const csv = await exported(noted, "csv", true);
  expect(csv).toContain("'=HYPERLINK(A1)");
  expect(codebookTable({ variables: exportVariables([noted], { withText: true }) })[7]?.[1]).toBe("=Note");
  expect(csv.split("\n").slice(1).join("\n")).not.toMatch(/(^|,)"?[=+@]/);
  const withoutText = [await exported(noted), await exported(noted, "json"), await exported(noted, "ndjson")].join();
  expect(withoutText).not.toMatch(/HYPERLINK|note/);
});

test("a typed text is left out where no score is made of it, in any version, and kept where one is", () => {
  const { survey, rule } = scaleOf("sleep");
  const texts = [
    { type: "comment", name: "more", title: "Anything else?" },
    { type: "text", name: "who", title: "Who helped?" },
    { type: "text", inputType: "date", name: "day", title: "Which day?" },
  ];
  const asking = (elements: object[]) => ({ ...survey, pages: [...survey.pages, { name: "last", elements }] }) as never;
  const unscored = { ...rule, unscored: ["more", "who", "day"] };
  const [older, newest] = [asking(texts), asking(texts.slice(1))].map((one) => makeScale(one, unscored));
  if (!older || !newest) throw new Error("no versions");
  const names = (withText: boolean) => exportVariables([newest, older], { withText }).map(({ name }) => name);
  expect([...unscoredTexts([newest, older])].sort()).toEqual(["more", "who"]);
  expect(
    names(true)
      .filter((name) => !names(false).includes(name))
      .sort(),
  ).toEqual(["more", "who"]);
  expect(names(false)).toEqual(expect.arrayContaining(["1-0", "1-2", "day"]));
  const alerting = { ...rule, alerts: [{ name: "said", when: "{who} notempty", kind: "note", say: "Thank you." }] };
  expect([...unscoredTexts([makeScale(asking(texts), alerting as never)])].sort()).toEqual(["more", "who"]);
});

test("what was scored anew carries its first result", async () => {
  const { survey, rule } = scaleOf("stress");
  const { database } = server;
  const commits = onPostgres() ? createPostgresCommits(database) : createCommitQueue(database);
  const before = rowsOf(await exported(scaleOf("stress")));
  await applyRescoring({ database, commits }, makeScale(survey, { ...rule, version: "2.0.0", score: "{raw}" }), {
    now: START,
  });
  const after = rowsOf(await exported(scaleOf("stress")));
  expect(after.map((row) => row["original_score"])).toEqual(before.map((row) => row["score"]));
  expect(after.every((row) => row["rule_version"] === "2.0.0" && row["original_rule_version"] === "1.0.0")).toBe(true);
});

test("the codebook says what each column is, with the options of older versions", () => {
  const { survey, rule } = scaleOf("stress");
  const older = structuredClone(survey);
  const [question] = older.pages[0]?.elements ?? [];
  if (question?.type === "radiogroup") question.choices.push("Hard to say");
  const book = codebookOf(rule, exportVariables([scaleOf("stress"), { survey: older, rule }]));
  const named = (name: string) => book.variables.find((variable) => variable.name === name);
  expect(named("1-0")).toMatchObject({ type: "option", reverseScored: false, source: "question 1-0" });
  expect(named("1-0")?.options.map(({ value, code, points }) => [value, code, points])).toEqual([
    ["Never", 1, 0],
    ["Almost Never", 2, 1],
    ["Sometimes", 3, 2],
    ["Fairly Often", 4, 3],
    ["Very Often", 5, 4],
    ["Hard to say", 6, null],
  ]);
  expect(named("1-3")).toMatchObject({ reverseScored: true });
  expect(named("points:1-3")).toMatchObject({ range: { min: 0, max: 4 } });
  expect(named("score")).toMatchObject({ range: { min: 0, max: 40 }, label: "Stress" });
  expect(codebookTable(book)[0]).toContain("value_label");
});

test("the codebook has the lowest points that there are, and the codes of what has no answer", () => {
  const variables = exportVariables([publishedScaleOf("panas")]);
  const [item, points] = variables.filter(({ name }) => /p1$/.test(name));
  expect(points).toMatchObject({ range: { min: 1, max: 5 } });
  const rows = codebookTable({ variables }).filter(([name]) => name === item?.name);
  expect(rows.map(([, , , , , , , value, code, label]) => [value, code, label]).slice(-3)).toEqual([
    ["-97", -97, "would rather not say"],
    ["-98", -98, "left open"],
    ["-99", -99, "not asked"],
  ]);
});

test("as a command: the table and the scripts", { timeout: 90_000 }, async () => {
  const environment: Record<string, string> = { DATA_DIR: server.dataDir };
  if (onPostgres()) return;
  const table = await runCommand("scale:export", ["learning"], environment);
  expect(table).toMatchObject({ status: 0, stderr: expect.stringContaining("0 submissions") });
  expect(table.stdout).toMatch(/^participant,submission,/);
  const spss = await runCommand("scale:export", ["stress", "--script", "spss"], environment);
  expect(spss.stdout).toContain("VALUE LABELS v_1_0 1 'Never' 2 'Almost Never'");
  const r = await runCommand("scale:export", ["stress", "--script", "r", "--data", "x.csv"], environment);
  expect(r.stdout).toContain('factor(as.character(data[["1-0"]]), levels = c("Never", "Almost Never"');
  const plain = await runCommand("scale:export", ["noted"], environment);
  expect(plain).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("the typed texts note. --with-text writes"),
  });
  expect(plain.stdout).not.toContain("HYPERLINK");
  const full = await runCommand("scale:export", ["noted", "--with-text"], environment);
  expect(full.stdout).toContain("HYPERLINK");
  expect(full.stderr).not.toContain("--with-text");
  expect((await runCommand("scale:export", ["noted", "--codebook"], environment)).stdout).not.toContain(
    "question note",
  );
  const fhir = await runCommand("scale:fhir", ["noted", "--responses", "ndjson"], environment);
  expect(fhir).toMatchObject({ status: 0, stderr: expect.stringContaining("--with-text writes") });
  expect(fhir.stdout).toMatch(/QuestionnaireResponse/);
  expect(fhir.stdout).not.toContain("HYPERLINK");
  expect(
    (await runCommand("scale:fhir", ["noted", "--responses", "ndjson", "--with-text"], environment)).stdout,
  ).toContain("HYPERLINK");
});
