import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { registration, startTestServer } from "../support/test-server.ts";

test("the operator's command prints a one-time code beside the running server", { timeout: 90_000 }, async () => {
  const server = await startTestServer();
  await server.post("/register", registration("ada@example.com"));
  const reset = (...parameters: string[]) => {
    const env = { ...process.env, DATA_DIR: server.dataDir };
    return spawnSync("node", ["server/commands/keepwell.ts", "account:reset", ...parameters], {
      env,
      encoding: "utf8",
    });
  };
  const { stdout, status } = reset(" Ada@Example.com");
  expect(status).toBe(0);
  const code = /^One-time code: (\S+)$/m.exec(stdout)?.[1] ?? "";
  expect(stdout).toContain("once, within 24 hours");
  server.setTime(new Date());
  const body = { email: "ada@example.com", code, password: "another calm garden" };
  expect((await server.post("/api/account/reset-password", body)).status).toBe(200);
  expect(reset("nobody@example.com")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^No account/),
  });
  expect(reset()).toMatchObject({ status: 2, stderr: expect.stringContaining("npm run keepwell -- account:reset") });
  await server.close();
});
