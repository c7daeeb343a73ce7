import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let onlooker: DatabaseSync;
let userID: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ userID } = await server.newPerson());
  onlooker = new DatabaseSync(join(server.dataDir, "keepwell.db"));
});
afterAll(async () => {
  onlooker.close();
  await server.close();
});

const save = () => server.post("/api/save-bmi", { userID, bmi: "23.0", category: "Healthy Weight" });
const stored = () => Number(onlooker.prepare("SELECT count(*) AS n FROM submission").get()?.["n"]);
const pragma = (text: string) => sql.raw(`PRAGMA ${text}`).execute(server.database);

const failures: [string, () => unknown, () => unknown][] = [
  [
    "a full disk",
    async () => {
      const pages = Number(onlooker.prepare("PRAGMA page_count").get()?.["page_count"]);
      // What is free in the pages that are there is filled first.
      onlooker.exec(`INSERT INTO content_version VALUES ('filler', '', '${"x".repeat(9_000)}', '', '')`);
      await pragma(`max_page_count = ${pages}`);
    },
    () => pragma("max_page_count = 1000000"),
  ],
  ["a database that can only be read", () => pragma("query_only = ON"), () => pragma("query_only = OFF")],
  [
    "a database locked by another",
    async () => {
      await pragma("busy_timeout = 50");
      onlooker.exec("BEGIN IMMEDIATE");
    },
    () => onlooker.exec("COMMIT"),
  ],
];
test.each(failures)(
  "%s is answered 503, nothing is acknowledged, and it recovers without a restart",
  async (_, breakIt, heal) => {
    expect((await save()).status).toBe(200);
    const whole = stored();
    await breakIt();
    const replies = [];
    for (let turn = 0; turn < 12; turn++) replies.push(...(await Promise.all([save(), save()])));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const reply of refused) expect(reply).toMatchObject({ status: 503, body: { code: "STORAGE_UNAVAILABLE" } });
    // A full disk may have had room for some more rows, which were then kept.
    expect(stored()).toBe(whole + replies.length - refused.length);
    expect((await server.get(`/view-scores/${userID}`)).status).toBe(200);
    expect((await server.get("/ready")).status).toBe(200);
    await heal();
    const before = stored();
    expect((await save()).status).toBe(200);
    expect(stored()).toBe(before + 1);
  },
);

test("who is told that nothing can be kept, or is not ready, is told when to ask again", async () => {
  await pragma("query_only = ON");
  const body = { userID, bmi: "23.0", category: "Healthy Weight" };
  const refused = await server.app.inject({ method: "POST", url: "/api/save-bmi", body });
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  await pragma("query_only = OFF");
  const away = await startTestServer();
  await away.database.destroy();
  const notReady = await away.app.inject({ url: "/ready" });
  expect([notReady.statusCode, notReady.headers["retry-after"]]).toEqual([503, "5"]);
  await away.close();
});
