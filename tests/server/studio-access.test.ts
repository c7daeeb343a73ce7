import type { InjectOptions } from "fastify";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppInfo } from "#core/api/public-scale.ts";
import { readConfig } from "../../server/config.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const TOKEN = "a-token-of-the-studio";
let files: EditedContent;
let server: TestServer;
beforeAll(() => {
  files = editedContent();
});
afterEach(() => server.close());

async function start(environment: Record<string, string>): Promise<void> {
  const { host, listensOnLoopback, loginPolicy, trustProxy, studio, studioToken } = readConfig(environment);
  const { surveysDir, scoringRulesDir } = files;
  const rateLimits = { ...NO_LIMITS, studioToken: { count: 5, seconds: 60 } };
  const access = { host, listensOnLoopback, loginPolicy, trustProxy, studio, studioToken };
  server = await startTestServer({ ...access, surveysDir, scoringRulesDir, rateLimits });
}

const ask = async (headers: Record<string, string>, options: Partial<InjectOptions> = {}) => {
  const reply = await server.app.inject({
    url: "/api/studio/state",
    ...options,
    headers: { host: "localhost:3000", ...headers },
  });
  return { status: reply.statusCode, code: reply.json().code };
};
const OPEN = { status: 200 };
const OFF = { status: 404, code: "NOT_FOUND" };
const ASKS = { status: 401, code: "STAFF_SIGN_IN" };
const bearer = { authorization: `Bearer ${TOKEN}` };
const remote = { host: "keepwell.example" };

/** Nothing of these says who is there. */
const PLACES: Readonly<Record<string, Record<string, string>>> = {
  "on the machine itself": {},
  "by the address [::1]": { host: "[::1]:3000" },
  "from a page of its own": { origin: "http://localhost:3000" },
  "with another host": remote,
  "with a host that begins like a local one": { host: "localhost.keepwell.example" },
  forwarded: { forwarded: "for=127.0.0.1" },
  "forwarded for the machine itself": { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost" },
  "through a proxy that says so": { via: "1.1 proxy" },
  "from a page elsewhere": { origin: "https://keepwell.example" },
};
const DEPLOYMENTS: readonly Record<string, string>[] = [
  {},
  { HOST: "0.0.0.0" },
  { TRUST_PROXY: "loopback" },
  { LOGIN_POLICY: "email" },
  { STUDIO_TOKEN: TOKEN },
];

describe.each(DEPLOYMENTS)("with the settings %j", (environment) => {
  test("the studio asks everybody to sign in, and staff get in from anywhere", async () => {
    await start(environment);
    const { cookie = "" } = await server.staff("editor");
    for (const [place, headers] of Object.entries(PLACES)) {
      expect(await ask(headers), place).toMatchObject(ASKS);
      expect(await ask({ ...headers, cookie }), place).toMatchObject(OPEN);
      const info = await server.app.inject({ url: "/content/app.json", headers });
      expect((info.json() as AppInfo).studio, place).toBe("on");
    }
    expect(await ask({ ...remote, ...bearer })).toMatchObject(environment["STUDIO_TOKEN"] ? OPEN : ASKS);
  });
});

test("with STUDIO=off there is none, not for staff and not with the token either", async () => {
  await start({ STUDIO: "off", STUDIO_TOKEN: TOKEN });
  for (const headers of [{}, bearer, await server.staff("admin")])
    for (const place of ["state", "scales/stress/answers", "scales/stress/answers/csv", "scales/stress/columns/r"])
      expect(await ask(headers, { url: `/api/studio/${place}` }), place).toMatchObject(OFF);
  expect(((await server.get("/content/app.json")).body as AppInfo).studio).toBe("off");
  const page = await server.app.inject({ url: "/studio", headers: { accept: "text/html" } });
  expect(page.statusCode).toBe(404);
});

test("only the token itself, in the usual form, is the token", async () => {
  await start({ STUDIO_TOKEN: TOKEN });
  expect(await ask(bearer)).toMatchObject(OPEN);
  for (const authorization of [`Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`, "Bearer "]) {
    expect(await ask({ authorization })).toMatchObject(ASKS);
  }
});

describe("a changing call", () => {
  const url = "/api/studio/scales/stress/check";
  const body = { survey: "{}", rule: "{}" };
  const post = { url, method: "POST", body } as const;
  const own = { origin: "http://localhost:3000" };

  test("must come from a page of this site, and as JSON", async () => {
    await start({ STUDIO_TOKEN: TOKEN });
    const { cookie = "" } = await server.staff("editor");
    expect(await ask({ ...own, cookie }, post)).toMatchObject(OPEN);
    const foreign = { status: 403, code: "FOREIGN_PAGE" };
    for (const who of [{ cookie }, bearer]) {
      expect(await ask(who, post)).toMatchObject(foreign);
      for (const origin of ["http://localhost:4000", "https://evil.example", "null"])
        expect(await ask({ ...who, origin }, post)).toMatchObject(foreign);
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      const sent = { ...post, body: JSON.stringify(body) };
      expect(await ask({ ...own, cookie, "content-type": type }, sent)).toMatchObject({ status: 415 });
    }
  });
});

test("guessing the token is counted; past the limit the right one tells nothing either, and staff still get in", async () => {
  await start({ HOST: "0.0.0.0", STUDIO_TOKEN: TOKEN });
  const { cookie = "" } = await server.staff("editor");
  for (let tries = 0; tries < 5; tries++) expect(await ask({ authorization: "Bearer no" })).toMatchObject(ASKS);
  expect(await ask(bearer)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(await ask({ cookie })).toMatchObject(OPEN);
});

test("a token that is short is refused at the start", () => {
  expect(() => readConfig({ STUDIO_TOKEN: "short" })).toThrow(/STUDIO_TOKEN/);
});
