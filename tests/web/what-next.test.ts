import { expect, test } from "vitest";
import { whatNext } from "../../src/features/hub/what-next.ts";
import { domains } from "../e2e/content.ts";

const NOW = new Date(2026, 10, 24);
const [first, second] = domains;
if (!first || !second) throw new Error("fewer than two areas");
const doneOn = (day: string) => ({ completedAt: `${day}/2026, 09:15:00` });
const all = (day: string) => Object.fromEntries(domains.map(({ category }) => [category, doneOn(day)]));

test("nothing done: begin", () => {
  expect(whatNext(domains, {}, NOW)).toEqual({ kind: "begin" });
});

test("what is open comes first, however long ago the others were", () => {
  const { [second.category]: _, ...rest } = all("01/02");
  expect(whatNext(domains, rest, NOW)).toMatchObject({ kind: "open", domain: { survey: second.survey } });
});

test("the area of longest ago is told with its day once its time has come", () => {
  const completed = { ...all("11/20"), [second.category]: doneOn("10/20") };
  expect(whatNext(domains, completed, NOW)).toMatchObject({
    kind: "again",
    domain: second,
    done: new Date(2026, 9, 20),
  });
});

test("before that, the day on which the first one comes again", () => {
  const completed = { ...all("11/20"), [first.category]: doneOn("11/02") };
  expect(whatNext(domains, completed, NOW)).toEqual({ kind: "rest", domain: first, on: new Date(2026, 10, 30) });
});

test("a date that cannot be read, or an area without a time, is passed over", () => {
  const completed = { ...all("11/20"), [first.category]: { completedAt: "yesterday" } };
  expect(whatNext(domains, completed, NOW)).toMatchObject({ kind: "rest", domain: second });
  const without = domains.map(({ againAfterWeeks: _, ...domain }) => domain);
  expect(whatNext(without, completed, NOW)).toEqual({ kind: "begin" });
});
