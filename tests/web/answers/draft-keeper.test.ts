import "./browser.ts";
import { beforeEach, expect, test, vi } from "vitest";
import type { Answers, AnswerValue } from "#core/content-model/survey.ts";
import { answersOf, type Unfinished } from "../../../src/answers/answer-set.ts";
import { createDraftKeeper } from "../../../src/answers/draft-keeper.ts";
import { setsOf } from "../../../src/answers/mirror.ts";
import { removeUnfinished } from "../../../src/answers/remove-sets.ts";
import { changeSets } from "../../../src/answers/store.ts";
import { stored } from "./browser.ts";

/** A questionnaire without SurveyJS. */
function openRun(answers: Record<string, AnswerValue> = {}) {
  const listeners = new Set<() => void>();
  let given = answers;
  let changes = 0;
  return {
    state: () => ({ changes, page: 0, answered: Object.keys(given).length, ruledOut: 0, total: 4 }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    givenAnswers: (): Answers => given,
    adopt: (news: Readonly<Record<string, AnswerValue | null>>) => {
      for (const [item, value] of Object.entries(news)) {
        const { [item]: _, ...others } = given;
        given = value === null ? others : { ...others, [item]: value };
      }
      return [];
    },
    answer: (item: string, value: AnswerValue) => {
      given = { ...given, [item]: value };
      changes += 1;
      for (const listener of listeners) listener();
    },
  };
}

const opened = (opened: Unfinished | null = null) => ({ userId: "me", survey: "sleep", contentHash: "hash", opened });

function openPage(set: Unfinished | null = null) {
  const run = openRun(set ? { ...answersOf(set) } : {});
  const keeper = createDraftKeeper(run, opened(set));
  return { run, keeper, close: keeper.start() };
}

beforeEach(async () => {
  vi.restoreAllMocks();
  stored.clear();
  stored.set("userID", "me");
  await changeSets({ owners: ["me"] }, (all) => ({ puts: [], deletes: all.map(({ id }) => id), result: 0 }));
});

test("it says saved once the answer is on the disk, and not before", async () => {
  const { run, keeper, close } = openPage();
  expect(keeper.keeping.get()).toBe("nothing");
  run.answer("one", "Yes");
  expect(keeper.keeping.get()).toBe("nothing");
  await vi.waitFor(() => expect(keeper.keeping.get()).toBe("saved"), 20_000);
  expect(setsOf("me")).toMatchObject([{ state: "draft", progress: { answered: 1, total: 4 } }]);
  run.answer("two", 2);
  expect(keeper.keeping.get()).toBe("saving");
  await vi.waitFor(() => expect(keeper.keeping.get()).toBe("saved"), 20_000);
  close();
});

test("two pages that both begin end as one set, and each shows the answers of the other", async () => {
  const [a, b] = [openPage(), openPage()];
  a.run.answer("one", "Yes");
  b.run.answer("two", 2);
  await Promise.all([a.keeper.flush(), b.keeper.flush()]);
  expect(setsOf("me")).toHaveLength(1);
  for (const { run } of [a, b]) expect(run.givenAnswers()).toEqual({ one: "Yes", two: 2 });
  b.run.answer("one", "No");
  await b.keeper.flush();
  expect(a.run.givenAnswers()).toEqual({ one: "No", two: 2 });
  a.close();
  b.close();
});

test("an answer taken back while it is being written stays taken back", async () => {
  const { run, keeper, close } = openPage();
  run.answer("one", ["a"]);
  await keeper.flush();
  run.answer("one", ["a", "b"]);
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(function (this: IDBObjectStore, ...values) {
    // Between the reading of the answers and the end of their writing.
    run.answer("one", ["a"]);
    return put.apply(this, values);
  });
  await keeper.flush();
  expect(run.givenAnswers()).toEqual({ one: ["a"] });
  await keeper.flush();
  expect(run.givenAnswers()).toEqual({ one: ["a"] });
  expect(setsOf("me")).toMatchObject([{ answers: { one: { value: ["a"] } } }]);
  close();
});

test("a page whose set was removed keeps nothing any more", async () => {
  const { run, keeper, close } = openPage();
  run.answer("one", "Yes");
  await keeper.flush();
  await removeUnfinished("me", "me");
  expect(keeper.keeping.get()).toBe("removed");
  run.answer("two", 2);
  await keeper.flush();
  expect(setsOf("me")).toMatchObject([{ state: "removed" }]);
  close();
});

test("what was cleared with the site's data is written again with the next answer, under the same id", async () => {
  const { run, keeper, close } = openPage();
  run.answer("one", "Yes");
  const before = await keeper.flush();
  await changeSets({ owners: ["me"] }, (all) => ({ puts: [], deletes: all.map(({ id }) => id), result: 0 }));
  run.answer("two", 2);
  const after = await keeper.flush();
  expect(after).toMatchObject({ id: before?.id, seq: 2, answers: { one: { value: "Yes" }, two: { value: 2 } } });
  close();
});

test("where nothing can be stored it says so with the first answer", async () => {
  const { run, keeper, close } = openPage();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  run.answer("one", "Yes");
  await keeper.flush();
  expect(keeper.keeping.get()).toBe("memory");
  close();
});

test("what the questionnaire no longer takes stays stored until it is answered anew", async () => {
  const first = openPage();
  first.run.answer("one", "Renamed");
  const set = (await first.keeper.flush()) as Unfinished;
  first.close();
  const run = openRun();
  const keeper = createDraftKeeper(run, opened(set));
  const close = keeper.start();
  run.answer("two", 2);
  await keeper.flush();
  expect(run.givenAnswers()).toEqual({ two: 2 });
  expect(setsOf("me")).toMatchObject([{ answers: { one: { value: "Renamed" }, two: { value: 2 } } }]);
  close();
});

test("what was filled in begins nothing alone, and is stored with the first answer", async () => {
  const { run, keeper, close } = openPage();
  keeper.fillIn({ one: "Known" });
  expect(run.givenAnswers()).toEqual({ one: "Known" });
  expect([await keeper.flush(), setsOf("me"), [...stored.keys()]]).toEqual([null, [], ["userID"]]);
  run.answer("two", 2);
  await keeper.flush();
  expect(setsOf("me")).toMatchObject([{ answers: { one: { value: "Known" }, two: { value: 2 } } }]);
  close();
});

test("what was filled in and then answered otherwise is an answer like any other", async () => {
  const { run, keeper, close } = openPage();
  keeper.fillIn({ one: "Known" });
  run.answer("one", "Other");
  await keeper.flush();
  expect(setsOf("me")).toMatchObject([{ answers: { one: { value: "Other" } } }]);
  close();
});
