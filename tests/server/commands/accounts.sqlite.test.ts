import { expect, test } from "vitest";
import { runCommand } from "../../support/run-command.ts";
import { registration, startTestServer, type TestServer } from "../../support/test-server.ts";

const run = (server: TestServer, name: string, ...parameters: string[]) =>
  runCommand(name, parameters, { DATA_DIR: server.dataDir });

test("the operator's command ends every log-in beside the running server", { timeout: 90_000 }, async () => {
  const server = await startTestServer();
  await server.post("/register", registration("ada@example.com"));
  const { email, password } = registration("ada@example.com");
  const logIn = async () =>
    (await server.post("/login", { email, password })).body as { userID: string; token: string };
  const { userID, token } = await logIn();
  const owner = () => server.get("/api/account/owner", { authorization: token });
  expect((await owner()).status).toBe(200);
  expect(await run(server, "account:log-out", " Ada@Example.com")).toMatchObject({ status: 0, stderr: "" });
  expect((await owner()).status).toBe(401);
  expect((await logIn()).userID).not.toBe(userID);
  expect(await run(server, "account:log-out", "nobody@example.com")).toMatchObject({ status: 1, stdout: "" });
  await server.close();
});

test("the operator's command prints a one-time code beside the running server", { timeout: 90_000 }, async () => {
  const server = await startTestServer();
  await server.post("/register", registration("ada@example.com"));
  const reset = (...parameters: string[]) => run(server, "account:reset", ...parameters);
  const { stdout, status } = await reset(" Ada@Example.com");
  expect(status).toBe(0);
  const code = /^One-time code: (\S+)$/m.exec(stdout)?.[1] ?? "";
  expect(stdout).toContain("once, within 24 hours");
  server.setTime(new Date());
  const body = { email: "ada@example.com", code, password: "another calm garden" };
  expect((await server.post("/api/account/reset-password", body)).status).toBe(200);
  expect(await reset("nobody@example.com")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^No account/),
  });
  expect(await reset()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("npm run keepwell -- account:reset"),
  });
  await server.close();
});
