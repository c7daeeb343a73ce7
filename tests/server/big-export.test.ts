import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyData } from "#core/api/account.ts";
import type { LoginReply } from "#core/api/results.ts";
import { keyOf } from "../support/account-row.ts";
import { submitCall } from "../support/domain-calls.ts";
import { copyResults } from "../support/many-results.ts";
import { PROOF, startTestServer, type TestServer } from "../support/test-server.ts";

/** More than the sockets of both sides hold together. */
const MANY = 12_000;

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** Somebody with one result and so many copies of it. */
async function personWithMany(copies: number): Promise<LoginReply> {
  const person = await server.newPerson();
  const domain = server.content.catalogue.domains.find(({ survey }) => survey === "stress");
  if (!domain) throw new Error("no such domain");
  const { path, userKey, answersKey } = submitCall(domain);
  const answers = server.content.scales.get("stress")?.rule.examples[0]?.answers;
  expect((await server.post(path, { [userKey]: person.userID, [answersKey]: answers })).status).toBe(200);
  await copyResults(server.database, await keyOf(server.database, person.userID), copies);
  return person;
}

const askFor = ({ token }: LoginReply) =>
  fetch(`${url}/api/account/export`, {
    method: "POST",
    headers: { authorization: token, "content-type": "application/json" },
    body: JSON.stringify(PROOF),
  });

async function statusFor(person: LoginReply): Promise<number> {
  const reply = await askFor(person);
  await reply.body?.cancel();
  return reply.status;
}

test("a copy of thousands of results is whole, numbered, and newest first", async () => {
  const { results, scales } = (await (await askFor(await personWithMany(2_345))).json()) as MyData;
  expect(results.map(({ number }) => number)).toEqual(Array.from({ length: 2_346 }, (_, index) => 2_346 - index));
  const times = results.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(scales).toHaveLength(1);
});

test("one copy of an account is made at a time; a second one is told when to come back", async () => {
  const person = await personWithMany(MANY);
  const first = await askFor(person);
  const second = await askFor(person);
  expect(second.status).toBe(429);
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await second.json()).toMatchObject({ code: "EXPORT_RUNNING", error: expect.stringContaining("copy") });
  expect(await statusFor(await server.newPerson())).toBe(200);
  expect(((await first.json()) as MyData).results).toHaveLength(MANY + 1);
  expect(await statusFor(person)).toBe(200);
});

test("a wrong proof, or a reader who leaves, does not keep the owner from a copy", async () => {
  const person = await personWithMany(MANY);
  const headers = { authorization: person.token };
  expect((await server.post("/api/account/export", { proof: "not this" }, headers)).status).toBe(401);
  const left = await askFor(person);
  await left.body?.cancel();
  await expect.poll(() => statusFor(person)).toBe(200);
});

test("a copy that is cut off by the deletion of the account cannot be taken for a whole one", async () => {
  const person = await personWithMany(MANY);
  const reply = await askFor(person);
  const { status } = await server.post("/api/account/delete", PROOF, { authorization: person.token });
  expect(status).toBe(200);
  await expect(reply.text()).rejects.toThrow();
});
