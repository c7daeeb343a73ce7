import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export type ServerProcess = { readonly url: string; readonly folder: string; stop(): void };

/**
 * The server that `npm start` runs, as a process of its own over a temporary folder.
 * @param environment makes further settings, such as content in that folder
 * @throws Error with what the server printed when it ends before it is ready
 */
export async function startServer(
  environment: (folder: string) => Record<string, string> | Promise<Record<string, string>>,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-process-"));
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: join(folder, "data"), ...(await environment(folder)) };
  const child = spawn("node", ["tests/support/unlimited-server.ts"], { env });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("Keepwell is ready")) resolve();
    });
    child.once("exit", () => reject(new Error(output)));
  });
}
