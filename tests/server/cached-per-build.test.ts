import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { cachedPerBuild } from "../../server/pages/cached-per-build.ts";

let files: readonly [string, string];
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  files = [join(folder, "index.html"), join(folder, "pages.js")];
});

let minutes = 0;
/** As a build does: the same name, later. */
function build(file: string): void {
  writeFileSync(file, "built");
  const time = new Date(Date.UTC(2026, 5, 6, 12, ++minutes));
  utimesSync(file, time, time);
}

/** Counts what is read, and fails while it is told to. */
function reading() {
  const failures: unknown[] = [];
  const state = { isBroken: false, builds: [] as string[], failures };
  const read = async (built: string) => {
    state.builds.push(built);
    if (state.isBroken) throw new Error("half a file");
    return state.builds.length;
  };
  return { state, value: cachedPerBuild(files, read, (error) => failures.push(error)) };
}

test("is read once, and once more when any of the files is built anew", async () => {
  for (const file of files) build(file);
  const { state, value } = reading();
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  expect(await value()).toBe(1);
  build(files[1]);
  expect(await value()).toBe(2);
  build(files[0]);
  expect(await value()).toBe(3);
  expect(new Set(state.builds).size).toBe(3);
});

test("is null while a file is missing, and there once it is", async () => {
  const { state, value } = reading();
  build(files[0]);
  expect(await value()).toBeNull();
  build(files[1]);
  expect(await value()).toBe(1);
  rmSync(files[0]);
  expect(await value()).toBeNull();
  build(files[0]);
  expect(await value()).toBe(2);
  expect(state.failures).toEqual([]);
});

test("an error is logged once for each build and not kept", async () => {
  for (const file of files) build(file);
  const { state, value } = reading();
  state.isBroken = true;
  expect(await Promise.all([value(), value()])).toEqual([null, null]);
  expect(await value()).toBeNull();
  expect(state.failures).toHaveLength(1);
  build(files[0]);
  expect(await value()).toBeNull();
  expect(state.failures).toHaveLength(2);
  state.isBroken = false;
  expect(await value()).toBe(state.builds.length);
});
