import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import type { Content } from "../../server/content/content.ts";
import { registration, shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

// Asked over a socket, for what a policy depends on is the request itself.

type Reply = { readonly status: number; readonly code: string | undefined; readonly cookies: readonly string[] };
type Post = (path: string, body: object, headers?: Record<string, string>) => Promise<Reply>;

/** `fetch` sets the Host header itself, so the request is made by hand. */
function poster(port: number): Post {
  return (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", host: "localhost:3000", ...headers },
      });
      sent.on("response", async (reply) => {
        const { code } = JSON.parse((await reply.toArray()).join("")) as { code?: string };
        resolve({ status: reply.statusCode ?? 0, code, cookies: reply.headers["set-cookie"] ?? [] });
      });
      sent.on("error", reject).end(JSON.stringify(body));
    });
}

let content: Content;
beforeAll(async () => {
  content = await shippedContent();
});

async function listen(environment: Record<string, string>): Promise<{ server: TestServer; post: Post }> {
  const { host, listensOnLoopback, loginPolicy, trustProxy } = readConfig(environment);
  const server = await startTestServer({ host, listensOnLoopback, loginPolicy, trustProxy }, content);
  await server.app.listen({ host, port: 0 });
  return { server, post: poster((server.app.server.address() as AddressInfo).port) };
}

const email = "ada@example.com";
const { password } = registration(email);
const EMAIL_SUFFICES = { status: 200 };
const ASKS_PASSWORD = { status: 401, code: "PASSWORD_REQUIRED" };

const policies: [string, Record<string, string>, [string, Record<string, string>, object][]][] = [
  [
    "auto, on the machine itself",
    {},
    [
      ["as it is", {}, EMAIL_SUFFICES],
      ["by the address 127.0.0.1", { host: "127.0.0.1" }, EMAIL_SUFFICES],
      ["by the address [::1]", { host: "[::1]:3000" }, EMAIL_SUFFICES],
      ["from a page of its own", { origin: "http://localhost:3000" }, EMAIL_SUFFICES],
      ["with another host", { host: "keepwell.example" }, ASKS_PASSWORD],
      ["with a host that begins like a local one", { host: "localhost.keepwell.example" }, ASKS_PASSWORD],
      ["forwarded", { forwarded: "for=203.0.113.9" }, ASKS_PASSWORD],
      ["forwarded for somebody", { "x-forwarded-for": "127.0.0.1" }, ASKS_PASSWORD],
      ["forwarded from a host", { "x-forwarded-host": "localhost" }, ASKS_PASSWORD],
      ["forwarded by TLS", { "x-forwarded-proto": "https" }, ASKS_PASSWORD],
      ["through a proxy that says so otherwise", { via: "1.1 proxy" }, ASKS_PASSWORD],
      ["from a page elsewhere", { origin: "https://keepwell.example" }, ASKS_PASSWORD],
      ["from a page without a place", { origin: "null" }, ASKS_PASSWORD],
    ],
  ],
  ["auto, open to the network", { HOST: "0.0.0.0" }, [["as it is", {}, ASKS_PASSWORD]]],
  ["auto, with a proxy that is trusted", { TRUST_PROXY: "loopback" }, [["as it is", {}, ASKS_PASSWORD]]],
  [
    "email, open to the network",
    { HOST: "0.0.0.0", LOGIN_POLICY: "email" },
    [
      ["as it is", {}, EMAIL_SUFFICES],
      ["forwarded, with another host", { "x-forwarded-for": "203.0.113.9", host: "keepwell.example" }, EMAIL_SUFFICES],
    ],
  ],
  ["device, on the machine itself", { LOGIN_POLICY: "device" }, [["as it is", {}, ASKS_PASSWORD]]],
];

describe.each(policies)("LOGIN_POLICY %s", (_, environment, requests) => {
  let server: TestServer;
  let post: Post;
  beforeAll(async () => {
    ({ server, post } = await listen(environment));
    expect((await post("/register", registration(email))).status).toBe(200);
  });
  afterAll(() => server.close());

  test.each(requests)("%s", async (_, headers, expected) => {
    expect(await post("/login", { email }, headers)).toMatchObject(expected);
    const isAsked = expected === ASKS_PASSWORD;
    const stranger = await post("/login", { email: "nobody@example.com" }, headers);
    expect(stranger).toMatchObject(isAsked ? ASKS_PASSWORD : { status: 401, code: "INVALID_LOGIN" });
  });

  test("the password always suffices", async () => {
    expect((await post("/login", { email, password }, { host: "keepwell.example" })).status).toBe(200);
    expect(await post("/login", { email, password: "another one" })).toMatchObject({
      status: 401,
      code: "WRONG_PASSWORD",
    });
  });
});

test.each([
  ["loopback", "__Host-keepwell-device", true],
  ["false", "keepwell-device", false],
])(
  "the cookie is bound to TLS and host if a trusted proxy says so, with TRUST_PROXY=%s",
  async (trusted, name, secure) => {
    const { server, post } = await listen({ LOGIN_POLICY: "device", TRUST_PROXY: trusted });
    const { cookies } = await post("/register", registration(email), { "x-forwarded-proto": "https" });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(new RegExp(`^${name}=[\\w-]{43}; Max-Age=7776000; Path=/; HttpOnly;`));
    expect(cookies[0]).toContain("SameSite=Strict");
    expect(cookies[0]?.includes("Secure")).toBe(secure);
    await server.close();
  },
);
