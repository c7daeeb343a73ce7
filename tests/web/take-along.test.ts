import { expect, test } from "vitest";
import type { KnownNumbers } from "../../src/browser/known-numbers.ts";
import { takeAlong } from "../../src/features/know-your-numbers/take-along.ts";

const factors = ["weight", "hearing", "air"].map((id) => ({ id, title: id, what: "…", ask: "…" }));
const listed = (numbers: KnownNumbers) =>
  takeAlong(factors, numbers).map(({ kind, factors: taken }) => [
    kind,
    ...taken.map(({ factor, note }) => (note ? `${factor.id}: ${note}` : factor.id)),
  ]);

test("what to ask comes first, then what is known with its note, then what is not", () => {
  const numbers = {
    weight: { choice: "known", note: " 150 lb " },
    hearing: { choice: "unknown" },
    air: { choice: "ask" },
  } as const;
  expect(listed(numbers)).toEqual([
    ["ask", "air"],
    ["known", "weight: 150 lb"],
    ["unknown", "hearing"],
  ]);
});

test("a note is listed with what is known alone", () => {
  expect(listed({ weight: { choice: "ask", note: "150 lb" } })).toEqual([["ask", "weight"]]);
});

test("with nothing chosen, all is there to talk about", () => {
  expect(listed({})).toEqual([["all", "weight", "hearing", "air"]]);
  expect(listed({ gone: { choice: "known" } })).toEqual([["all", "weight", "hearing", "air"]]);
});
