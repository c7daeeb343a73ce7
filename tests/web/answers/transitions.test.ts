import { expect, test } from "vitest";
import { type AnswerSet, answersOf, type Draft, isUnfinished } from "../../../src/answers/answer-set.ts";
import { readSet } from "../../../src/answers/read-set.ts";
import {
  arrive,
  begin,
  change,
  giveBack,
  join,
  postpone,
  refuse,
  remove,
  renew,
  send,
} from "../../../src/answers/transitions.ts";

const ID = "0123456789abcdef0123456789abcdef";
const position = { page: 0, contentHash: "hash", progress: null };
const started = (): Draft => change(begin(ID, "me", "sleep", position), { one: "Yes" }, position) as Draft;
const submissionOf = (set: Draft) => ({ answers: answersOf(set), order: ["one"], contentHash: "hash", seq: set.seq });
const sending = () => send(started(), submissionOf(started()));
const REPLY = { score: 3, meaning: "Good", subscores: {}, submittedAt: "2026-01-02T03:04:05.000Z" };

test("each changed answer counts up, and the same answer again changes nothing", () => {
  const draft = started();
  expect(draft).toMatchObject({ state: "draft", seq: 1, answers: { one: { value: "Yes", seq: 1 } } });
  const next = change(draft, { one: "No", two: 3 }, { ...position, page: 1 });
  expect(next).toMatchObject({ seq: 2, page: 1, answers: { one: { value: "No", seq: 2 }, two: { value: 3, seq: 2 } } });
  expect(change(next, { one: "No" }, position).seq).toBe(2);
  expect(answersOf(change(next, { one: null }, position))).toEqual({ two: 3 });
});

test("what is sent arrives, with the reply", () => {
  const delivered = arrive(sending(), submissionOf(started()), REPLY, 7);
  expect(delivered).toMatchObject({ state: "delivered", id: ID, tries: 1, arrived: { reply: REPLY, at: 7 } });
});

test("what was changed under way is a draft that corrects what arrived", () => {
  const changed = change(sending(), { one: "No" }, position);
  expect(changed.state).toBe("sending");
  const after = arrive(changed, submissionOf(started()), REPLY, 7);
  expect(after).toMatchObject({ state: "draft", id: ID, arrived: { reply: REPLY } });
});

test("a delivered set whose answers change is a draft under the same id", () => {
  const delivered = arrive(sending(), submissionOf(started()), REPLY, 7);
  expect(change(delivered, { one: "Yes" }, position).state).toBe("delivered");
  expect(change(delivered, { one: "No" }, position)).toMatchObject({ state: "draft", id: ID, arrived: { at: 7 } });
});

test("a lost try waits with what it sent; answers changed meanwhile wait for the person", () => {
  const waiting = postpone(sending(), "connection");
  expect(waiting).toMatchObject({ state: "waiting", for: "connection", submission: submissionOf(started()) });
  expect(postpone(change(sending(), { one: "No" }, position) as never, "connection").state).toBe("draft");
  expect(change(waiting as never, { one: "No" }, position)).not.toHaveProperty("submission");
  expect(giveBack(sending())).not.toHaveProperty("submission");
});

test("a refused set is a draft again with the next change, and keeps its id", () => {
  const refused = refuse(sending(), "INVALID_ANSWERS");
  expect(refused).toMatchObject({ state: "refused", code: "INVALID_ANSWERS", id: ID });
  expect(change(refused, { one: "No" }, position)).toMatchObject({ state: "draft", id: ID, tries: 1 });
});

test("a set that can no longer be corrected goes on under another id", () => {
  expect(renew(sending(), "f".repeat(32))).toMatchObject({
    state: "draft",
    id: "f".repeat(32),
    tries: 0,
    arrived: null,
  });
});

test("a tombstone holds no answer", () => {
  const removed = remove(started(), 5);
  expect(Object.keys(removed).sort()).toEqual(["at", "id", "isTold", "owner", "state", "survey", "takenOver"]);
  expect(isUnfinished(removed)).toBe(false);
});

test("two tabs merge by question, and a waiting set that gains an answer waits for the person", () => {
  const mine = change(started(), { two: 2 }, position) as Draft;
  const theirs = change(change(started(), { three: 3 }, position), { one: "No" }, position);
  expect(answersOf(join(mine, theirs))).toEqual({ one: "No", two: 2, three: 3 });
  const waiting = postpone(sending(), "connection");
  expect(join(waiting, mine).state).toBe("draft");
  expect(join(waiting, started()).state).toBe("waiting");
});

test("every state survives the database, and what is damaged is no set", () => {
  const all: AnswerSet[] = [
    started(),
    sending(),
    postpone(sending(), "log-in"),
    refuse(sending(), "X"),
    arrive(sending(), submissionOf(started()), null, 1),
    remove(started(), 1),
  ];
  for (const set of all) expect(readSet(structuredClone(set))).toEqual(set);
  const { submission: _, ...lacking } = sending();
  for (const damaged of [
    null,
    7,
    [],
    {},
    { ...started(), answers: [] },
    { ...started(), answers: { one: "Yes" } },
    { ...started(), state: "lost" },
    { ...started(), seq: "1" },
    { ...started(), arrived: 7 },
    { ...started(), owner: 7 },
    lacking,
  ])
    expect(readSet(damaged)).toBeNull();
});
