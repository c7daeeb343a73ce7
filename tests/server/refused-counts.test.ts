import { sql } from "kysely";
import { expect, test } from "vitest";
import { countRefused } from "../../server/events/refused-counts.ts";
import { wholeNetworkOf } from "../../server/whole-network-of.ts";
import { onPostgres } from "../support/test-database.ts";
import { START, startTestServer, type TestServer } from "../support/test-server.ts";

test("a million errors from a million networks within an hour are fewer than 2,000 rows", () => {
  const counts = countRefused();
  const start = Date.UTC(2026, 0, 1);
  let rows = 0;
  let times = 0;
  for (let turn = 0; turn < 1_000_000; turn++) {
    const at = new Date(start + Math.floor(turn * 3.6));
    counts.count(
      { kind: "logIn", code: "WRONG_PASSWORD", network: `2001:db8:${(turn % 65536).toString(16)}::/56` },
      at,
    );
    if (turn % 10_000 > 0) continue;
    const taken = counts.take(at);
    rows += taken.length;
    times += taken.reduce((sum, one) => sum + one.times, 0);
  }
  const rest = counts.take(new Date(start + 3_600_000), true);
  expect(times + rest.reduce((sum, one) => sum + one.times, 0)).toBe(1_000_000);
  expect(rows + rest.length).toBeLessThan(2_000);
});

test("a million errors, of logging in and of reading, add less than 1 MB to the database", async () => {
  const server = await startTestServer();
  const before = await storedBytes(server);
  const start = START.getTime();
  for (let turn = 0; turn < 1_000_000; turn++) {
    // Within an hour, from a million networks.
    if (turn % 10_000 === 0) {
      server.setTime(new Date(start + turn * 3.6));
      await server.events.writeRefused();
    }
    const network = `2001:db8:${(turn % 65_536).toString(16)}:${(turn >> 16).toString(16)}00::/56`;
    const [kind, code] = turn % 2 === 0 ? ["logIn", "WRONG_PASSWORD"] : ["read", "UNKNOWN_USER"];
    server.events.refused({ kind: `${kind}`, code: `${code}`, network });
  }
  await server.events.writeRefused(true);
  const { times } = await server.database
    .selectFrom("event")
    .select(({ fn }) => fn.sum<number | string>("times").as("times"))
    .executeTakeFirstOrThrow();
  expect(Number(times)).toBe(1_000_000);
  const added = (await storedBytes(server)) - before;
  console.log(`a million errors added ${(added / 1000).toFixed(0)} kB`);
  expect(added).toBeLessThan(1_000_000);
  await server.close();
});

/** What all of a database takes on the disk. */
async function storedBytes({ database }: TestServer): Promise<number> {
  const size = onPostgres()
    ? sql<{ bytes: string }>`SELECT pg_database_size(current_database()) AS bytes`
    : sql<{ bytes: number }>`SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()`;
  const { rows } = await size.execute(database);
  return Number(rows[0]?.bytes);
}

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2ff::9", "2001:db8:1:200::/56"],
  ["nonsense", "unknown"],
])("of the address %s the log keeps %s", (address, kept) => {
  expect(wholeNetworkOf(address)).toBe(kept);
});
