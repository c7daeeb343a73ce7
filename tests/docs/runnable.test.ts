import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { blocksOf, documents } from "./documents.ts";

// A block marked `sh runnable` is run as it stands, in a folder that looks like a clone. Content and data are its own.

const OWN = ["surveys", "scoring-rules", "data"];
const folder = mkdtempSync(join(tmpdir(), "keepwell-docs-"));
for (const name of readdirSync(".").filter((name) => !OWN.includes(name) && name !== ".git")) {
  symlinkSync(resolve(name), join(folder, name));
}
for (const name of ["surveys", "scoring-rules"]) cpSync(name, join(folder, name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runnable = documents.flatMap(blocksOf).filter(({ info }) => info === "sh runnable");

test("there are runnable blocks", () => expect(runnable.length).toBeGreaterThan(0));

test.each(runnable)("$from, line $line, runs as it is written", { timeout: 120_000 }, ({ text }) => {
  const { status, stdout, stderr } = spawnSync("bash", ["-euo", "pipefail", "-c", text], {
    cwd: folder,
    encoding: "utf8",
    // What `npm test` has prepared is not prepared again while other tests use it.
    env: { ...process.env, npm_config_ignore_scripts: "true" },
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
