import { expect, test } from "vitest";
import { readableRecords } from "../../src/api/readable.ts";
import { splitScores } from "../../src/features/view-scores/split-scores.ts";

const record = (forum: string, value: number, timestamp: string) => ({ forum, value, meaning: "Fair", timestamp });
const values = (records: readonly { readonly value: number }[]) => records.map(({ value }) => value);

test("the newest of each forum is latest, all older are previous, newest first", () => {
  const { latest, previous } = splitScores([
    record("A", 1, "2026-01-01T10:00:00.000Z"),
    record("B", 2, "2026-03-01T10:00:00.000Z"),
    record("A", 3, "2026-02-01T10:00:00.000Z"),
    record("B", 4, "2025-12-31T23:59:59.999Z"),
    record("A", 5, "2026-01-15T10:00:00.000Z"),
  ]);
  expect(values(latest)).toEqual([2, 3]);
  expect(values(previous)).toEqual([5, 1, 4]);
});

test("moments are compared, not texts: zones and forms differ", () => {
  const { latest } = splitScores([
    record("A", 1, "2026-01-01T12:00:00+02:00"),
    record("A", 2, "2026-01-01T11:00:00Z"),
    record("A", 3, "Jan 1 2025"),
  ]);
  expect(values(latest)).toEqual([2]);
});

test("equal moments keep the server's order", () => {
  const at = "2026-01-01T10:00:00.000Z";
  const { latest, previous } = splitScores([record("A", 1, at), record("A", 2, at), record("B", 3, at)]);
  expect(values(latest)).toEqual([1, 3]);
  expect(values(previous)).toEqual([2]);
});

test("a timestamp that names no moment counts as oldest", () => {
  const { latest, previous } = splitScores([
    record("A", 1, "soon"),
    record("A", 2, ""),
    record("A", 3, "1999-01-01T00:00:00Z"),
  ]);
  expect(values(latest)).toEqual([3]);
  expect(values(previous)).toEqual([1, 2]);
});

test("nothing gives nothing, and the given list stays as it was", () => {
  expect(splitScores([])).toEqual({ latest: [], previous: [] });
  const given = Object.freeze([record("A", 1, "2026-01-01"), record("A", 2, "2026-01-02")]);
  expect(values(splitScores(given).latest)).toEqual([2]);
});

test("a number as text is read, rows without forum or number are left out", () => {
  const good = record("A", 7, "2026-01-01");
  const rows = [
    { ...good, value: "7" },
    null,
    3,
    { ...good, forum: "" },
    { ...good, value: " " },
    { forum: "B" },
    good,
  ];
  expect(readableRecords(rows, [])).toEqual([good, good]);
  expect(readableRecords([{ forum: "A", value: 1 }], [])).toEqual([
    { forum: "A", value: 1, meaning: "", timestamp: "" },
  ]);
});

test.each([null, {}, "no", { error: "x" }])("%j is no list of scores", (reply) => {
  expect(() => readableRecords(reply, [])).toThrow(TypeError);
});

test("an area that a provider calls by its category has its own name", () => {
  const named = [{ category: "Socialize", name: { default: "Socialization", es: "Vida social" } }];
  const row = { forum: "Socialize", value: "7", meaning: "", timestamp: "" };
  expect(readableRecords([row], named)).toEqual([{ ...row, forum: "Socialization", value: 7 }]);
});
