import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startTestServer } from "../../support/test-server.ts";

test("the operator's commands make a link beside the running server, and end a person's access", {
  timeout: 90_000,
}, async () => {
  const server = await startTestServer();
  const run = (...parameters: string[]) => {
    const env = { ...process.env, DATA_DIR: server.dataDir, PORT: "3456" };
    return spawnSync("node", ["server/commands/keepwell.ts", ...parameters], { env, encoding: "utf8" });
  };
  const invited = run("staff:invite", "Ada Byron", "--role", "editor");
  expect(invited).toMatchObject({ status: 0, stdout: expect.stringContaining("once, within 24 hours") });
  const link = /http:\/\/localhost:3456\/staff\/join#([\w-]{43})$/m.exec(invited.stdout)?.[1];
  server.setTime(new Date());
  const own = { origin: "http://localhost" };
  expect(await server.post("/api/staff/link", { link }, own)).toMatchObject({
    status: 200,
    body: { name: "Ada Byron", role: "editor", uri: expect.stringContaining("otpauth://totp/Keepwell:Ada%20Byron?") },
  });
  expect(run("staff:invite", "Ada")).toMatchObject({ status: 2, stderr: expect.stringContaining("--role must be") });
  expect(run("staff:invite", "STUDIO_TOKEN", "--role", "admin")).toMatchObject({ status: 2 });

  const { cookie = "" } = await server.staff("admin", "Grace");
  expect(run("staff:remove", "grace").status).toBe(0);
  expect(await server.get("/api/staff/session", { cookie })).toMatchObject({ body: { code: "STAFF_SIGN_IN" } });
  // A link that was not used ends too.
  expect(run("staff:remove", "ada byron").status).toBe(0);
  expect(await server.post("/api/staff/link", { link }, own)).toMatchObject({ body: { code: "STAFF_LINK" } });
  expect(run("staff:remove", "Nobody")).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Nobody of/) });
  const logged = await server.database.selectFrom("event").selectAll().orderBy("at").execute();
  expect(logged.filter(({ who }) => who === "operator").map(({ kind }) => kind)).toEqual([
    "staff:invite",
    "staff:remove",
    "staff:remove",
  ]);
  await server.close();
});
