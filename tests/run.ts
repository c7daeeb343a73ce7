import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureBrowser } from "./support/install-browser.ts";
import { isFull } from "./support/is-full.ts";
import { placeForFiles } from "./support/place-for-files.ts";

// The whole gate, in the order in which a mistake is cheapest to learn of. The last line is the sum.
type Count = { passed: number; failed: number; skipped: number };
type VitestFile = { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] };
type BrowserSuite = { suites?: BrowserSuite[]; specs?: { ok: boolean; title: string; file: string }[] };

/** Reports, and all temporary files of the tests: a worker that is ended removes none of its own. */
const temporary = mkdtempSync(join(placeForFiles(), "keepwell-test-"));
// PostgreSQL, which is never run as root, has its files in there too.
chmodSync(temporary, 0o711);
const total: Count = { passed: 0, failed: 0, skipped: 0 };
/** Each failed test once more, because what a run printed first is often cut off. */
const failures: string[] = [];

// Dozens of processes load the same sources; what Node made of them the first time serves the rest.
const NODE_COMPILE_CACHE = ".cache/compiled";

const baseEnvironment = { ...process.env, NODE_COMPILE_CACHE, TMPDIR: temporary };

function run(command: string, parameters: readonly string[], environment: Record<string, string> = {}): boolean {
  const env = { ...baseEnvironment, ...environment };
  return spawnSync(command, parameters, { stdio: "inherit", env }).status === 0;
}

/** A test that needs what this machine has not is skipped, and counted so that nobody takes it for passed. */
const inWords = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

function part(name: string, work: () => Count): void {
  console.log(`\n── ${name}`);
  const started = performance.now();
  add(name, work(), performance.now() - started);
}

/** @param took in ms */
function add(name: string, count: Count, took: number): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  console.log(`── ${name}: ${inWords(count)} in ${(took / 1000).toFixed(1)} s`);
}

const one = (succeeded: boolean): Count => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 });

/** A runner that failed without one failed test (it could not start, say) still counts as a failure. */
function counted(succeeded: boolean, read: () => Count): Count {
  try {
    const { passed, failed, skipped } = read();
    return { passed, failed: !succeeded && failed === 0 ? 1 : failed, skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function vitest(projects: readonly string[], environment: Record<string, string> = {}): Count {
  const file = join(temporary, `vitest-${[...projects, ...Object.keys(environment)].join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const succeeded = run(
    "vitest",
    ["run", ...projects.flatMap((project) => ["--project", project]), ...reporters],
    environment,
  );
  return counted(succeeded, () => {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    noteFailed(testResults);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
}

function noteFailed(files: VitestFile[]): void {
  for (const { name, assertionResults } of files) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === "failed")
        failures.push(`${relative(".", name)} > ${fullName}\n  ${failureMessages[0]?.slice(0, 300)}`);
    }
  }
}

function noteFailedIn({ suites = [], specs = [] }: BrowserSuite): void {
  for (const { ok, file, title } of specs) if (!ok) failures.push(`${file} > ${title}`);
  suites.forEach(noteFailedIn);
}

/**
 * Parts that each keep one core busy, side by side. What each prints comes in their order, when it has ended. The compiler starts
 * four checkers, each of which loads what all need: one takes less time of the cores.
 */
async function parts(named: Readonly<Record<string, readonly [command: string, ...parameters: string[]]>>) {
  const running = Object.entries(named).map(async ([name, [command, ...parameters]]) => {
    const started = performance.now();
    const child = spawn(command, parameters, { stdio: ["ignore", "pipe", "pipe"], env: baseEnvironment });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    const [status] = await once(child, "close");
    return { name, output, count: one(status === 0), took: performance.now() - started };
  });
  for (const part of running) {
    const { name, output, count, took } = await part;
    console.log(`\n── ${name}\n${output.trimEnd()}`);
    add(name, count, took);
  }
}

await parts({
  lint: ["biome", "check", "."],
  types: ["tsc", "-p", ".", "--checkers", "1"],
  "types of the core": ["tsc", "-p", "src/core", "--checkers", "1"],
  "unused code": ["knip", "--config", "tests/architecture/knip.ts"],
  "content check": ["node", "server/commands/keepwell.ts", "content:check"],
});
part("unit and server tests", () => vitest(["alone", "web", "core", "embedded"]));
part("server tests on PostgreSQL", () => vitest(["postgres"]));
if (isFull)
  part("server tests on PostgreSQL, tables divided by account", () => vitest(["postgres"], { KEEPWELL_DIVIDED: "1" }));
part("browser tests", () => {
  const file = join(temporary, "playwright.json");
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, KEEPWELL_BROWSER: ensureBrowser() };
  const succeeded = run("playwright", ["test", "-c", "tests/e2e", "--reporter=list,json"], environment);
  return counted(succeeded, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    noteFailedIn({ suites });
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
});

for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${inWords(total)}`);
// What was ended a moment ago may still be removing its own.
rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
