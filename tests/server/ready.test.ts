import { expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { startTestServer } from "../support/test-server.ts";

test("ready while the database answers, and not when it is gone; alive all the time", async () => {
  const server = await startTestServer();
  expect(await server.get("/ready")).toEqual({ status: 200, body: { status: "ready", problems: [], warnings: [] } });
  await server.database.destroy();
  expect(await server.get("/ready")).toEqual({
    status: 503,
    body: { code: "NOT_READY", error: "Keepwell is not available just now. Please try again soon." },
  });
  expect(await server.get("/health")).toEqual({ status: 200, body: { status: "ok" } });
  await server.close();
});

test.each([
  ["email", "LOGIN_BY_EMAIL"],
  ["auto", "LOGIN_AUTO"],
])("warns of LOGIN_POLICY=%s", async (policy, code) => {
  const { loginPolicy, warnings } = readConfig({ LOGIN_POLICY: policy });
  const server = await startTestServer({ loginPolicy, warnings });
  expect((await server.get("/ready")).body).toMatchObject({
    warnings: [{ code, message: expect.stringContaining(`LOGIN_POLICY=${policy}`) }],
  });
  await server.close();
});

test("a reply that fails carries the id under which its cause is logged", async () => {
  const server = await startTestServer();
  await server.database.destroy();
  const ids = await Promise.all(
    ["/view-scores/someone", "/view-scores/someone", "/ready"].map(async (url) => {
      const reply = await server.app.inject({ method: "GET", url });
      expect(reply.statusCode).toBeGreaterThanOrEqual(500);
      return `${reply.headers["x-request-id"]}`;
    }),
  );
  for (const id of ids) expect(id).toMatch(/^[\w-]{8}-\d+$/);
  expect(new Set(ids).size).toBe(3);
  await server.close();
});
