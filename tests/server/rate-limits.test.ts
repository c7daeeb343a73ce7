import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Domain } from "#core/content-model/domains.ts";
import { RATE_LIMITS, type RateLimitNumbers } from "../../server/rate-limits/numbers.ts";
import { submitCall } from "../support/domain-calls.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
const startWith = async (numbers: Partial<RateLimitNumbers>) => {
  server = await startTestServer({ rateLimits: { ...NO_LIMITS, ...numbers } });
};
afterEach(() => server.close());

const tooMany = {
  status: 429,
  body: { code: "TOO_MANY_REQUESTS", error: expect.stringContaining("Please wait a few minutes") },
};

describe("with the numbers as shipped", () => {
  beforeEach(() => startWith(RATE_LIMITS));

  test("the sixth wrong log-in to one address is refused kindly, with the time to wait", async () => {
    const guess = (email: string) =>
      server.app.inject({ method: "POST", url: "/login", body: { email, password: "a guess" } });
    for (let turn = 0; turn < 5; turn++) expect((await guess("ada@example.com")).statusCode).toBe(401);
    const reply = await guess(" Ada@example.com");
    expect({ status: reply.statusCode, body: reply.json() }).toMatchObject(tooMany);
    expect(["1", "2"]).toContain(reply.headers["retry-after"]);
    expect((await guess("bea@example.com")).statusCode).toBe(401);
  });

  test("one network may try to log in 300 times, whatever it says of where it comes from", async () => {
    const tries = Array.from({ length: 305 }, (_, index) =>
      server.post("/login", { email: `p${index}@example.com` }, { "x-forwarded-for": `192.0.2.${index % 250}` }),
    );
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
  });

  test("advice is given twenty times a minute, to an account in all and to a guest", async () => {
    const { userID, token } = await server.newPerson();
    const asGuest = () => server.post("/chat", { message: "How do I sleep better?" });
    const ask = () => server.post("/api/ai-advice", { prompt: "How do I sleep better?" }, { authorization: token });
    const advise = () => server.post("/get-advice", { userID, criteria: "Anyone" });
    for (let turn = 0; turn < 20; turn++) expect((await asGuest()).status).toBe(200);
    expect(await asGuest()).toMatchObject(tooMany);
    for (let turn = 0; turn < 10; turn++) for (const call of [ask, advise]) expect((await call()).status).toBe(200);
    for (const call of [ask, advise]) expect(await call()).toMatchObject(tooMany);
  });

  test("an account may send sixty sets of answers a minute, good or bad, and another one is not held back", async () => {
    const [{ userID }, second] = [await server.newPerson(), await server.newPerson()];
    const save = (id: string, bmi = "23.0") =>
      server.post("/api/save-bmi", { userID: id, bmi, category: "Healthy Weight" });
    for (let turn = 0; turn < 40; turn++) expect((await save(userID)).status).toBe(200);
    for (let turn = 0; turn < 20; turn++) expect((await save(userID, "99.9")).status).toBe(400);
    const { path, userKey, answersKey } = submitCall(server.content.catalogue.domains[2] as Domain);
    expect(await save(userID)).toMatchObject(tooMany);
    expect(await server.post(path, { [userKey]: userID, [answersKey]: {} })).toMatchObject(tooMany);
    expect((await save(second.userID)).status).toBe(200);
  });
});

test("as many as are allowed may register from one network, and no more", async () => {
  expect(RATE_LIMITS.registerFromNetwork).toEqual({ count: 60, seconds: 3600 });
  await startWith({ registerFromNetwork: { count: 2, seconds: 3600 } });
  const emails = ["one@example.com", "two@example.com", "three@example.com"];
  const statuses = [];
  for (const email of emails) statuses.push((await server.post("/register", registration(email))).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("after the time is over it goes on", async () => {
  // On a busy machine the first answer can take seconds; both questions have to come within the time.
  await startWith({ chat: { count: 1, seconds: 10 } });
  const ask = async () => (await server.post("/chat", { message: "How do I sleep better?" })).status;
  expect((await Promise.all([ask(), ask()])).toSorted()).toEqual([200, 429]);
  await new Promise((resolve) => setTimeout(resolve, 10_100));
  expect(await ask()).toBe(200);
});
