import fc from "fast-check";
import { expect, test } from "vitest";
import { readPastedScores } from "../../src/features/paste-scores/read-scores.ts";

const forums = [
  { key: "Socialize", names: ["Socialization", "Socialize"] },
  { key: "Stress", names: ["Stress"] },
  { key: "Learning", names: ["Learning", "Digital literacy"] },
];

const readable: [line: string, key: string, score: number][] = [
  ["Stress: 18", "Stress", 18],
  ["Stress:18", "Stress", 18],
  ["stress = 18", "Stress", 18],
  ["STRESS - 18", "Stress", 18],
  ["Stress -18", "Stress", 18],
  ["Stress – 18", "Stress", 18],
  ["Stress 18", "Stress", 18],
  ["Stress\t18", "Stress", 18],
  ["  Stress   18.  ", "Stress", 18],
  ["Stress: 7.5", "Stress", 7.5],
  ["Stress: 7,5", "Stress", 7.5],
  ["Stress: 1,200", "Stress", 1200],
  ["Stress: 0", "Stress", 0],
  ["Stress: -3", "Stress", -3],
  ["Stress: 18/40", "Stress", 18],
  ["Stress: 18 out of 40", "Stress", 18],
  ["Stress: 18 points", "Stress", 18],
  ["My stress score is 18", "Stress", 18],
  ["- Stress: 18", "Stress", 18],
  ["• Stress: 18", "Stress", 18],
  ["2. Stress: 18", "Stress", 18],
  ["“Stress”: 18", "Stress", 18],
  ["**Stress**: 18", "Stress", 18],
  ["Socialization: 4", "Socialize", 4],
  ["socialize 4", "Socialize", 4],
  ["digital   LITERACY = 8", "Learning", 8],
];

test.each(readable)("reads %j", (line, key, score) => {
  expect(readPastedScores(line, forums)).toEqual({ scores: [{ key, score }], unread: [] });
});

test.each([
  ["Happiness: 3", "no-forum"],
  ["18", "no-forum"],
  ["hello", "no-forum"],
  ["Stress and Learning: 3", "no-forum"],
  ["Stressful: 3", "no-forum"],
  ["Stress", "no-number"],
  ["Stress:", "no-number"],
  ["Stress: 1.2.3", "no-number"],
  ["Stress: 3 4", "no-forum"],
  ["<b>Stress</b>: 18", "no-forum"],
] as const)("hands %j back as %s", (line, reason) => {
  expect(readPastedScores(line, forums)).toEqual({ scores: [], unread: [{ line, reason }] });
});

test("reads many lines, of any line end, and keeps the first of an area", () => {
  const { scores, unread } = readPastedScores("Stress: 1\r\n\n  \nLearning: 2\rsomething\nstress 9", forums);
  expect(scores).toEqual([
    { key: "Stress", score: 1 },
    { key: "Learning", score: 2 },
  ]);
  expect(unread).toEqual([
    { line: "something", reason: "no-forum" },
    { line: "stress 9", reason: "repeated" },
  ]);
});

test.each(["Stress: 1, Learning: 2", "Stress: 1; Learning: 2", "Stress 1;Learning 2"])("parts %j", (line) => {
  expect(readPastedScores(line, forums).scores.map(({ score }) => score)).toEqual([1, 2]);
});

test("nothing gives nothing", () => {
  expect(readPastedScores(" \n\t\n", forums)).toEqual({ scores: [], unread: [] });
});

test("whatever is pasted, each line is either read or handed back, and every score is a number", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: "binary" }), (text) => {
      const { scores, unread } = readPastedScores(text, forums);
      expect(scores.every(({ score }) => Number.isFinite(score))).toBe(true);
      expect(unread.every(({ line }) => text.includes(line))).toBe(true);
    }),
  );
});

test("a long line of one sign is read in no time", () => {
  const started = performance.now();
  for (const sign of ["-", " ", "1,", ".", "=:", "(", "score "]) readPastedScores(sign.repeat(5000), forums);
  expect(performance.now() - started).toBeLessThan(20_000);
});
