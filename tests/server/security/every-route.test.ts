import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#core/api/call.ts";
import { calls } from "#core/api/calls.ts";
import { editedContent } from "../../support/edited-content.ts";
import { type MadeRoute, withMadeRoutes } from "../../support/made-routes.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

// Each route there is, and who may use it. A new one that is neither in the table of calls nor here fails.
const PAGES = ["/", "/*", "/docs", "/docs/static/*", "/docs/json", "/docs/yaml", "/docs/static/index.html"].concat(
  "/docs/static/swagger-initializer.js",
  "/.well-known/security.txt",
  "/assets/:name",
);
const ROWS = new Map(Object.values<Call>(calls).map((row) => [`${row.method} ${row.path}`, row]));
const needsOf = ({ method, url }: MadeRoute) => ROWS.get(`${method} ${url}`)?.needs;

let server: TestServer;
let routes: readonly MadeRoute[];
beforeAll(async () => {
  // Each route fails when a request asks for it.
  // Content that is edited, for the studio is there too.
  const { surveysDir, scoringRulesDir } = editedContent();
  const start = () => startTestServer({ surveysDir, scoringRulesDir, studioToken: "0123456789abcdef" });
  ({ server, routes } = await withMadeRoutes(start, (app) => {
    app.addHook("preParsing", async ({ headers }) => {
      if (headers["x-planted-error"]) throw new Error("planted, with a secret in it");
    });
  }));
});
afterAll(() => server.close());

const request = ({ method, url }: MadeRoute, headers = {}) =>
  server.app.inject({
    method: method as "GET" | "POST",
    url: url.replace(":scale", "stress").replace(/:\w+/, "nobody").replace("*", "nothing-here"),
    // From another machine, as most requests are.
    headers: { host: "keepwell.example", ...headers },
    ...(method === "POST" ? { body: {} } : {}),
  });

test("every route is in the table of calls, and every call has its route", () => {
  const made = new Set(routes.map(({ method, url }) => `${method} ${url}`));
  expect([...made].sort()).toEqual([...ROWS.keys(), ...PAGES.map((url) => `GET ${url}`)].sort());
});

test("without an id, a token or a role nothing personal is given", async () => {
  for (const route of routes) {
    const needs = needsOf(route);
    const { statusCode, body } = await request(route);
    if (needs === "token" || needs === "role") expect([route.url, statusCode], body).toEqual([route.url, 401]);
    // The history of nobody is an empty list, like that of somebody without results.
    const isNothing = statusCode === 400 || statusCode === 404 || (statusCode === 200 && body === "[]");
    if (needs === "id") expect(isNothing, `${route.url} ${statusCode} ${body}`).toBe(true);
    if (needs === "nobody") expect(statusCode, `${route.url} ${body}`).toBeLessThan(500);
    if (needs === "link") expect([400, 401, 403], `${route.url} ${body}`).toContain(statusCode);
  }
});

test("every answer of every route, errors included, carries the security headers", async () => {
  for (const route of [...routes, { method: "GET", url: "/%zz" }]) {
    for (const headers of [{}, { "x-planted-error": "yes" }]) {
      const { headers: given } = await request(route, headers);
      const place = `${route.method} ${route.url}`;
      expect(given, place).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
      expect(given["content-security-policy"], place).not.toMatch(/unsafe/);
      expect(given["content-security-policy"], place).toContain("frame-ancestors 'none'");
      expect(given["content-security-policy"], place).toContain("base-uri 'none'");
      expect(given["content-security-policy"], place).toMatch(/(object|default)-src 'none'/);
      expect(given["access-control-allow-origin"], place).toBeUndefined();
      // HSTS would lock a plain address of a home network out.
      expect(given["strict-transport-security"], place).toBeUndefined();
      const isPersonal = route.method === "POST" || (needsOf(route) ?? "nobody") !== "nobody";
      if (isPersonal) expect(given["cache-control"], place).toBe("no-store");
    }
  }
});

// An address that cannot be read is refused before it is known whether a trusted proxy sent it.
test("over TLS every answer of every route says to stay with it", async () => {
  const overTls = await startTestServer({ trustProxy: "loopback", hstsSubdomains: true });
  for (const { method, url } of routes) {
    const headers = { "x-forwarded-proto": "https" };
    const reply = await overTls.app.inject({ method: method as "GET", url: url.replace(/:\w+/g, "nobody"), headers });
    expect([url, reply.headers["strict-transport-security"]]).toEqual([url, "max-age=31536000; includeSubDomains"]);
  }
  await overTls.close();
});

test("every answer with a body says its type, and every text its characters", async () => {
  const assets = new Map(readdirSync("dist/assets").map((name) => [extname(name), `/assets/${name}`]));
  const urls = ["/sw.js", "/index.html", "/nothing-here", "/%zz", ...assets.values()];
  for (const route of [...routes, ...urls.map((url) => ({ method: "GET", url }))]) {
    const { body, headers } = await request(route);
    if (body === "") continue;
    const type = `${headers["content-type"]}`;
    expect([route.url, type]).toEqual([route.url, expect.stringMatching(/^[a-z]+\/[a-z+.-]+/)]);
    if (/^text|^application\/json|\+xml|javascript/.test(type))
      expect([route.url, type.toLowerCase()]).toEqual([route.url, expect.stringContaining("charset=utf-8")]);
  }
});

test("an error in any route is one fixed sentence, and the server goes on", async () => {
  for (const route of routes) {
    const { statusCode, body } = await request(route, { "x-planted-error": "yes" });
    // It asks who is there before it reads anything.
    if (needsOf(route) === "role") continue;
    expect([route.url, statusCode]).toEqual([route.url, 500]);
    expect(body).toContain('"code":"INTERNAL"');
    expect(body).not.toContain("planted");
  }
  expect((await server.get("/health")).status).toBe(200);
});
