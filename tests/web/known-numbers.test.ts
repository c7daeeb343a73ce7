import { beforeEach, expect, test, vi } from "vitest";
import { clearNumbers, keepNumbers, knownNumbers } from "../../src/browser/known-numbers.ts";
import { memoryStorage } from "../support/memory-storage.ts";

const stored = new Map<string, string>();
const NOTED = { weight: { choice: "known", note: "150 lb, May" } } as const;

beforeEach(() => {
  stored.clear();
  const memory = memoryStorage(stored);
  vi.stubGlobal("window", { localStorage: memory, sessionStorage: { getItem: () => null } });
});

test("each person finds what they noted, and clearing leaves nothing of theirs", () => {
  expect(keepNumbers("ann", NOTED)).toBe(true);
  keepNumbers("bob", { weight: { choice: "ask" } });
  expect([knownNumbers("ann"), knownNumbers(null)]).toEqual([NOTED, {}]);
  clearNumbers("ann");
  expect([knownNumbers("ann"), knownNumbers("bob")]).toEqual([{}, { weight: { choice: "ask" } }]);
  clearNumbers("bob");
  expect(stored.size).toBe(0);
});

test("what a guest noted goes along at the log-in, and the next guest does not find it", () => {
  keepNumbers(null, NOTED);
  expect(knownNumbers("ann")).toEqual(NOTED);
  keepNumbers("ann", { ...NOTED, hearing: { choice: "ask" } });
  expect(knownNumbers(null)).toEqual({});
  keepNumbers(null, { hearing: { choice: "unknown" } });
  expect(knownNumbers("ann")).toEqual({ ...NOTED, hearing: { choice: "ask" } });
});

test("a person who clears what they noted as a guest leaves nothing either", () => {
  keepNumbers(null, NOTED);
  clearNumbers("ann");
  expect(stored.size).toBe(0);
});

test("what nobody here wrote is passed over", () => {
  stored.set("keepwell.numbers", JSON.stringify({ ann: { weight: { choice: "high", note: 3 }, hearing: null } }));
  expect(knownNumbers("ann")).toEqual({ weight: {}, hearing: {} });
  stored.set("keepwell.numbers", JSON.stringify({ ann: 5 }));
  expect(knownNumbers("ann")).toEqual({});
  stored.set("keepwell.numbers", "[");
  expect(knownNumbers("ann")).toEqual({});
});

test("a browser that refuses is known", () => {
  vi.stubGlobal("window", {
    localStorage: {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    },
  });
  expect(keepNumbers("ann", NOTED)).toBe(false);
});
