import { expect, test } from "vitest";
import { trendsOf } from "../../src/features/view-scores/trends-of.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";

const record = (forum: string, value: number, timestamp: string) => ({ forum, value, meaning: "", timestamp });

test("the course of a forum runs from the oldest score, and its sentence says the ends", () => {
  const sorted = [
    record("A", 3.25, "2026-03-01T12:00:00Z"),
    record("B", 9, "2026-02-01T12:00:00Z"),
    record("A", 2, "2026-01-02T12:00:00Z"),
    record("A", 1, "2026-01-01T12:00:00Z"),
  ];
  expect(trendsOf(sorted, ENGLISH)).toEqual([
    {
      forum: "A",
      entries: [
        { score: 1, meaning: "", submittedAt: "2026-01-01T12:00:00Z" },
        { score: 2, meaning: "", submittedAt: "2026-01-02T12:00:00Z" },
        { score: 3.25, meaning: "", submittedAt: "2026-03-01T12:00:00Z" },
      ],
      sentence: "3 scores: the first 1 on January 1, 2026, the latest 3.3 on March 1, 2026.",
    },
  ]);
});

test("a day that is not known is left out of the sentence", () => {
  const [trend] = trendsOf([record("A", 2, "soon"), record("A", 1, "never")], ENGLISH);
  expect(trend?.sentence).toBe("2 scores: the first 1, the latest 2.");
});
