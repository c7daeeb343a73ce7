import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountKey } from "#core/api/ids.ts";
import type { LoginReply } from "#core/api/results.ts";
import { closeAccount } from "../../server/accounts/close-account.ts";
import type { Scale } from "../../server/content/content.ts";
import { deleteAccount, endDeletions } from "../../server/my-data/delete-account.ts";
import { rescoreSummary } from "../../server/results/rescoring.ts";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { keyOf } from "../support/account-row.ts";
import { submitCall } from "../support/domain-calls.ts";
import { copyResults } from "../support/many-results.ts";
import { onPostgres } from "../support/test-database.ts";
import { PROOF, registration, startTestServer, type TestServer } from "../support/test-server.ts";

const MANY = 3_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function submit({ userID }: LoginReply): Promise<number> {
  const domain = server.content.catalogue.domains.find(({ survey }) => survey === "stress");
  if (!domain) throw new Error("no such domain");
  const { path, userKey, answersKey } = submitCall(domain);
  const answers = server.content.scales.get("stress")?.rule.examples[0]?.answers;
  return (await server.post(path, { [userKey]: userID, [answersKey]: answers })).status;
}

async function personWithMany(email: string): Promise<{ person: LoginReply; key: AccountKey }> {
  const person = await server.newPerson(email);
  expect(await submit(person)).toBe(200);
  const key = await keyOf(server.database, person.userID);
  await copyResults(server.database, key, MANY);
  return { person, key };
}

const rowsOf = (key: AccountKey) =>
  server.database.selectFrom("submission").select("id").where("account_id", "=", key).execute();
const people = async () => {
  await addUpCounts(server.commits);
  const rows = await server.database.selectFrom("score_count").select("people").execute();
  return rows.reduce((sum, row) => sum + Number(row.people), 0);
};

/** Counts the turns of the event loop while something is done: in each of them other calls can be answered. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work().finally(() => {
    isOver = true;
  });
  return turns;
}

test.runIf(!onPostgres())(
  "other calls are answered while stored results are scored anew, to look at a change",
  async () => {
    await personWithMany("scored@example.com");
    const stress = server.content.scales.get("stress") as Scale;
    expect(await turnsDuring(() => rescoreSummary(server.database, stress))).toBeGreaterThan(MANY / 200);
  },
);

test("an account with thousands of results is deleted whole", async () => {
  const before = await people();
  const { person, key } = await personWithMany("many@example.com");
  const remove = () => server.post("/api/account/delete", PROOF, { authorization: person.token });
  expect((await remove()).status).toBe(200);
  expect(await rowsOf(key)).toEqual([]);
  expect(await people()).toBe(before);
  expect((await remove()).status).toBe(401);
  expect(await server.database.selectFrom("account_deletion").select("account_id").execute()).toEqual([]);
});

test("it goes in steps, between which other writes have their turn", async () => {
  const { key } = await personWithMany("in-steps@example.com");
  let writes = 0;
  const commits: TestServer["commits"] = {
    ...server.commits,
    write: (work, accountId) => {
      writes += 1;
      return server.commits.write(work, accountId);
    },
  };
  await deleteAccount({ ...server, commits }, key);
  expect(writes).toBeGreaterThan(MANY / 200);
  expect(await rowsOf(key)).toEqual([]);
});

test("a deletion that a crash cut off is ended at the next start; until then nothing opens the account", async () => {
  const before = await people();
  const { person, key } = await personWithMany("cut-off@example.com");
  await server.commits.write((transaction) => closeAccount(transaction, key));
  expect((await server.get("/api/account", { authorization: person.token })).status).toBe(401);
  expect((await server.get(`/view-scores/${person.userID}`)).body).toEqual([]);
  expect(await submit(person)).toBe(404);
  const log = { email: "cut-off@example.com", password: registration("").password };
  expect((await server.post("/login", log)).status).toBe(401);
  expect((await server.post("/register", registration("cut-off@example.com"))).status).toBe(200);
  expect(await rowsOf(key)).toHaveLength(MANY + 1);
  await endDeletions(server);
  expect(await rowsOf(key)).toEqual([]);
  expect(await people()).toBe(before);
  expect((await server.post("/login", log)).status).toBe(200);
});
