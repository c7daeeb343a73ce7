// Prepares a fresh clone: installs dependencies, writes the JSON Schemas for editors, builds the client. Steps
// whose inputs have not changed are skipped. This is plain JavaScript, because on a first run nothing is installed
// yet and the Node outside may be as old as 20.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");

/** Returns a digest of files and whole folders, so that any changed byte is noticed. */
function digest(...paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const entries = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      hash.update(file).update(readFileSync(file));
    }
  };
  for (const path of paths) {
    if (!path.includes(".")) add(path);
    else if (existsSync(join(root, path))) hash.update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

/** Runs a command with the project's own tools first in PATH; its output is shown only when it fails. */
function run(command, ...parameters) {
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const done = spawnSync(command, parameters, { cwd: root, env: { ...process.env, PATH: path }, encoding: "utf8" });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}${done.error ?? ""}\n`);
  console.error(`Keepwell: "${[command, ...parameters].join(" ")}" did not succeed.`);
  process.exit(1);
}

/**
 * Runs a step unless its inputs, and what it wrote, are unchanged since it last succeeded. The inputs are read before the
 * work: what is edited meanwhile may not be in its result, and is then noticed the next time.
 */
function step(name, announcement, { inputs, written = [] }, isThere, work) {
  const stamp = join(root, ".cache/prepared", name);
  const before = digest(...inputs);
  const note = () => `${before} ${digest(...written)}`;
  if (isThere() && existsSync(stamp) && readFileSync(stamp, "utf8") === note()) return;
  // Written to stderr: stdout may be a command's result, redirected into a file.
  console.error(`Keepwell: ${announcement}`);
  work();
  try {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, note());
  } catch {
    // If the note cannot be written, the step runs again next time.
  }
}

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`Keepwell needs Node 20 or newer to start; this is ${process.versions.node}.`);
  process.exit(1);
}

step(
  "install",
  "installing what is missing (about a minute on a first run) …",
  // What is written is npm's own record of what is installed, so installing anything else is noticed too.
  { inputs: ["package.json", "package-lock.json"], written: ["node_modules/.package-lock.json"] },
  () => existsSync(join(bin, "node")),
  () => run("npm", "ci", "--no-audit", "--no-fund"),
);
step(
  "schemas",
  "writing the schemas for content editors …",
  { inputs: ["src/core/content-model", "src/core/api"] },
  () => existsSync(join(root, "scoring-rules/scoring-rule.schema.json")),
  () => run("node", "server/commands/keepwell.ts", "content:schemas"),
);
const needsPages = !process.argv.includes("--without-pages");
if (needsPages)
  step(
    "build",
    "building the pages …",
    { inputs: ["src", "vite.config.ts", "package-lock.json"] },
    // A build by `npm run dev` has no service worker and must not be served.
    () => existsSync(join(root, "dist/sw.js")),
    () => run("vite", "build", "--logLevel", "warn"),
  );
