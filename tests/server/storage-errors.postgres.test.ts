import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

describe("while the database cannot store, calls are answered 503, nothing is acknowledged, and it recovers", () => {
  let own: TestDatabase;
  let server: TestServer;
  let onlooker: Client;
  let userID: string;
  beforeEach(async () => {
    own = await newPostgresDatabase();
    server = await startTestServer({ databaseUrl: own.url });
    ({ userID } = await server.newPerson());
    onlooker = new Client(own.url);
    await onlooker.connect();
  });
  afterEach(async () => {
    await onlooker.end().catch(() => undefined);
    await server.close();
    await own.drop();
  });
  const save = () => server.post("/api/save-bmi", { userID, bmi: "23.0", category: "Healthy Weight" });
  const stored = async () => Number((await onlooker.query("select count(*) from submission")).rows[0]["count"]);
  const cutSessions = () =>
    own.asSuperuser(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '${own.name}' AND application_name = 'keepwell'`);
  const failing = (code: string) => `
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER fail BEFORE INSERT ON submission FOR EACH ROW EXECUTE FUNCTION fail()`;
  const healed = "DROP TRIGGER fail ON submission; DROP FUNCTION fail";

  const failures: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ["a full disk", () => onlooker.query(failing("53100")), () => onlooker.query(healed)],
    ["an unreadable disk", () => onlooker.query(failing("58030")), () => onlooker.query(healed)],
    [
      "a database that can only be read",
      async () => {
        await own.asSuperuser(`ALTER DATABASE ${own.name} SET default_transaction_read_only = on`);
        await cutSessions();
      },
      async () => {
        await own.asSuperuser(`ALTER DATABASE ${own.name} RESET default_transaction_read_only`);
        await cutSessions();
      },
    ],
    [
      "no connection left",
      async () => {
        await own.asSuperuser(`ALTER DATABASE ${own.name} CONNECTION LIMIT 0`);
        await cutSessions();
      },
      () => own.asSuperuser(`ALTER DATABASE ${own.name} CONNECTION LIMIT -1`),
    ],
    [
      "a table locked by another",
      async () => {
        await onlooker.query("BEGIN");
        await onlooker.query("LOCK TABLE submission IN SHARE ROW EXCLUSIVE MODE");
      },
      () => onlooker.query("COMMIT"),
    ],
  ];
  test.each(failures)("%s", async (_, breakIt, heal) => {
    expect((await save()).status).toBe(200);
    await breakIt();
    for (const reply of await Promise.all([save(), save()]))
      expect(reply).toMatchObject({ status: 503, body: { code: "STORAGE_UNAVAILABLE" } });
    await heal();
    expect(await stored()).toBe(1);
    // The first ones may meet a connection that was cut a moment ago.
    await expect.poll(async () => (await save()).status).toBe(200);
    expect(await stored()).toBe(2);
  });

  test("a database that does not answer is told within the time that watching takes", async () => {
    await onlooker.query("BEGIN");
    await onlooker.query("LOCK TABLE content_version IN ACCESS EXCLUSIVE MODE");
    const asked = performance.now();
    expect(await server.get("/ready")).toMatchObject({ status: 503, body: { code: "NOT_READY" } });
    expect(performance.now() - asked).toBeLessThan(20_000);
    await onlooker.query("COMMIT");
    await expect.poll(async () => (await server.get("/ready")).status).toBe(200);
  });

  test("connections cut in the middle of a transaction", async () => {
    await onlooker.query("BEGIN");
    await onlooker.query("LOCK TABLE submission IN SHARE ROW EXCLUSIVE MODE");
    const under = Promise.all([save(), save(), save()]);
    await expect
      .poll(async () => {
        const waiting = "select count(*) from pg_locks where not granted";
        return Number((await onlooker.query(waiting)).rows[0]["count"]);
      })
      .toBeGreaterThan(0);
    await cutSessions();
    await onlooker.query("COMMIT");
    const statuses = (await under).map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(await stored()).toBe(statuses.filter((status) => status === 200).length);
    await expect.poll(async () => (await save()).status).toBe(200);
  });

  test("what needs no database is answered, and whoever watches is told", async () => {
    expect((await server.get("/ready")).status).toBe(200);
    await own.asSuperuser(`ALTER DATABASE ${own.name} CONNECTION LIMIT 0`);
    await cutSessions();
    await expect.poll(() => server.get("/ready")).toMatchObject({ status: 503, body: { code: "NOT_READY" } });
    expect((await server.get("/health")).status).toBe(200);
    expect((await server.post("/chat", { message: "How do I sleep better?" })).status).toBe(200);
  });
});
