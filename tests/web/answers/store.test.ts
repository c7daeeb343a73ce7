import "./browser.ts";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnswerSet } from "../../../src/answers/answer-set.ts";
import { mirroredSets, setsOf } from "../../../src/answers/mirror.ts";
import { storageWorks } from "../../../src/answers/storage-works.ts";
import { changeSets, readAgain } from "../../../src/answers/store.ts";
import { begin, change, remove } from "../../../src/answers/transitions.ts";
import { stored } from "./browser.ts";

const position = { page: 0, contentHash: "hash", progress: null };
const draft = (id: string, owner = "me") => change(begin(id, owner, "sleep", position), { one: "Yes" }, position);
const put = (set: AnswerSet) => changeSets({ owners: [set.owner] }, () => ({ puts: [set], result: undefined }));
const idsOf = (owner: string) => setsOf(owner).map(({ id }) => id);
/** What the next page finds. */
const onDisk = async () => (await openDB("keepwell.answers")).getAll("sets");

beforeEach(async () => {
  stored.clear();
  await changeSets({ owners: ["me", "you"] }, (sets) => ({ puts: [], deletes: sets.map(({ id }) => id), result: 0 }));
});
afterEach(() => vi.restoreAllMocks());

test("a change is on the disk when it resolves, and in the mirror of its owner alone", async () => {
  expect(await put(draft("a"))).toMatchObject({ isKept: true });
  await put(draft("b", "you"));
  expect(await onDisk()).toHaveLength(2);
  expect([idsOf("me"), idsOf("you")]).toEqual([["a"], ["b"]]);
});

test("a change sees what another tab has written", async () => {
  await put(draft("a"));
  const other = await openDB("keepwell.answers");
  await other.put("sets", change(draft("a"), { two: 2 }, position));
  const { result } = await changeSets({ owners: [], id: "a" }, (sets) => ({ puts: [], result: sets }));
  expect(result).toMatchObject([{ answers: { one: { value: "Yes" }, two: { value: 2 } } }]);
});

test("a disk that is full is told, and the answers go on in memory until there is room", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await put(draft("a"))).toMatchObject({ isKept: false });
  expect(storageWorks.get()).toBe(false);
  expect(idsOf("me")).toEqual(["a"]);
  expect(mirroredSets.get().get("a")?.isKept).toBe(false);
  full.mockRestore();
  // The next write takes along what could not be written before.
  await put(draft("c"));
  expect((await onDisk()).map(({ id }) => id).sort()).toEqual(["a", "c"]);
  expect(mirroredSets.get().get("a")?.isKept).toBe(true);
});

test("what was removed in another tab meanwhile is not written back from memory", async () => {
  const set = draft("a");
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await put(set);
  full.mockRestore();
  await (await openDB("keepwell.answers")).put("sets", remove(set as never, 1));
  await put(draft("c"));
  expect((await onDisk()).find(({ id }) => id === "a")).toMatchObject({ state: "removed" });
});

test("a damaged record is left out", async () => {
  await put(draft("a"));
  await (await openDB("keepwell.answers")).put("sets", { id: "z", owner: "me", state: "draft", answers: 7 });
  await readAgain();
  expect(idsOf("me")).toEqual(["a"]);
});
