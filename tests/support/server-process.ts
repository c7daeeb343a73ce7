import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export type ServerProcess = {
  readonly url: string;
  readonly folder: string;
  /** Starts it again, at the same address over the same data. */
  start(): Promise<void>;
  /**
   * Sends a signal and waits for the end.
   * @returns how the process ended
   */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<{ readonly code: number | null }>;
  /** Kills it and removes what it kept. */
  stop(): void;
};

/** How often a server is started, each time on another port, before its port counts as taken for good. */
const STARTS = 3;

/**
 * The server that `npm start` runs, as a process of its own over a temporary folder.
 * @param environment makes further settings, such as content in that folder
 * @param under a command to run it under, which is given the server's command as its last parameters
 * @param at the folder of the version to run; another one's where versions are compared
 * @param program what is run: the server as shipped has its limits and its costs of hashing
 * @throws Error with what the server printed when it ends before it is ready
 */
export async function startServer(
  environment: (folder: string) => Record<string, string> | Promise<Record<string, string>>,
  under: (folder: string) => readonly string[] = () => [],
  at = ".",
  program = "tests/support/unlimited-server.ts",
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-process-"));
  const settings = { ...process.env, DATA_DIR: join(folder, "data"), ...(await environment(folder)) };
  let port = await freePort();
  const [command = "node", ...parameters] = [...under(folder), "node", program];
  let child: ChildProcess;
  const server: ServerProcess = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    folder,
    async start() {
      child = spawn(command, parameters, { env: { ...settings, PORT: `${port}` }, cwd: at });
      await ready(child);
    },
    async end(signal) {
      const ended = once(child, "exit");
      child.kill(signal);
      const [code] = await ended;
      return { code };
    },
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (let tried = 1; ; tried++) {
    try {
      await server.start();
      return server;
    } catch (error) {
      // Another test may take the port between its choice and the moment this server listens.
      if (tried === STARTS || !/Port \d+ is already in use/.test(`${error}`)) throw error;
      port = await freePort();
    }
  }
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
