import { beforeEach, expect, test, vi } from "vitest";
import { helpfulMark, markHelpful } from "../../src/browser/helpful.ts";
import { answerConsent, consentAnswer } from "../../src/browser/model-consent.ts";
import { clearSession, startSession } from "../../src/browser/session.ts";
import { consentNow } from "../../src/ui/answer-source/model-of-page.ts";

const MODEL = { provider: "Sunrise AI", consent: "key-1" };
const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

beforeEach(() => vi.stubGlobal("window", { localStorage: memory(), sessionStorage: memory() }));

test("consent belongs to one person and one provider, and can be taken back", () => {
  expect(consentAnswer("ann", "key-1")).toBe("unasked");
  answerConsent("ann", "key-1", "yes");
  expect(consentAnswer("ann", "key-1")).toBe("yes");
  expect(consentAnswer("ann", "key-2")).toBe("unasked");
  expect(consentAnswer("bob", "key-1")).toBe("unasked");
  expect(consentAnswer(null, "key-1")).toBe("unasked");
  answerConsent("bob", "key-1", "no");
  answerConsent("ann", "key-1", "no");
  expect([consentAnswer("ann", "key-1"), consentAnswer("bob", "key-1")]).toEqual(["no", "no"]);
});

test("only a yes goes with a call, of the person who uses the page now", () => {
  expect(consentNow(null)).toBeNull();
  expect(consentNow(MODEL)).toBeNull();
  answerConsent(null, "key-1", "yes");
  expect(consentNow(MODEL)).toBe("key-1");
  startSession("ann", "token");
  expect(consentNow(MODEL)).toBeNull();
  answerConsent("ann", "key-1", "yes");
  expect(consentNow(MODEL)).toBe("key-1");
  answerConsent("ann", "key-1", "no");
  expect(consentNow(MODEL)).toBeNull();
});

test("a guest's yes ends with a log-out in this tab, a person's stays", () => {
  answerConsent(null, "key-1", "yes");
  answerConsent("ann", "key-1", "yes");
  clearSession();
  expect([consentAnswer(null, "key-1"), consentAnswer("ann", "key-1")]).toEqual(["unasked", "yes"]);
});

test("where nothing can be kept, nothing is agreed to", () => {
  vi.stubGlobal("window", {});
  answerConsent("ann", "key-1", "yes");
  answerConsent(null, "key-1", "yes");
  expect([consentAnswer("ann", "key-1"), consentAnswer(null, "key-1")]).toEqual(["unasked", "unasked"]);
});

test("what was helpful is kept for each person and each advice, and the advice itself is not", () => {
  expect(helpfulMark("ann", "Walk a little.")).toBeNull();
  markHelpful("ann", "Walk a little.", true);
  markHelpful("ann", "Rest a little.", false);
  expect([helpfulMark("ann", "Walk a little."), helpfulMark("ann", "Rest a little.")]).toEqual([true, false]);
  expect(helpfulMark("bob", "Walk a little.")).toBeNull();
  expect(window.localStorage.getItem("keepwell.helpful")).not.toContain("Walk");
});
