import "./browser.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { type AnswerSet, answersOf, type Unfinished } from "../../../src/answers/answer-set.ts";
import { setsOf } from "../../../src/answers/mirror.ts";
import { removeUnfinished } from "../../../src/answers/remove-sets.ts";
import { changeSets } from "../../../src/answers/store.ts";
import { takeOverNotes, takeOverOldSets } from "../../../src/answers/take-over.ts";
import { change } from "../../../src/answers/transitions.ts";
import { storeOwner } from "../../../src/browser/session.ts";
import { stored } from "./browser.ts";

const KEY = "0123456789abcdef0123456789abcdef";
const position = { page: 1, contentHash: "hash", progress: null };
const oldDraft = (answers: object) =>
  stored.set("keepwell.draft.me.sleep", JSON.stringify({ page: 1, answers, contentHash: "hash" }));
const oldSending = (answers: object, waiting?: object) =>
  stored.set("keepwell.sending.me.sleep", JSON.stringify({ key: KEY, answers: JSON.stringify(answers), waiting }));
const sets = () => setsOf("me") as Unfinished[];
const answers = () => sets().map((set) => answersOf(set));

beforeEach(async () => {
  vi.restoreAllMocks();
  stored.clear();
  stored.set("userID", "me");
  await changeSets({ owners: ["me", "owner"] }, (all) => ({ puts: [], deletes: all.map(({ id }) => id), result: 0 }));
});

test("a draft is moved, and goes from local storage", async () => {
  oldDraft({ one: "Yes", two: 3 });
  await takeOverOldSets();
  expect(sets()).toMatchObject([{ state: "draft", survey: "sleep", page: 1, contentHash: "hash" }]);
  expect(answers()).toEqual([{ one: "Yes", two: 3 }]);
  expect([...stored.keys()]).toEqual(["userID"]);
});

test("what waits goes on waiting, word for word and under its key", async () => {
  oldDraft({ one: "Yes", hidden: 1 });
  oldSending({ one: "Yes" }, { order: ["one"], contentHash: "then" });
  await takeOverOldSets();
  const submission = { answers: { one: "Yes" }, order: ["one"], contentHash: "then" };
  expect(sets()).toMatchObject([{ state: "waiting", id: KEY, submission }]);
  expect(answers()).toEqual([{ one: "Yes", hidden: 1 }]);
});

test("a try that may have arrived keeps its key", async () => {
  oldDraft({ one: "No" });
  oldSending({ one: "Yes" });
  await takeOverOldSets();
  expect(sets()).toMatchObject([{ state: "draft", id: KEY, tries: 1 }]);
  expect(answers()).toEqual([{ one: "No" }]);
});

test("it lies under the owner of the session it belongs to, and else under its user id", async () => {
  storeOwner("me", "owner");
  oldDraft({ one: "Yes" });
  stored.set("keepwell.draft.you.sleep", JSON.stringify({ page: 0, answers: { one: "No" }, contentHash: "hash" }));
  await takeOverOldSets();
  expect([setsOf("owner"), setsOf("you"), setsOf("me")].map(({ length }) => length)).toEqual([1, 1, 0]);
});

test("an old tab that goes on writing changes only what it changed", async () => {
  oldDraft({ one: "Yes", two: 2 });
  await takeOverOldSets();
  const [set] = sets();
  await changeSets({ owners: ["me"] }, () => ({
    puts: [change(set as Unfinished, { one: "No" }, position)],
    result: 0,
  }));
  oldDraft({ one: "Yes", two: 2, three: 3 });
  await takeOverOldSets();
  expect(answers()).toEqual([{ one: "No", two: 2, three: 3 }]);
  oldDraft({ one: "Yes", two: 2, three: 3 });
  await takeOverOldSets();
  expect(answers()).toEqual([{ one: "No", two: 2, three: 3 }]);
});

test("an old tab that submits gives its key to the set, so that nobody sends the answers under another", async () => {
  oldDraft({ one: "Yes" });
  await takeOverOldSets();
  oldSending({ one: "Yes" });
  await takeOverOldSets();
  expect(sets()).toMatchObject([{ id: KEY, state: "draft" }]);
});

test("what was removed does not come back from an old tab; what is begun anew there does", async () => {
  oldDraft({ one: "Yes", two: 2 });
  await takeOverOldSets();
  await removeUnfinished("me", "me");
  oldDraft({ one: "Yes", two: 2, three: 3 });
  await takeOverOldSets();
  expect((sets() as AnswerSet[]).map(({ state }) => state)).toEqual(["removed"]);
  expect([...stored.keys()]).toEqual(["userID"]);
  oldDraft({ one: "No" });
  await takeOverOldSets();
  expect((sets() as AnswerSet[]).map(({ state }) => state).sort()).toEqual(["draft", "removed"]);
});

test("it stays in local storage where the database takes nothing", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  oldDraft({ one: "Yes" });
  await takeOverOldSets();
  expect(answers()).toEqual([{ one: "Yes" }]);
  expect(stored.has("keepwell.draft.me.sleep")).toBe(true);
});

test.each(["not json", "[]", "{}", '{"page":0}', '{"answers":7}'])(
  "what is no draft (%s) is left alone",
  async (text) => {
    stored.set("keepwell.draft.me.sleep", text);
    await takeOverOldSets();
    expect(sets()).toEqual([]);
    expect(stored.get("keepwell.draft.me.sleep")).toBe(text);
  },
);

test("what was unsaved when a page was left is taken over", async () => {
  const note = { id: KEY, owner: "me", survey: "sleep", changes: { one: "Yes" }, position, seq: 4 };
  stored.set(`keepwell.unsaved.${KEY}`, JSON.stringify(note));
  await takeOverNotes();
  expect(answers()).toEqual([{ one: "Yes" }]);
  expect([...stored.keys()]).toEqual(["userID"]);
});
