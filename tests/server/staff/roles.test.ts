import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#core/api/call.ts";
import { calls } from "#core/api/calls.ts";
import { STAFF_ROLES } from "#core/api/staff.ts";
import type { PublishedVersion, StudioScale } from "#core/api/studio.ts";
import { urlOf } from "#core/api/url-of.ts";
import { editedContent } from "../../support/edited-content.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

const KEY = "a-token-of-the-studio";
const STRESS = "/api/studio/scales/stress";
const rows = Object.values<Call>(calls).flatMap((row) => (row.needs === "role" ? [row] : []));

let server: TestServer;
beforeAll(async () => {
  const { surveysDir, scoringRulesDir } = editedContent();
  server = await startTestServer({ surveysDir, scoringRulesDir, studioToken: KEY });
});
afterAll(() => server.close());

const ask = async ({ method, path }: Call, headers: Record<string, string>) => {
  const values = { scale: "stress", draft: "0".repeat(32), format: "redcap", table: "csv", file: "codebook" };
  const url = urlOf({ path }, Object.fromEntries(Object.entries(values).filter(([name]) => path.includes(`:${name}`))));
  const body = method === "GET" ? {} : { body: {} };
  const reply = await server.app.inject({ method, url, headers, ...body });
  const isJson = `${reply.headers["content-type"]}`.includes("json");
  return [reply.statusCode, isJson ? reply.json().code : undefined];
};

test.each(STAFF_ROLES)("a call of staff answers the role %s as its row says", async (role) => {
  const headers = await server.staff(role);
  for (const row of rows) {
    const [status, code] = await ask(row, headers);
    // Admitted, an empty draft is refused as one.
    const hasBody = row.method === "POST" || row.method === "PUT";
    // No draft has this name, and one that is not there need not be dropped.
    const found = !row.path.includes(":draft") ? 200 : row.method === "DELETE" ? 204 : 404;
    const expected = row.roles.includes(role) ? [hasBody ? 400 : found] : [403, "STAFF_ROLE"];
    expect([status, code].slice(0, expected.length), `${row.method} ${row.path}`).toEqual(expected);
  }
});

test("nobody, a session that was removed, and a call from a foreign page are refused everywhere", async () => {
  const removed = await server.staff("admin", "Gone");
  await server.database.deleteFrom("staff").where("name", "=", "Gone").execute();
  const foreign = { ...(await server.staff("admin", "Ada")), origin: "https://evil.example" };
  for (const row of rows) {
    const own = { host: "localhost", origin: "http://localhost" };
    expect(await ask(row, own)).toEqual([401, "STAFF_SIGN_IN"]);
    expect(await ask(row, removed)).toEqual([401, "STAFF_SIGN_IN"]);
    if (row.method !== "GET") expect(await ask(row, foreign)).toEqual([403, "FOREIGN_PAGE"]);
  }
});

test("a page of another site starts no download that is an event", async () => {
  const ada = await server.staff("admin", "Ada");
  const downloads = rows.filter(({ method, event }) => method === "GET" && event);
  expect(downloads.length).toBeGreaterThan(1);
  for (const row of downloads) {
    for (const site of ["cross-site", "same-site"])
      expect(await ask(row, { ...ada, "sec-fetch-site": site }), row.path).toEqual([403, "FOREIGN_PAGE"]);
    for (const site of ["same-origin", "none"])
      expect((await ask(row, { ...ada, "sec-fetch-site": site }))[0], row.path).toBe(200);
  }
});

test("a version says who published it: a person, or the key by its name", async () => {
  const as = {
    person: await server.staff("publisher", "Grace Hopper"),
    key: { host: "localhost", origin: "http://localhost", authorization: `Bearer ${KEY}` },
  };
  const opened = async () => (await server.get(STRESS, as.key)).body as StudioScale;
  for (const [who, word] of [
    [as.person, "one"],
    [as.key, "other"],
  ] as const) {
    const { from, survey, rule } = await opened();
    const reworded = survey.replace(/How often did [a-z ]+ upset you/, `How often did ${word} thing upset you`);
    expect(await server.post(`${STRESS}/publish`, { survey: reworded, rule, from }, who)).toMatchObject({
      status: 200,
    });
  }
  const listed = async () => (await server.get(`${STRESS}/versions`, as.person)).body as PublishedVersion[];
  const versions = await listed();
  expect(versions.map(({ publishedBy }) => publishedBy)).toEqual(["STUDIO_TOKEN", "Grace Hopper", null]);
  const { publication } = versions.at(-1) as PublishedVersion;
  await server.post(`${STRESS}/roll-back`, { publication, from: (await opened()).from }, as.person);
  expect((await listed())[0]).toMatchObject({ origin: "rollback", publishedBy: "Grace Hopper" });
});
