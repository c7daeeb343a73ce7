import { beforeEach, expect, test, vi } from "vitest";
import { completedTests, storeCompletion } from "../../src/browser/completed-tests.ts";
import { helpfulMark, markHelpful } from "../../src/browser/helpful.ts";
import { answerConsent, consentAnswer } from "../../src/browser/model-consent.ts";
import { forgetAllUsers, forgetUser, moveUser } from "../../src/browser/user-entries.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage: memory });
  fill("ann");
});

function fill(userId: string): void {
  storeCompletion(userId, "Sleep", "02/02/2026, 1");
  answerConsent(userId, "key-1", "yes");
  markHelpful(userId, "Walk a little.", true);
}

const entriesOf = (userId: string) => [
  Object.keys(completedTests(userId)),
  consentAnswer(userId, "key-1"),
  helpfulMark(userId, "Walk a little."),
];
const ALL = [["Sleep"], "yes", true];
const NOTHING = [[], "unasked", null];

test("whoever is forgotten leaves nothing under their user id, and nobody else loses anything", () => {
  fill("bob");
  forgetUser("ann");
  expect([entriesOf("ann"), entriesOf("bob")]).toEqual([NOTHING, ALL]);
  forgetUser("bob");
  expect([...stored.keys()]).toEqual([]);
});

test("all are forgotten where nobody knows who it was", () => {
  fill("bob");
  forgetAllUsers();
  expect([...stored.keys()]).toEqual([]);
});

test("what a person has goes along to another user id", () => {
  fill("bob");
  moveUser("ann", "ann-anew");
  expect(["ann", "ann-anew", "bob"].map(entriesOf)).toEqual([NOTHING, ALL, ALL]);
});
