import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#core/api/call.ts";
import { calls } from "#core/api/calls.ts";
import { readConfig } from "../../server/config.ts";
import { siteAddress } from "../../server/site-address.ts";
import { shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bad: [string, Record<string, string>, string, number, string][] = [
  ["broken JSON", { "content-type": "application/json" }, "{", 400, "BAD_REQUEST"],
  ["an empty body", { "content-type": "application/json" }, "", 400, "BAD_REQUEST"],
  ["a prototype key", { "content-type": "application/json" }, '{"__proto__":{"a":1}}', 400, "BAD_REQUEST"],
  ["plain text", { "content-type": "text/plain" }, '{"email":"a@b.c"}', 415, "UNSUPPORTED_TYPE"],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "email=a", 415, "UNSUPPORTED_TYPE"],
  ["a body too large", { "content-type": "application/json" }, `"${"x".repeat(70_000)}"`, 413, "BODY_TOO_LARGE"],
];
test.each(bad)("answers %s with a clear error", async (_, headers, body, status, code) => {
  const reply = await server.app.inject({ method: "POST", url: "/login", headers, body });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code, error: expect.stringMatching(/\.$/) });
});

test("an address that cannot be read is an error of the request, not of the server", async () => {
  const reply = await server.app.inject({ method: "GET", url: "/%zz" });
  expect({ status: reply.statusCode, body: reply.json() }).toMatchObject({
    status: 400,
    body: { code: "BAD_REQUEST" },
  });
});

test("a worker and a manifest come from here alone", async () => {
  const { headers } = await server.app.inject({ method: "GET", url: "/health" });
  expect(headers["content-security-policy"]).toContain("worker-src 'self';manifest-src 'self'");
});

test("personal answers are never cached, content is asked for anew and answered with 304", async () => {
  const personal = await server.app.inject({ method: "GET", url: "/view-scores/nobody" });
  expect(personal.headers["cache-control"]).toBe("no-store");
  const content = await server.app.inject({ method: "GET", url: "/content/domains.json" });
  expect(content.headers["cache-control"]).toBe("no-cache");
  const headers = { "if-none-match": `${content.headers.etag}` };
  expect((await server.app.inject({ method: "GET", url: "/content/domains.json", headers })).statusCode).toBe(304);
});

test("behind TLS alone, the browser is told to stay with it", async () => {
  const trusting = await startTestServer({ trustProxy: "loopback" });
  const sent = async ({ app }: TestServer) =>
    (await app.inject({ url: "/health", headers: { "x-forwarded-proto": "https" } })).headers[
      "strict-transport-security"
    ];
  expect(await sent(trusting)).toBe("max-age=31536000");
  expect(await sent(server)).toBeUndefined();
  await trusting.close();
});

test("an operator may ask for TLS below the site's name too", async () => {
  const trusting = await startTestServer({ trustProxy: "loopback", hstsSubdomains: true });
  const { headers } = await trusting.app.inject({ url: "/health", headers: { "x-forwarded-proto": "https" } });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  await trusting.close();
});

test("security.txt says whom to tell about a weakness, where site.json names somebody", async () => {
  const url = "/.well-known/security.txt";
  expect((await server.app.inject({ url })).statusCode).toBe(404);
  const content = await shippedContent();
  const securityContact = { contacts: ["mailto:safe@example.org", "tel:+1-800-555-0100"], expires: "2027-06-30" };
  const named = await startTestServer({}, { ...content, site: { ...content.site, securityContact } });
  const { headers, body } = await named.app.inject({ url });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual([
    "Contact: mailto:safe@example.org",
    "Contact: tel:+1-800-555-0100",
    "Expires: 2027-06-30T00:00:00Z",
    "Preferred-Languages: en, es",
    "",
  ]);
  await named.close();
});

test("content goes out compressed, what is personal does not", async () => {
  const sent = async (url: string) =>
    (await server.app.inject({ url, headers: { "accept-encoding": "br, gzip" } })).headers["content-encoding"];
  expect(await sent("/content/site.json")).toBe("br");
  const { userID } = await server.newPerson();
  expect(await sent(`/api/overview/${userID}`)).toBeUndefined();
});

test("points and formulas stay on the server", async () => {
  for (const id of server.content.scales.keys()) {
    const { body } = await server.get(`/content/scales/${id}.json`);
    expect(Object.keys(body as object).sort()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/points|steps|tables|examples|^score$/)]),
    );
  }
});

test("OpenAPI describes every call of the table, with its errors", async () => {
  const { paths } = (await server.get("/docs/json")).body as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description = "" }]): [string, string] => [
      `${method} ${path}`,
      description,
    ]),
  );
  // The studio is there only where content can be edited.
  const rows = Object.values<Call>(calls).filter(({ tag }) => tag !== "Studio");
  const named = ({ method, path }: Call) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`;
  expect(described.map(([call]) => call).sort()).toEqual(rows.map(named).sort());
  for (const row of rows)
    for (const code of row.errors) expect(new Map(described).get(named(row)), named(row)).toContain(`\`${code}\``);
});

test("a configuration that cannot be used names each variable", () => {
  expect(() => readConfig({ PORT: "http", LOGIN_POLICY: "open" })).toThrow(/PORT.*LOGIN_POLICY/);
  expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", listensOnLoopback: true });
  expect(readConfig({ HOST: "0.0.0.0" }).listensOnLoopback).toBe(false);
});

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  // As in a container: a link to these opens nowhere.
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["keepwell.example", "http://keepwell.example:3000"],
  ["2001:db8::1", "http://[2001:db8::1]:3000"],
])("a server that listens at %s names %s", (HOST, address) => {
  expect(siteAddress(readConfig({ HOST }))).toBe(address);
});
