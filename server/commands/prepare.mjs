// Brings a fresh clone to where everything can run: installs, writes the editors' schemas, builds the
// client. What has not changed is not done again. Plain JavaScript, because on a first run nothing is
// installed yet and the Node outside may be as old as 20.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");

/** A digest of files and whole folders, so that a changed byte anywhere is noticed. */
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

/** Runs a command with the project's own tools first; its output shows only when it fails. */
function run(command, ...parameters) {
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const done = spawnSync(command, parameters, { cwd: root, env: { ...process.env, PATH: path }, encoding: "utf8" });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}${done.error ?? ""}\n`);
  console.error(`Keepwell: "${[command, ...parameters].join(" ")}" did not succeed.`);
  process.exit(1);
}

/** Does a step unless its inputs are as they were when it last succeeded. */
function step(name, announcement, inputs, isThere, work) {
  const stamp = join(root, ".cache/prepared", name);
  if (isThere() && existsSync(stamp) && readFileSync(stamp, "utf8") === digest(...inputs)) return;
  // Not to stdout, which may be a command's result on its way into a file.
  console.error(`Keepwell: ${announcement}`);
  work();
  try {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest(...inputs));
  } catch {
    // Where nothing can be kept, the step is done again the next time.
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
  // The last is npm's own note of what is installed: whatever else was installed meanwhile is noticed by it.
  ["package.json", "package-lock.json", "node_modules/.package-lock.json"],
  () => existsSync(join(bin, "node")),
  () => run("npm", "ci", "--no-audit", "--no-fund"),
);
step(
  "schemas",
  "writing the schemas for content editors …",
  ["src/core/content-model", "src/core/api"],
  () => existsSync(join(root, "scoring-rules/scoring-rule.schema.json")),
  () => run("node", "server/commands/keepwell.ts", "content:schemas"),
);
const needsPages = !process.argv.includes("--without-pages");
if (needsPages)
  step(
    "build",
    "building the pages …",
    ["src", "vite.config.ts", "package-lock.json"],
    // What `npm run dev` leaves behind has no service worker and is not what is served.
    () => existsSync(join(root, "dist/sw.js")),
    () => run("vite", "build", "--logLevel", "warn"),
  );
