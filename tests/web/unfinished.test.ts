import { beforeEach, expect, test, vi } from "vitest";
import { writeDraft } from "../../src/answers/drafts.ts";
import { sendingKey } from "../../src/answers/sending-key.ts";
import { removeUnfinished, unfinishedSurveys } from "../../src/answers/unfinished.ts";
import { storeCompletion } from "../../src/browser/completed-tests.ts";
import { preparePrompt, takePreparedPrompt } from "../../src/browser/prepared-prompt.ts";
import { clearSession } from "../../src/browser/session.ts";

/** A store as browsers have it: methods on the prototype, values as own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let localStorage: FakeStorage;

beforeEach(() => {
  localStorage = new FakeStorage();
  vi.stubGlobal("window", { localStorage, sessionStorage: new FakeStorage() });
});

const draft = { page: 0, answers: {}, contentHash: "x" };

test("drafts and waiting submissions of this person are found, once each, and those of nobody else", () => {
  writeDraft("me", "sleep", draft);
  writeDraft("me", "diet", draft);
  sendingKey("me", "sleep", {});
  writeDraft("me-too", "stress", draft);
  expect(unfinishedSurveys("me")).toEqual(["diet", "sleep"]);
  expect(unfinishedSurveys("m")).toEqual([]);
});

test("removing takes them alone", () => {
  writeDraft("me", "sleep", draft);
  sendingKey("me", "sleep", {});
  writeDraft("you", "sleep", draft);
  storeCompletion("me", "Sleep", "01/01/2026, 1");
  removeUnfinished("me");
  expect(Object.keys(localStorage).sort()).toEqual(["completedTests", "keepwell.draft.you.sleep"]);
});

test("storing a completion leaves everything else in the store as it was", () => {
  const before = { me: { Odd: 7, Stress: { completedAt: "a", status: "Checkmate" } }, you: [1] };
  localStorage.setItem("completedTests", JSON.stringify(before));
  storeCompletion("me", "Sleep", "b");
  expect(JSON.parse(`${localStorage.getItem("completedTests")}`)).toEqual({
    ...before,
    me: { ...before.me, Sleep: { completedAt: "b" } },
  });
});

test("a prepared prompt is taken once, and goes with the session", () => {
  expect(preparePrompt("hello")).toBe(true);
  expect(takePreparedPrompt()).toBe("hello");
  expect(takePreparedPrompt()).toBeNull();
  preparePrompt("again");
  clearSession();
  expect(takePreparedPrompt()).toBeNull();
});

test("a blocked store breaks nothing", () => {
  vi.stubGlobal("window", {});
  expect(unfinishedSurveys("me")).toEqual([]);
  expect(preparePrompt("hello")).toBe(false);
  expect(takePreparedPrompt()).toBeNull();
});
