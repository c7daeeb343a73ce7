import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { freePort } from "../../support/free-port.ts";

/** A server as a process of its own, so that it has a core of its own. */
export type Program = {
  readonly url: string;
  /** From being started to being ready. */
  readonly startMs: number;
  /** Memory held now, in MB. */
  memoryMb(): number;
  /** The most memory held since its start, in MB; on Linux alone, elsewhere what it holds now. */
  peakMemoryMb(): number;
  /** Processor time used since its start, in ms. */
  cpuMs(): number;
  /** As an operator stops it. */
  stop(): Promise<void>;
};

type Start = {
  /** TypeScript file that listens on PORT and prints a line with "ready". */
  readonly file: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder for a CPU profile of the whole run. */
  readonly profiles?: string | null;
};

/** The server that `npm start` runs, but for its rate limits. */
export const KEEPWELL = "tests/support/unlimited-server.ts";

/** @throws Error with what the program printed when it ends before it is ready */
export async function startProgram({ file, environment = {}, profiles = null }: Start): Promise<Program> {
  const port = await freePort();
  const flags = profiles === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${profiles}`];
  if (profiles !== null) mkdirSync(profiles, { recursive: true });
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, file], { env: { ...process.env, ...environment, PORT: `${port}` } });
  await untilReady(child);
  const memoryMb = () => Number(execFileSync("ps", ["-o", "rss=", "-p", `${child.pid}`], { encoding: "utf8" })) / 1024;
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - started,
    memoryMb,
    peakMemoryMb: () => (process.platform === "linux" ? peakOf(child) : memoryMb()),
    cpuMs: () => cpuMsOf(child),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const peakOf = ({ pid }: ChildProcess) =>
  Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Of all its threads. Linux counts in hundredths of a second, `ps` elsewhere in seconds or hundredths. */
function cpuMsOf({ pid }: ChildProcess): number {
  if (process.platform === "linux") {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }
  const time = execFileSync("ps", ["-o", "time=", "-p", `${pid}`], { encoding: "utf8" }).trim();
  return time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready")) resolve();
    });
    child.once("exit", () => reject(new Error(output)));
  });
}
