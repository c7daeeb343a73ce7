import { afterAll, beforeAll, expect, test } from "vitest";
import { type MadeRoute, withMadeRoutes } from "../../support/made-routes.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

// Each route there is, and what guards it. A new one that is not written down here fails.
// open: no person's data. id: the person's id, 128 random bits. token: the log-in's token. form: what its own form proves.
type Guard = "open" | "id" | "token" | "form";
const GUARDS: Readonly<Record<string, Guard>> = {
  "GET /": "open",
  "GET /socialtest": "open",
  "GET /literacy": "open",
  "GET /exerciseactivity": "open",
  "GET /nurtition": "open",
  "GET /stressscale": "open",
  "GET /pitt": "open",
  "GET /*": "open",
  "GET /docs": "open",
  "GET /docs/static/*": "open",
  "GET /docs/json": "open",
  "GET /docs/yaml": "open",
  "GET /docs/static/index.html": "open",
  "GET /docs/static/swagger-initializer.js": "open",
  "GET /health": "open",
  "GET /ready": "open",
  "GET /content/app.json": "open",
  "GET /content/domains.json": "open",
  "GET /content/site.json": "open",
  "GET /content/sources.json": "open",
  "GET /content/surveys/:scale.json": "open",
  "GET /content/scales/:scale.json": "open",
  "POST /chat": "open",
  "POST /register": "form",
  "POST /login": "form",
  "POST /api/account/reset-password": "form",
  "POST /api/session/forget-device": "form",
  "POST /api/session/end": "form",
  "POST /api/ai-advice": "token",
  "GET /api/account/export": "token",
  "POST /api/account/delete": "token",
  "POST /api/account/recovery-code": "token",
  "POST /get-advice": "id",
  "POST /social": "id",
  "POST /api/learn-scale": "id",
  "POST /api/exercise-scale": "id",
  "POST /api/mna-test": "id",
  "POST /api/save-bmi": "id",
  "POST /api/stress-scale": "id",
  "POST /api/sleep-scale": "id",
  "POST /api/scales/:scale": "id",
  "GET /social-score/:userId": "id",
  "GET /api/learn-scale/:userId": "id",
  "GET /api/exercise-score/:userId": "id",
  "GET /api/mna-score": "id",
  "GET /api/stress-score/:userId": "id",
  "GET /api/sleep-score/:userId": "id",
  "GET /api/scales/:scale/:userId": "id",
  "GET /api/scales/:scale/:userId/working": "id",
  "GET /api/scales/:scale/:userId/history": "id",
  "GET /api/overview/:userId": "id",
  "GET /view-scores/:userID": "id",
};

let server: TestServer;
let routes: readonly MadeRoute[];
beforeAll(async () => {
  // Each route fails when a request asks for it.
  ({ server, routes } = await withMadeRoutes(startTestServer, (app) => {
    app.addHook("preParsing", async ({ headers }) => {
      if (headers["x-planted-fault"]) throw new Error("planted, with a secret in it");
    });
  }));
});
afterAll(() => server.close());

const request = ({ method, url }: MadeRoute, headers = {}) =>
  server.app.inject({
    method: method as "GET" | "POST",
    url: url.replace(":scale", "stress").replace(/:\w+/, "nobody").replace("*", "nothing-here"),
    headers,
    ...(method === "POST" ? { body: {} } : {}),
  });

test("every route has a guard that is written down, and every guard its route", () => {
  const made = new Set(routes.map(({ method, url }) => `${method} ${url}`));
  expect([...made].sort()).toEqual(Object.keys(GUARDS).sort());
});

test("without an id, a token or a form nothing personal is given", async () => {
  for (const route of routes) {
    const guard = GUARDS[`${route.method} ${route.url}`];
    const { statusCode, body } = await request(route);
    if (guard === "token") expect([route.url, statusCode], body).toEqual([route.url, 401]);
    // The history of nobody is an empty list, like that of somebody without results.
    const isNothing = statusCode === 400 || statusCode === 404 || (statusCode === 200 && body === "[]");
    if (guard === "id") expect(isNothing, `${route.url} ${statusCode} ${body}`).toBe(true);
    if (guard === "form") expect(statusCode, `${route.url} ${body}`).toBeLessThan(500);
  }
});

test("every answer of every route, refusals and faults included, carries the security headers", async () => {
  for (const route of [...routes, { method: "GET", url: "/%zz" }]) {
    for (const headers of [{}, { "x-planted-fault": "yes" }]) {
      const { headers: given } = await request(route, headers);
      const place = `${route.method} ${route.url}`;
      expect(given, place).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
      expect(given["content-security-policy"], place).not.toMatch(/unsafe/);
      expect(given["content-security-policy"], place).toContain("frame-ancestors 'none'");
      expect(given["access-control-allow-origin"], place).toBeUndefined();
      // HSTS would lock a plain address of a home network out.
      expect(given["strict-transport-security"], place).toBeUndefined();
      if (/id|token|form/.test(GUARDS[place] ?? "")) expect(given["cache-control"], place).toBe("no-store");
    }
  }
});

test("a fault in any route is one fixed sentence, and the server goes on", async () => {
  for (const route of routes) {
    const { statusCode, body } = await request(route, { "x-planted-fault": "yes" });
    expect([route.url, statusCode]).toEqual([route.url, 500]);
    expect(body).toContain('"code":"INTERNAL"');
    expect(body).not.toContain("planted");
  }
  expect((await server.get("/health")).status).toBe(200);
});
