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
    "by default",
    {},
    [
      ["on the machine itself", {}, ASKS_PASSWORD],
      ["through a plain proxy_pass, which names its target as the host", { host: "127.0.0.1:3000" }, ASKS_PASSWORD],
      ["from elsewhere with the host of the machine itself", { host: "localhost" }, ASKS_PASSWORD],
      ["by the address [::1]", { host: "[::1]:3000" }, ASKS_PASSWORD],
      ["from a page of its own", { origin: "http://localhost:3000" }, ASKS_PASSWORD],
      ["with another host", { host: "keepwell.example" }, ASKS_PASSWORD],
      ["forwarded for the machine itself", { "x-forwarded-for": "127.0.0.1" }, ASKS_PASSWORD],
      ["forwarded from a host", { "x-forwarded-host": "localhost" }, ASKS_PASSWORD],
    ],
  ],
  ["auto", { LOGIN_POLICY: "auto" }, [["on the machine itself", {}, ASKS_PASSWORD]]],
  ["device, open to the network", { HOST: "0.0.0.0", LOGIN_POLICY: "device" }, [["as it is", {}, ASKS_PASSWORD]]],
  ["device, with a proxy that is trusted", { TRUST_PROXY: "loopback" }, [["as it is", {}, ASKS_PASSWORD]]],
  [
    "email, open to the network",
    { HOST: "0.0.0.0", LOGIN_POLICY: "email" },
    [
      ["as it is", {}, EMAIL_SUFFICES],
      ["forwarded, with another host", { "x-forwarded-for": "203.0.113.9", host: "keepwell.example" }, EMAIL_SUFFICES],
    ],
  ],
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
    const unknown = await post("/login", { email: "nobody@example.com" }, headers);
    expect(unknown).toMatchObject(isAsked ? ASKS_PASSWORD : { status: 401, code: "INVALID_LOGIN" });
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
