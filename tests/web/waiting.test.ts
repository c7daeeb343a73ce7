import { beforeEach, expect, test, vi } from "vitest";
import { sendingKey } from "../../src/answers/sending-key.ts";
import { removeUnfinished, unfinishedSurveys } from "../../src/answers/unfinished.ts";
import { endWaiting, isWaiting, markWaiting, waitingOf } from "../../src/answers/waiting.ts";

let stored: Record<string, string>;

beforeEach(() => {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null),
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  // Methods on the prototype and values as own properties, as browsers have them.
  stored = Object.create(methods);
  vi.stubGlobal("window", { localStorage: stored });
});

const answers = { one: "Yes", two: 3 };
const mark = { order: ["one", "two"], contentHash: "hash" };

test("what waits is the very same that was sent, under the same key", () => {
  const idempotencyKey = sendingKey("me", "sleep", answers);
  expect(isWaiting("me", "sleep")).toBe(false);
  expect(markWaiting("me", "sleep", mark)).toBe(true);
  expect(waitingOf("me")).toEqual([{ survey: "sleep", answers, ...mark, idempotencyKey }]);
  expect(sendingKey("me", "sleep", answers)).toBe(idempotencyKey);
  expect(isWaiting("me", "sleep")).toBe(true);
});

test("nothing waits that was never sent, or of somebody else", () => {
  expect(markWaiting("me", "sleep", mark)).toBe(false);
  sendingKey("me-too", "sleep", answers);
  markWaiting("me-too", "sleep", mark);
  expect(waitingOf("me")).toEqual([]);
});

test("answers that wait no longer keep their key; other answers get another and do not wait", () => {
  const key = sendingKey("me", "sleep", answers);
  markWaiting("me", "sleep", mark);
  endWaiting("me", "sleep");
  expect(waitingOf("me")).toEqual([]);
  expect(sendingKey("me", "sleep", answers)).toBe(key);
  markWaiting("me", "sleep", mark);
  expect(sendingKey("me", "sleep", { one: "No" })).not.toBe(key);
  expect(isWaiting("me", "sleep")).toBe(false);
});

test("the log-out counts what waits, and removes it", () => {
  sendingKey("me", "sleep", answers);
  markWaiting("me", "sleep", mark);
  expect(unfinishedSurveys("me")).toEqual(["sleep"]);
  removeUnfinished("me");
  expect(waitingOf("me")).toEqual([]);
});

test.each([
  "not json",
  "[]",
  '{"key":1,"answers":"{}","waiting":{"order":[],"contentHash":"x"}}',
  '{"key":"k","answers":"[","waiting":{"order":[],"contentHash":"x"}}',
  '{"key":"k","answers":"[]","waiting":{"order":[],"contentHash":"x"}}',
  '{"key":"k","answers":"{}","waiting":{"order":[1],"contentHash":"x"}}',
  '{"key":"k","answers":"{}","waiting":{"order":"one","contentHash":"x"}}',
  '{"key":"k","answers":"{}","waiting":7}',
])("what another program left there (%s) waits for nothing", (value) => {
  stored["keepwell.sending.me.sleep"] = value;
  expect(waitingOf("me")).toEqual([]);
});
