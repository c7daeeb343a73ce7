import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

// What is reached without an import is the linter's to refuse; here each rule is seen to bite.
const PLANTED = {
  "src/ui/fetches.ts": 'await fetch("/health");',
  "src/features/home/stores.ts": "localStorage.clear();",
  "server/results/reads.ts": "export const port = process.env.PORT;",
};
const RIGHT = {
  "src/api/fetches.ts": 'await fetch("/health");',
  "src/browser/stores.ts": "localStorage.clear();",
  "server/commands/reads.ts": "export const port = process.env.PORT;",
};

const folder = mkdtempSync(join(tmpdir(), "keepwell-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints planted files under the project's own rules: the files that break one. */
function refusedFiles(files: Readonly<Record<string, string>>): string[] {
  const rules = { ...JSON.parse(readFileSync(".biome.json", "utf8")), vcs: undefined };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  cpSync("src/ui/raw-values.grit", join(folder, "src/ui/raw-values.grit"));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const { stdout } = spawnSync("biome", ["lint", "--reporter=json", "."], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; severity: string; location: { path: string | { file: string } } }[];
  };
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ location: { path } }) => (typeof path === "string" ? path : path.file));
}

test("calls are made in src/api, state is kept in src/browser, the environment is read in config.ts", () => {
  expect(refusedFiles({ ...PLANTED, ...RIGHT }).sort()).toEqual(Object.keys(PLANTED).sort());
});
