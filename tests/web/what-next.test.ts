import { expect, test } from "vitest";
import { againOn } from "../../src/browser/next-looks.ts";
import { whatNext } from "../../src/ui/next-area/what-next.ts";
import { domains } from "../e2e/content.ts";

const NOW = new Date(2026, 10, 24);
const [first, second] = domains;
if (!first || !second) throw new Error("fewer than two areas");
const doneOn = (day: string) => ({ completedAt: `${day}/2026, 09:15:00` });
const all = (day: string) => Object.fromEntries(domains.map(({ category }) => [category, doneOn(day)]));

test("nothing done: begin with the one that leads, or the first", () => {
  const leading = domains.find(({ leads }) => leads) ?? first;
  expect(whatNext(domains, {}, NOW)).toEqual({ kind: "begin", domain: leading });
  const without = domains.map(({ leads: _, ...domain }) => domain);
  expect(whatNext(without, {}, NOW)).toEqual({ kind: "begin", domain: without[0] });
});

test("what was begun and not sent comes before everything else", () => {
  const begun = [second.survey];
  expect(whatNext(domains, {}, NOW, begun)).toEqual({ kind: "goOn", domain: second });
  expect(whatNext(domains, all("10/20"), NOW, begun)).toEqual({ kind: "goOn", domain: second });
  expect(whatNext(domains, all("11/20"), NOW, ["of-no-area"])).toMatchObject({ kind: "rest" });
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
  expect(whatNext(without, completed, NOW)).toEqual({ kind: "choose" });
});

test("a result tells the same day as the hub", () => {
  const done = new Date(2026, 10, 2);
  expect(againOn(first, done)).toEqual(new Date(2026, 10, 30));
  expect(againOn({ againAfterWeeks: undefined }, done)).toBeNull();
});
