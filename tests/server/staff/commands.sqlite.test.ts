import { expect, test } from "vitest";
import { runCommand } from "../../support/run-command.ts";
import { startTestServer } from "../../support/test-server.ts";

test("the operator's commands make a link beside the running server, and end a person's access", {
  timeout: 90_000,
}, async () => {
  const server = await startTestServer();
  const run = (name: string, ...parameters: string[]) =>
    runCommand(name, parameters, { DATA_DIR: server.dataDir, PORT: "3456" });
  const invited = await run("staff:invite", "Ada Byron", "--role", "editor");
  expect(invited).toMatchObject({ status: 0, stdout: expect.stringContaining("once, within 24 hours") });
  const link = /http:\/\/localhost:3456\/staff\/join#([\w-]{43})$/m.exec(invited.stdout)?.[1];
  server.setTime(new Date());
  const own = { origin: "http://localhost" };
  expect(await server.post("/api/staff/link", { link }, own)).toMatchObject({
    status: 200,
    body: { name: "Ada Byron", role: "editor", uri: expect.stringContaining("otpauth://totp/Keepwell:Ada%20Byron?") },
  });
  expect(await run("staff:invite", "Ada")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--role must be"),
  });
  expect(await run("staff:invite", "STUDIO_TOKEN", "--role", "admin")).toMatchObject({ status: 2 });

  const { cookie = "" } = await server.staff("admin", "Grace");
  expect((await run("staff:remove", "grace")).status).toBe(0);
  expect(await server.get("/api/staff/session", { cookie })).toMatchObject({ body: { code: "STAFF_SIGN_IN" } });
  // A link that was not used ends too.
  expect((await run("staff:remove", "ada byron")).status).toBe(0);
  expect(await server.post("/api/staff/link", { link }, own)).toMatchObject({ body: { code: "STAFF_LINK" } });
  expect(await run("staff:remove", "Nobody")).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Nobody of/) });
  const logged = await server.database.selectFrom("event").selectAll().orderBy("at").execute();
  expect(logged.filter(({ who }) => who === "operator").map(({ kind }) => kind)).toEqual([
    "staff:invite",
    "staff:remove",
    "staff:remove",
  ]);
  await server.close();
});
