import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { json, reply, startRecordingBackend } from "../../support/recording-backend.ts";

const JSON_TYPE = { "content-type": "application/json" };

test("a process in proxy mode opens no database, says nothing of anybody in its log, and closes cleanly", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-forwarding-"));
  const backend = await startRecordingBackend();
  const [port, dataDir] = [await freePort(), join(folder, "data")];
  const settings = { PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: "debug", BACKEND_URL: `${backend.url}/base` };
  const child = spawn("node", ["server/main.ts"], { env: { ...process.env, ...settings, BACKEND_TIME_LIMIT: "1" } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 30_000 }).toContain("Keepwell is ready");
  expect(output).toContain(`Calls are forwarded to ${backend.url}/base`);

  const url = `http://127.0.0.1:${port}`;
  const bad = [json({}), reply(200, "a private word", JSON_TYPE), json({ error: "a private word" }, 400)];
  for (const behaviour of [...bad, (socket: { destroy(): void }) => socket.destroy(), () => {}]) {
    backend.behave(behaviour);
    await fetch(`${url}/view-scores/theprivateid`, { headers: { authorization: "private token" } });
    const body = JSON.stringify({ email: "private@example.com" });
    await fetch(`${url}/login`, { method: "POST", headers: { ...JSON_TYPE, authorization: "private token" }, body });
  }
  expect(backend.requests.length).toBe(11);
  await expect.poll(() => output).toContain('"reason":"UND_ERR_SOCKET"');
  expect(output).toContain("UPSTREAM_TIMEOUT");
  expect(output).toContain('"route":"/view-scores/:userID"');
  for (const secret of ["private", "@", "token"]) expect(output).not.toContain(secret);

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(existsSync(dataDir)).toBe(false);
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});
