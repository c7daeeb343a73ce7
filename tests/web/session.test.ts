import { beforeEach, expect, test, vi } from "vitest";
import { tidyCompletions } from "../../src/browser/completed-tests.ts";
import { adoptUserId, currentToken, currentUserId, startSession } from "../../src/browser/session.ts";
import { memoryStorage } from "../support/memory-storage.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const localStorage = memoryStorage(stored);
  vi.stubGlobal("window", { localStorage });
});

test("log-out keeps of a 'Checkmate' entry only its date, and touches no other", () => {
  const others = { Sleep: { completedAt: "02/02/2026, 1", status: "Open" }, Odd: 7 };
  const elsewhere = { Stress: { completedAt: "03/03/2026, 1", status: "Checkmate" } };
  const mine = { Stress: { completedAt: "01/01/2026, 1", status: "Checkmate", score: 3 }, ...others };
  stored.set("completedTests", JSON.stringify({ me: mine, someone: elsewhere }));
  tidyCompletions("me");
  expect(JSON.parse(stored.get("completedTests") ?? "")).toEqual({
    me: { Stress: { completedAt: "01/01/2026, 1" }, ...others },
    someone: elsewhere,
  });
});

test("log-out writes nothing where nothing was completed", () => {
  tidyCompletions("me");
  expect(stored.size).toBe(0);
});

test("another id drops the tokens of the one before", () => {
  startSession("old", "token");
  stored.set("authToken", "a");
  stored.set("userSession", "s");
  expect(adoptUserId("new")).toBe(true);
  expect(currentUserId()).toBe("new");
  expect([...stored.keys()]).toEqual(["userID"]);
});

test("the same id changes nothing", () => {
  startSession("same", "token");
  expect(adoptUserId("same")).toBe(false);
  expect(currentToken()).toBe("token");
});

test.each(["", "<b>", "a b", "x".repeat(129)])("does not take %j for an id", (id) => {
  expect(adoptUserId(id)).toBe(false);
  expect(currentUserId()).toBeNull();
});
