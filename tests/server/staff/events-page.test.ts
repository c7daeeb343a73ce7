import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventsReply } from "#core/api/events.ts";
import { openEventKey } from "../../../server/events/event-key.ts";
import { openEventLog } from "../../../server/events/event-log.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

// What admins read of the log.

const DAYS = 5;
const EVENTS_A_DAY = 50;
const dayOf = (index: number) => `2026-05-0${index + 1}`;

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.staff("admin", "Ada");
  let time = new Date();
  const { commits, dataDir } = server;
  const log = openEventLog({ commits, key: await openEventKey(dataDir), now: () => time });
  for (let day = 0; day < DAYS; day++) {
    for (let index = 0; index < EVENTS_A_DAY; index++) {
      time = new Date(`${dayOf(day)}T23:59:${`${index}`.padStart(2, "0")}.500Z`);
      const who = index % 2 === 0 ? { staff: "Grace" } : null;
      await log.done(index === 0 ? "=publishDraft()" : "logIn", who, "192.0.2.0/24");
    }
    log.refused({ kind: "logIn", code: "WRONG_PASSWORD", network: "192.0.2.0/24" });
    await log.writeRefused(true);
  }
});
afterAll(() => server.close());

const read = async (query = "") => {
  const { status, body } = await server.get(`/api/staff/events${query}`, admin);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as EventsReply;
};

test("pages follow one another, the newest first, without a gap or a double", async () => {
  const pages: EventsReply[] = [await read()];
  for (let last = pages[0]; last?.older; last = pages.at(-1))
    pages.push(await read(`?before=${encodeURIComponent(last.older)}`));
  const all = pages.flatMap(({ events }) => events);
  expect(pages.map(({ events }) => events.length)).toEqual([100, 100, 55]);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(all.filter(({ outcome }) => outcome === "done")).toHaveLength(DAYS * EVENTS_A_DAY);
  expect(pages[0]?.kinds).toContain("logIn");
});

test.each([
  ["a day, to its last second", "?from=2026-05-02&to=2026-05-02", 51],
  ["a kind", "?kind=logIn&outcome=done", DAYS * (EVENTS_A_DAY - 1)],
  ["errors of every sort", "?outcome=refused", DAYS],
  ["an error", "?outcome=WRONG_PASSWORD&to=2026-05-01", 1],
  ["a name", "?who=Grace&from=2026-05-05", EVENTS_A_DAY / 2],
  ["nothing", "?kind=unheard-of", 0],
])("by %s", async (_what, query, count) => {
  let found = await read(query);
  let events = found.events.length;
  while (found.older) {
    found = await read(`${query}&before=${encodeURIComponent(found.older)}`);
    events += found.events.length;
  }
  expect(events).toBe(count);
});

test("the table has all that fits, the oldest first, and no formula; taking it is an event", async () => {
  const ask = (query: string, headers = admin) => server.app.inject({ url: `/api/staff/events.csv${query}`, headers });
  const { headers, body } = await ask("?from=2026-05-01&to=2026-05-05");
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const rows: Record<string, string>[] = parse(body, { columns: true });
  expect(rows).toHaveLength(DAYS * (EVENTS_A_DAY + 1));
  // Errors have the time of their minute.
  expect(rows[1]).toMatchObject({ at: "2026-05-01T23:59:00.500Z", kind: "'=publishDraft()" });
  expect((await read("?kind=eventsTable")).events).toMatchObject([{ outcome: "done", who: "Ada" }]);
});

test.each(["?before=here", "?from=yesterday", "?from=2026-13-01", "?unknown=1", "?kind=%00", "?kind="])(
  "%s is refused",
  async (query) => {
    const { status, body } = await server.get(`/api/staff/events${query}`, admin);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  },
);
