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
const ASKS = { status: 401, code: "STUDIO_TOKEN_NEEDED" };
const bearer = { authorization: `Bearer ${TOKEN}` };
const remote = { host: "keepwell.example" };

const matrix: [string, Record<string, string>, [string, Record<string, string>, object][]][] = [
  [
    "as it is",
    {},
    [
      ["on the machine itself", {}, OPEN],
      ["by the address [::1]", { host: "[::1]:3000" }, OPEN],
      ["from a page of its own", { origin: "http://localhost:3000" }, OPEN],
      ["with another host", remote, OFF],
      ["with a host that begins like a local one", { host: "localhost.keepwell.example" }, OFF],
      ["forwarded", { forwarded: "for=203.0.113.9" }, OFF],
      ["forwarded for somebody", { "x-forwarded-for": "127.0.0.1" }, OFF],
      ["through a proxy that says so", { via: "1.1 proxy" }, OFF],
      ["from a page elsewhere", { origin: "https://keepwell.example" }, OFF],
      ["from a page without a place", { origin: "null" }, OFF],
      ["with a token, where none is set", { ...remote, ...bearer }, OFF],
    ],
  ],
  ["open to the network", { HOST: "0.0.0.0" }, [["as it is", {}, OFF]]],
  ["with a trusted proxy", { TRUST_PROXY: "loopback" }, [["as it is", {}, OFF]]],
  ["with LOGIN_POLICY=email, open to the network", { HOST: "0.0.0.0", LOGIN_POLICY: "email" }, [["so", {}, OFF]]],
  ["with LOGIN_POLICY=device", { LOGIN_POLICY: "device" }, [["on the machine itself", {}, OPEN]]],
  [
    "with STUDIO=off",
    { STUDIO: "off", STUDIO_TOKEN: TOKEN },
    [
      ["on the machine itself", {}, OFF],
      ["with the token", bearer, OFF],
    ],
  ],
  [
    "with STUDIO_TOKEN, open to the network",
    { HOST: "0.0.0.0", STUDIO_TOKEN: TOKEN },
    [
      ["without a token", remote, ASKS],
      ["with the token", { ...remote, ...bearer }, OPEN],
      ["with another token", { ...remote, authorization: `Bearer ${TOKEN}x` }, ASKS],
      ["with the token in another form", { ...remote, authorization: TOKEN }, ASKS],
    ],
  ],
  ["with STUDIO_TOKEN, on the machine itself", { STUDIO_TOKEN: TOKEN }, [["without a token", {}, OPEN]]],
];

describe.each(matrix)("the studio %s", (_, environment, requests) => {
  test("is there, asks for the token, or is not there", async () => {
    await start(environment);
    for (const [how, headers, expected] of requests) {
      expect(await ask(headers), how).toMatchObject(expected);
      const info = await server.app.inject({ url: "/content/app.json", headers: { host: "localhost", ...headers } });
      const page = await server.app.inject({
        url: "/studio",
        headers: { accept: "text/html", host: "localhost", ...headers },
      });
      const isOff = expected === OFF;
      expect((info.json() as AppInfo).studio === "off", how).toBe(isOff);
      // Where the pages are not built there is nothing to show at any address.
      expect(page.statusCode === 404, how).toBe(isOff);
    }
  });
});

describe("a changing call", () => {
  const url = "/api/studio/scales/stress/check";
  const body = { survey: "{}", rule: "{}" };
  const post = { url, method: "POST", body } as const;
  const own = { origin: "http://localhost:3000" };

  test("must come from a page of this site, and as JSON", async () => {
    await start({ STUDIO_TOKEN: TOKEN });
    expect(await ask(own, post)).toMatchObject(OPEN);
    expect(await ask({}, post)).toMatchObject({ status: 403, code: "FOREIGN_PAGE" });
    expect(await ask({ origin: "http://localhost:4000" }, post)).toMatchObject({ status: 403, code: "FOREIGN_PAGE" });
    expect(await ask({ origin: "null" }, post)).toMatchObject({ status: 401 });
    expect(await ask({ origin: "https://evil.example", ...bearer }, post)).toMatchObject({ code: "FOREIGN_PAGE" });
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      const sent = { ...post, body: JSON.stringify(body) };
      expect(await ask({ ...own, "content-type": type }, sent)).toMatchObject({ status: 415 });
    }
  });
});

test("guessing the token is counted, and past the limit the right one tells nothing either", async () => {
  await start({ HOST: "0.0.0.0", STUDIO_TOKEN: TOKEN });
  for (let tries = 0; tries < 5; tries++) expect(await ask({ authorization: "Bearer no" })).toMatchObject(ASKS);
  expect(await ask(bearer)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
});

test("a token that is short is refused at the start", () => {
  expect(() => readConfig({ STUDIO_TOKEN: "short" })).toThrow(/STUDIO_TOKEN/);
});
