import "./browser.ts";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { setsOf } from "../../../src/answers/mirror.ts";
import { storageWorks } from "../../../src/answers/storage-works.ts";
import { changeSets, readAgain } from "../../../src/answers/store.ts";
import { begin, change } from "../../../src/answers/transitions.ts";

const position = { page: 0, contentHash: "hash", progress: null };

test("a database of a newer version is left alone, and the page works from memory", async () => {
  (await openDB("keepwell.answers", 99)).close();
  await readAgain();
  expect(storageWorks.get()).toBe(false);
  const draft = change(begin("a", "me", "sleep", position), { one: "Yes" }, position);
  expect(await changeSets({ owners: ["me"] }, () => ({ puts: [draft], result: 1 }))).toEqual({
    result: 1,
    isKept: false,
  });
  expect(setsOf("me")).toEqual([draft]);
  expect((await openDB("keepwell.answers")).version).toBe(99);
});
