import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

// The linter holds the direction of imports; here each rule is seen to bite.
const planted: [string, string][] = [
  ["src/core/scoring/x.ts", 'import "node:fs";'],
  ["src/core/scoring/x.ts", 'import "survey-core";'],
  ["src/core/scoring/x.ts", 'import "@fastify/etag";'],
  ["src/api/x.ts", 'import "../features/home/home-page.tsx";'],
  ["src/ui/x.ts", 'import "../app/routes.tsx";'],
  ["src/ui/x.ts", 'await fetch("/health");'],
  ["src/features/home/x.ts", 'import "../account/login-page.tsx";'],
  ["src/features/home/x.ts", 'import "../../app/routes.tsx";'],
  ["src/features/home/x.ts", 'import "survey-react-ui";'],
  ["src/features/home/x.ts", 'import "#core/scoring/score.ts";'],
  ["src/features/home/x.ts", "localStorage.clear();"],
  ["src/survey-view/x.ts", 'import "../features/home/home-page.tsx";'],
  ["src/answers/x.ts", 'import "../features/home/home-page.tsx";'],
  ["src/answers/x.ts", 'import "survey-core";'],
  ["src/ui/x.ts", 'import "../answers/deliver.ts";'],
  ["src/survey-view/x.ts", 'import "../answers/deliver.ts";'],
  ["src/worker/x.ts", 'import "../browser/storage.ts";'],
  ["src/worker/x.ts", 'import "react";'],
  ["src/app/x.ts", 'import "../../server/app.ts";'],
  ["src/app/x.ts", 'import "ajv";'],
  ["server/results/x.ts", 'import "../../src/api/http.ts";'],
  ["server/results/x.ts", "export const port = process.env.PORT;"],
];
const allowed: [string, string][] = [
  ["src/core/scoring/x.ts", 'import "./bands.ts";'],
  ["src/core/content-check/x.ts", 'import "../shared/bands.ts";'],
  ["src/features/home/x.ts", 'import "../../ui/notices.ts";'],
  ["src/features/home/x.ts", 'import "./home-page.tsx";'],
  ["src/features/home/x.ts", 'import "#core/shared/bands.ts";'],
  ["src/survey-view/x.ts", 'import "survey-react-ui";'],
  ["src/answers/x.ts", 'import "../api/http.ts";'],
  ["src/worker/x.ts", 'import "workbox-routing";'],
  ["src/worker/x.ts", 'import "./requests.ts";'],
  ["server/results/x.ts", 'import "#core/scoring/score.ts";'],
];

const folder = mkdtempSync(join(tmpdir(), "keepwell-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints each file in a tree of its own, under the project's own rules, and gives the rules it breaks. */
function brokenRules(files: readonly [string, string][]): string[][] {
  const rules = { ...JSON.parse(readFileSync(".biome.json", "utf8")), vcs: undefined };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  cpSync("src/ui/raw-values.grit", join(folder, "src/ui/raw-values.grit"));
  return files.map(([path, code], index) => {
    const file = path.replace(/x\.ts$/, `planted-${index}.ts`);
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
    const { stdout } = spawnSync("biome", ["lint", "--reporter=json", file], { cwd: folder, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; severity: string }[] };
    return diagnostics.filter(({ severity }) => severity === "error").map(({ category }) => category);
  });
}

describe("the linter", () => {
  test("refuses each planted import", () => {
    const broken = brokenRules(planted);
    const unnoticed = planted.filter((_, index) => broken[index]?.length === 0);
    expect(unnoticed).toEqual([]);
    expect(new Set(broken.flat())).toEqual(
      new Set(["lint/style/noRestrictedImports", "lint/style/noRestrictedGlobals", "lint/style/noProcessEnv"]),
    );
  });
  test("lets the right ones pass", () => {
    const broken = brokenRules(allowed);
    expect(allowed.filter((_, index) => broken[index]?.length !== 0)).toEqual([]);
  });
});
