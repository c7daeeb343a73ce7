import { afterAll, beforeAll, expect, test } from "vitest";
import { submitCall } from "../support/domain-calls.ts";
import { isFull } from "../support/is-full.ts";
import { readOwnWrites } from "../support/read-own-writes.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { databaseEnvironment, onPostgres } from "../support/test-database.ts";
import { shippedContent } from "../support/test-server.ts";

// What a person wrote is what they read next, whichever server they ask. `npm run test:full` reads 100,000 times.
const READS = isFull ? 100_000 : 1_000;
const KILLS = isFull ? 20 : 1;
/** Only what never ends is a failure: a busy machine takes a minute to start a server. */
const LONGEST_MS = KILLS * 240_000;

let servers: ServerProcess[];
beforeAll(async () => {
  const environment = { ...(await databaseEnvironment()), LOG_LEVEL: "error" };
  servers = [];
  for (let count = onPostgres() ? 2 : 1; count > 0; count--) servers.push(await startServer(() => environment));
});
afterAll(() => {
  for (const server of servers) server.stop();
});

// One process on the embedded database has nobody beside it to be out of step with: in the full run alone.
test.skipIf(!onPostgres() && !isFull)(
  "nobody reads a result from before their last write, under load and kills",
  {
    timeout: LONGEST_MS,
  },
  async () => {
    const { catalogue, scales } = await shippedContent();
    const domain = catalogue.domains.find(
      ({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey,
    );
    const choices = scales.get(`${domain?.survey}`)?.rule.examples.map(({ answers }) => answers) ?? [];
    if (!domain) throw new Error("no such domain");
    const { reads, stale, kills } = await readOwnWrites({ servers, domain, choices, reads: READS, kills: KILLS });
    console.log(`${reads} reads of one's own writes, ${servers.length} servers, ${kills} kills: ${stale.length} stale`);
    expect(stale).toEqual([]);
    expect(kills).toBe(KILLS);
  },
);
