import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../support/free-port.ts";

/** Where every recording starts: Saturday noon in UTC. */
export const START = Date.parse("2026-06-06T12:00:00.000Z");

export const STANDING_CLOCK = pathToFileURL(join(import.meta.dirname, "standing-clock.ts")).href;

const QUICK_SERVER = "tests/support/quick-server.ts";

export type RecordedServer = {
  readonly port: number;
  /** Holds the data in `data`, and whatever the settings put there. */
  readonly folder: string;
  /** What its clock says, in milliseconds. */
  now(): number;
  /** Moves the server's clock on. */
  advance(milliseconds: number): Promise<void>;
  /** Ends the process and keeps the folder. */
  end(): Promise<void>;
  remove(): void;
};

/**
 * Starts what `npm start` runs, as a process of its own over a temporary folder, with a clock that stands. This
 * version's hashes at little cost.
 * @param settings environment variables, made for that folder
 * @param root of the sources, which may be those of another version
 */
export async function startRecordedServer(
  settings: (folder: string) => Record<string, string> = () => ({}),
  root = process.cwd(),
): Promise<RecordedServer> {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-recording-"));
  const port = await freePort();
  const [command = "node", ...parameters] = root === process.cwd() ? ["node", QUICK_SERVER] : startScriptOf(root);
  const child = spawn(command, ["--import", STANDING_CLOCK, ...parameters], {
    cwd: root,
    env: {
      ...process.env,
      TZ: "UTC",
      LOG_LEVEL: "silent",
      PORT: `${port}`,
      DATA_DIR: join(folder, "data"),
      RECORDING_TIME: new Date(START).toISOString(),
      ...settings(folder),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  await ready(child);
  let time = START;
  return {
    port,
    folder,
    now: () => time,
    async advance(milliseconds) {
      if (milliseconds === 0) return;
      time += milliseconds;
      const heard = once(child, "message");
      child.send({ time });
      await heard;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
    remove: () => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const startScriptOf = (root: string): string[] =>
  `${JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts.start}`.split(" ");

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
