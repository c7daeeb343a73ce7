import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFull } from "../support/is-full.ts";
import { canTrace } from "./trace.ts";

// The tests that promise durability see the mutations they are there for: each mutation is planted in a copy of the
// project, and the project's own test must fail in that copy, by what it asserts.

type Planted = {
  readonly mutation: string;
  readonly file: string;
  /** Texts of that file and what takes their place. */
  readonly changes: readonly (readonly [from: string, to: string])[];
  readonly testFile: string;
  readonly caughtBy: RegExp;
  /** Needs a machine on which system calls can be traced. */
  readonly isTraced?: boolean;
};

const PLANTED: readonly Planted[] = [
  {
    mutation: "answered before the commit",
    file: "server/storage/commit-queue.ts",
    changes: [
      [
        "      await transaction.commit().execute();\n",
        `      for (const [index, { settle }] of jobs.entries()) settle(outcomes[index] ?? { error: null });
      await new Promise((resolve) => setTimeout(resolve, 50));
      await transaction.commit().execute();\n`,
      ],
    ],
    testFile: "tests/server/commit-queue.sqlite.test.ts",
    caughtBy: /^writes that arrive together share one commit and are answered after it/,
  },
  {
    mutation: "all of a group answered when one fails",
    file: "server/storage/commit-queue.ts",
    changes: [
      [
        "settle({ error: storageErrorOf(error) });\n    return;",
        "settle({ value: storageErrorOf(error) });\n    return;",
      ],
    ],
    testFile: "tests/server/commit-queue.sqlite.test.ts",
    caughtBy: /^a full disk is said as such, nothing is acknowledged/,
  },
  {
    mutation: "no sync, as the database is set",
    file: "server/storage/sqlite.ts",
    changes: [['"synchronous = FULL"', '"synchronous = OFF"']],
    testFile: "tests/server/storage.sqlite.test.ts",
    caughtBy: /^every commit is synced/,
  },
  {
    mutation: "no sync, as the disk is told",
    file: "server/storage/sqlite.ts",
    changes: [['"synchronous = FULL"', '"synchronous = OFF"']],
    testFile: "tests/durability/syncs.test.ts",
    caughtBy: /^there is a sync to disk for every commit/,
    isTraced: true,
  },
  {
    mutation: "the key looked up outside of the transaction that stores it",
    file: "server/submissions/store-submission.ts",
    changes: [
      [
        `  return commits.write(async (transaction): Promise<Accepted | OtherVersion> => {
    const earlier = await earlierSubmissions(transaction, row, userId);
`,
        `  const known = commits.write((transaction) => earlierSubmissions(transaction, row, userId));
  return known.then((earlier) => commits.write(async (transaction): Promise<Accepted | OtherVersion> => {
    if (earlier && !earlier.same) row.idempotency_key += newKey();
`,
      ],
      ["  }, accountId);\n}\n\nconst newKey", "  }, accountId));\n}\n\nconst newKey"],
    ],
    testFile: "tests/server/retry-safety.test.ts",
    caughtBy: /^the same key sent twenty times at once/,
  },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "keepwell-planted-"));
  for (const name of ["server", "src", "tests", "package.json", "tsconfig.json", "vite.config.ts"])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of ["node_modules", "surveys", "scoring-rules"])
    symlinkSync(join(process.cwd(), name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The gravest one always; each takes a run of tests of its own.
const planned = isFull ? PLANTED.filter(({ isTraced }) => !isTraced || canTrace()) : PLANTED.slice(0, 1);
test.each(planned)("seen: $mutation", { timeout: 120_000 }, async ({ file, changes, testFile, caughtBy }) => {
  const place = join(folder, file);
  const sound = readFileSync(place, "utf8");
  let planted = sound;
  for (const [from, to] of changes) {
    expect(planted, `${file} has changed; plant the mutation anew`).toContain(from);
    planted = planted.replace(from, to);
  }
  writeFileSync(place, planted);
  const failures = await failuresIn(testFile, caughtBy);
  writeFileSync(place, sound);
  expect([...failures.keys()]).toContainEqual(expect.stringMatching(caughtBy));
  for (const [title, message] of failures) if (caughtBy.test(title)) expect(message).toMatch(/^AssertionError/);
});

/**
 * Runs a test of the copy, as `npm test` does.
 * @returns why it failed, by its title; empty when it did not
 */
async function failuresIn(testFile: string, named: RegExp): Promise<Map<string, string>> {
  const report = join(folder, "report.json");
  // What this run of tests has set is not for the one inside.
  const settings = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|PROD|DEV|MODE)$/.test(name),
  );
  const child = spawn(
    "vitest",
    ["run", "--project", "embedded", testFile, "-t", named.source, "--reporter=json", `--outputFile=${report}`],
    { cwd: folder, env: Object.fromEntries(settings), stdio: "ignore" },
  );
  await once(child, "exit");
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
  };
  rmSync(report);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed");
  return new Map(failed.map(({ title, failureMessages }) => [title, failureMessages.join("\n")]));
}
