import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LatestResult } from "#core/api/explanation.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import { exportVariables } from "#core/export/variables.ts";
import { type Content, makeScale, type Scale } from "../../server/content/content.ts";
import { exportedSubmissions } from "../../server/research/exported-submissions.ts";
import { openPseudonyms } from "../../server/research/pseudonyms.ts";
import { writeExport } from "../../server/research/write-export.ts";
import { shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

// What answers raised, beyond the page of the result: on the hub and in an export.

const read = (file: string) => JSON.parse(readFileSync(`tests/scales/phq-9/${file}.json`, "utf8"));
const ITEMS = ["q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9", "q10"];
const answersOf = (picks: Readonly<Record<string, number>>) =>
  Object.fromEntries(ITEMS.map((item) => [item, picks[item] ?? 0]));

let server: TestServer;
let scale: Scale;
beforeAll(async () => {
  const rule = read("rule");
  const further = [
    { name: "at-home", when: "{q8} >= 1", kind: "abuse", say: "You said that somebody hurts you." },
    { name: "low-mood", when: "{q2} >= 1", kind: "doctor", say: "Please tell your doctor of this." },
  ];
  scale = makeScale(read("survey"), { ...rule, alerts: [...rule.alerts, ...further] });
  const shipped = await shippedContent();
  const content: Content = { ...shipped, scales: new Map([...shipped.scales, [scale.id, scale]]) };
  server = await startTestServer({}, content);
});
afterAll(() => server.close());

async function sent(answers: object): Promise<string> {
  const { userID } = await server.newPerson();
  const { status } = await server.post("/api/scales/phq-9", { userId: userID, answers });
  expect(status).toBe(200);
  return userID;
}

async function alertsOnHub(userID: string): Promise<(RaisedAlert["kind"][] | null | undefined)[]> {
  const results = (await server.get(`/api/overview/${userID}`)).body as LatestResult[];
  return results.map(({ alerts }) => alerts?.map(({ kind }) => kind));
}

test("the hub is told what the latest answers raised, but never of abuse", async () => {
  const userID = await sent(answersOf({ q2: 1, q8: 1, q9: 1 }));
  expect(await alertsOnHub(userID)).toEqual([["crisis", "doctor"]]);
  expect(JSON.stringify((await server.get(`/api/overview/${userID}`)).body)).not.toContain("hurts you");
  expect(await alertsOnHub(await sent(answersOf({ q8: 1 })))).toEqual([undefined]);
  expect(await alertsOnHub(await sent(answersOf({})))).toEqual([undefined]);
  // Newer answers without it end it.
  const again = await server.post("/api/scales/phq-9", { userId: userID, answers: answersOf({}) });
  expect(again.status).toBe(200);
  expect(await alertsOnHub(userID)).toEqual([undefined]);
});

test("answers that gave no number raise an alert on the hub all the same", async () => {
  const userID = await sent({ q9: 1 });
  const [result] = (await server.get(`/api/overview/${userID}`)).body as LatestResult[];
  expect(result).toMatchObject({ survey: "phq-9", score: null, band: null, change: "first" });
  expect(result?.alerts).toMatchObject([{ name: "self-harm" }]);
  expect((await server.get(`/api/overview/${await sent({ q1: 1 })}`)).body).toEqual([]);
});

test("an export names the raised alerts of each row in one column", async () => {
  await server.database.deleteFrom("submission").execute();
  const given: Readonly<Record<string, number>>[] = [{ q8: 1, q9: 2 }, {}, { q2: 1 }];
  for (const picks of given) await sent(answersOf(picks));
  let text = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const pseudonyms = await openPseudonyms(server.dataDir);
  const variables = exportVariables([scale]);
  await writeExport(exportedSubmissions(server.database, "phq-9", pseudonyms), variables, "csv", output);
  const rows = parse<Record<string, string>>(text, { columns: true });
  expect(rows.map(({ alerts }) => alerts)).toEqual(["self-harm;at-home", "", "low-mood"]);
  // A scale without alerts has no such column.
  const learning = server.content.scales.get("learning") as Scale;
  expect(exportVariables([learning]).map(({ name }) => name)).not.toContain("alerts");
});
