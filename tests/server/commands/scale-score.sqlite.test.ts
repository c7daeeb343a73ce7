import { Readable, Writable } from "node:stream";
import { expect, test } from "vitest";
import { CommandError } from "../../../server/command-error.ts";
import type { Scale } from "../../../server/content/content.ts";
import { scoreTable } from "../../../server/research/score-table.ts";
import { scaleOf } from "../../scales/published-scales.ts";
import { runCommand } from "../../support/run-command.ts";
import { shippedContent } from "../../support/test-server.ts";

async function scored(id: string, text: string | Readable) {
  return scoredBy((await shippedContent()).scales.get(id) as Scale, text);
}

async function scoredBy(scale: Scale, text: string | Readable) {
  const said: string[] = [];
  let result = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      result += chunk;
      done();
    },
  });
  const options = { delimiter: ",", say: (words: string) => said.push(words), onRow: () => {} };
  const counts = await scoreTable(scale, typeof text === "string" ? Readable.from([text]) : text, output, options);
  return { lines: result.trimEnd().split("\n"), said, ...counts };
}

const ITEMS = ["1-0", "1-1", "1-2", "1-3", "1-4", "2-0", "2-1", "2-2", "2-3"];
const never = ITEMS.map(() => "Never").join(",");

test("each worked example comes out with its score, on each scale", async () => {
  for (const [id, { rule, items }] of (await shippedContent()).scales) {
    const columns = [...items.map(({ name }) => name), ...(rule.reads ?? []).map(({ name }) => name)];
    const rows = rule.examples.map(({ answers, stored }) =>
      columns.map((name) => JSON.stringify(`${answers[name] ?? stored?.[name] ?? ""}`)).join(","),
    );
    const { lines, bad } = await scored(id, [columns.join(","), ...rows].join("\n"));
    expect(bad, id).toBe(0);
    const scores = lines.slice(1).map((line) => Number(line.split(",")[1]));
    expect(scores, id).toEqual(rule.examples.map(({ score }) => score));
  }
});

test("a row that cannot be scored comes out in its place, with its line and the reason", async () => {
  const { lines, said, rows, bad } = await scored(
    "stress",
    [
      `id,${ITEMS.join(",")}`,
      `=cmd(),${never}`,
      "",
      `wrong,Nope,${never.slice(6)}`,
      "short,Never",
      `-5,"${"Never"}",${never.slice(6)}`,
      `many\nlines,${never}`,
      `open,"Never`,
    ].join("\n"),
  );
  expect(lines).toEqual([
    "line,id,score,meaning,raw,alerts,error",
    "2,'=cmd(),18,Moderate,16,,",
    "4,wrong,,,,,The answer to question 1-0 is not one of its options.",
    '5,short,,,,,"It has 2 cells, not 10 as the first line."',
    "6,-5,18,Moderate,16,,",
    '7,many,,,,,"It has 1 cells, not 10 as the first line."',
    "8,lines,18,Moderate,16,,",
    '9,,,,,,"It cannot be read as CSV: a quotation mark is never closed, so everything after it is missing."',
  ]);
  expect(said).toHaveLength(5);
  expect(said[1]).toBe("line 4: The answer to question 1-0 is not one of its options.");
  expect({ rows, bad }).toEqual({ rows: 7, bad: 4 });
});

test("alerts and further results have columns, and where there is no score the cell is empty, as in an export", async () => {
  const items = ["q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9", "q10"];
  const nine = await scoredBy(scaleOf("phq-9"), `${items.join(",")}\n1,1,1,1,1,1,1,1,1,0\n1,1,1,1,1,1,,,,0\n`);
  expect(nine.lines).toEqual(["line,score,meaning,alerts,error", "2,9,Mild,self-harm,", "3,,,,"]);
  const panas = scaleOf("panas");
  const words = panas.items.map(({ name }) => name);
  const { lines } = await scoredBy(panas, `${words.join(",")}\n${words.map(() => "1").join(",")}\n`);
  expect(lines).toEqual(["line,score,meaning,result:negative,error", "2,10,,10,"]);
});

test("an export that is scored again keeps its own score beside the new one", async () => {
  const { lines, said } = await scored("stress", `score,meaning,${ITEMS.join(",")}\n3,Low,${never}\n`);
  expect(lines).toEqual(["line,given:score,given:meaning,score,meaning,raw,alerts,error", "2,3,Low,18,Moderate,16,,"]);
  expect(said[0]).toBe('The column "score" is no question and is passed on as "given:score".');
});

test("columns are named that are missing, unknown or there twice", async () => {
  const { said } = await scored("stress", `1-O,${ITEMS.slice(1).join(",")}\n${never}`);
  expect(said[0]).toBe("There is no column 1-0; its answers are taken as missing.");
  expect(said[1]).toBe('The column "1-O" is no question and is passed on. Did you mean "1-0"?');
  await expect(scored("stress", `1-0,1-0\nNever,Never`)).rejects.toThrow('The column "1-0" is there twice.');
  await expect(scored("stress", "")).rejects.toThrow(CommandError);
});

test("in a table of one column an empty line is a row without an answer", async () => {
  const { lines, bad } = await scored("stress", "1-0\n\nNever\n");
  expect([lines.length, bad]).toEqual([3, 2]);
});

test("is piped through as a command, and says so when a row was bad", { timeout: 90_000 }, async () => {
  const table = `${ITEMS.join(",")}\n${never}\n${never.replace("Never", "Nope")}\n`;
  const { stdout, stderr, status } = await runCommand("scale:score", ["stress"], {}, table);
  expect(stdout.split("\n")).toHaveLength(4);
  expect(stderr).toContain("line 3: The answer to question 1-0 is not one of its options.");
  expect(stderr).toContain("2 rows: 1 scored, 1 could not be.");
  expect(status).toBe(1);
});
