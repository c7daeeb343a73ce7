import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Issue } from "#core/shared/issue.ts";
import { openCheckCache } from "../../server/content/check/check-cache.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-proved-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, "kept", "proved");
const issue: Issue = { code: "SHAPE", file: "surveys/x.json", path: "", message: "Wrong.", hint: "Mend it." };

test("what was found in order is not checked again, also after another start", () => {
  const check = vi.fn(() => []);
  openCheckCache(file).issuesOf(["scale", { points: 1 }], check);
  expect(openCheckCache(file).issuesOf(["scale", { points: 1 }], check)).toEqual([]);
  expect(check).toHaveBeenCalledTimes(1);
});

test("one changed value is checked anew", () => {
  const proved = openCheckCache(file);
  proved.issuesOf(["scale", { points: 1 }], () => []);
  expect(proved.issuesOf(["scale", { points: 2 }], () => [issue])).toEqual([issue]);
});

test("what is wrong is never remembered as right, nor as wrong", () => {
  const proved = openCheckCache(file);
  expect(proved.issuesOf(["scale"], () => [issue])).toEqual([issue]);
  expect(proved.issuesOf(["scale"], () => [])).toEqual([]);
  expect(openCheckCache(file).issuesOf(["scale"], () => [issue])).toEqual([]);
});

test("where nothing can be kept everything is checked, and nothing fails", () => {
  const check = vi.fn(() => []);
  for (const _ of [1, 2]) expect(openCheckCache("/dev/null/kept").issuesOf(["scale"], check)).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});
