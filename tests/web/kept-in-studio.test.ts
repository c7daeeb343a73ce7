import { beforeEach, expect, test, vi } from "vitest";
import { dropReport, keepReport, readKeptReport } from "../../src/browser/import-report.ts";
import { dropOlderDraft, readKeptSteps, readOlderDraft } from "../../src/browser/studio.ts";
import { newChoices } from "../../src/features/studio/form/options/new-choices.ts";
import { memoryStorage } from "../support/memory-storage.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("window", { localStorage: memoryStorage(stored), sessionStorage: memoryStorage(new Map()) });
});

test("edits that an older studio kept are read whole or not at all, and dropped once", () => {
  const older = { survey: "{}", rule: "{ }", from: "v1" };
  stored.set("keepwell.studio.stress", JSON.stringify({ ...older, more: 1 }));
  expect(readOlderDraft("stress")).toEqual(older);
  expect(readKeptSteps("stress", "Ann")).toBeNull();
  dropOlderDraft("stress");
  expect(readOlderDraft("stress")).toBeNull();
  for (const broken of ["", "[]", "null", '{"survey":"{}"}', '{"survey":1,"rule":"","from":""}']) {
    stored.set("keepwell.studio.stress", broken);
    expect(readOlderDraft("stress")).toBeNull();
  }
});

test("the report on a file is kept by scale until its editor is done with it", () => {
  const lists = [{ heading: "To do", lines: ["Say where it comes from."] }];
  keepReport("garden", lists);
  expect(readKeptReport("garden")).toEqual(lists);
  expect(readKeptReport("walking")).toEqual([]);
  stored.set(
    "keepwell.studio-report.garden",
    JSON.stringify({ lists: [...lists, { heading: 1 }, null, { lines: [2] }] }),
  );
  expect(readKeptReport("garden")).toEqual(lists);
  dropReport("garden");
  expect(readKeptReport("garden")).toEqual([]);
});

test("lines that are pasted become options, without empty ones and those there already", () => {
  expect(newChoices(["Never", "", " Often ", "Often", "Always"], ["Never"], false)).toEqual(["Often", "Always"]);
  expect(newChoices(["2", "3"], [1], false)).toEqual([2, 3]);
  expect(newChoices(["Slept?", "Slept!"], [], true)).toEqual([
    { value: "Slept", text: "Slept?" },
    { value: "Slept-2", text: "Slept!" },
  ]);
});
