import { beforeEach, expect, test, vi } from "vitest";
import { completedTests, storeCompletion } from "../../src/browser/completed-tests.ts";
import { doctorQuestions, keepDoctorQuestions } from "../../src/browser/doctor-questions.ts";
import { helpfulMark, markHelpful } from "../../src/browser/helpful.ts";
import { keepNumbers, knownNumbers } from "../../src/browser/known-numbers.ts";
import { answerConsent, consentAnswer } from "../../src/browser/model-consent.ts";
import { forgetAllUsers, forgetUser, moveUser } from "../../src/browser/user-entries.ts";
import { memoryStorage } from "../support/memory-storage.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const memory = memoryStorage(stored);
  vi.stubGlobal("window", { localStorage: memory });
  fill("ann");
});

function fill(userId: string): void {
  storeCompletion(userId, "Sleep", "02/02/2026, 1");
  answerConsent(userId, "key-1", "yes");
  markHelpful(userId, "Walk a little.", true);
  keepNumbers(userId, { weight: { choice: "ask" } });
  keepDoctorQuestions(userId, "Is it my hip?");
}

const entriesOf = (userId: string) => [
  Object.keys(completedTests(userId)),
  consentAnswer(userId, "key-1"),
  helpfulMark(userId, "Walk a little."),
  knownNumbers(userId)["weight"]?.choice ?? null,
  doctorQuestions(userId),
];
const ALL = [["Sleep"], "yes", true, "ask", "Is it my hip?"];
const NOTHING = [[], "unasked", null, null, ""];

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
