import { afterEach, expect, test } from "vitest";
import { nextLooks } from "../../src/browser/next-looks.ts";
import { nextLookCalendar } from "../../src/features/coming-back/next-look-calendar.ts";
import { domains } from "../e2e/content.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});
const [first, second] = domains;
if (!first || !second) throw new Error("fewer than two areas");

test.each(["UTC", "America/New_York", "Europe/Madrid", "Pacific/Auckland"])(
  "the next look is on the same weekday, also when the clocks change in between: %s",
  (name) => {
    process.env["TZ"] = name;
    for (const [done, on] of [
      ["10/20/2026", new Date(2026, 10, 17)],
      ["03/05/2026", new Date(2026, 3, 2)],
    ] as const) {
      const [look] = nextLooks([{ ...first, againAfterWeeks: 4 }], {
        [first.category]: { completedAt: `${done}, 09:15:00` },
      });
      expect(look?.on.getTime()).toBe(on.getTime());
    }
  },
);

test("the first one comes first; what is not done, unreadable or never comes again is left out", () => {
  const completed = {
    [first.category]: { completedAt: "11/20/2026, 09:15:00" },
    [second.category]: { completedAt: "11/02/2026, 09:15:00" },
  };
  expect(nextLooks(domains, completed).map(({ domain }) => domain.survey)).toEqual([second.survey, first.survey]);
  expect(nextLooks([{ ...first, againAfterWeeks: undefined } as never], completed)).toEqual([]);
  expect(nextLooks(domains, { [first.category]: { completedAt: "yesterday" } })).toEqual([]);
});

const words = {
  title: ({ domain }: { domain: { survey: string } }, day: Date) => `${domain.survey} ${day.getDate()}`,
  details: "",
};
const look = { domain: first, done: new Date(2026, 9, 23), on: new Date(2026, 10, 20) };
const saved = (owner: string | null, now: Date, of = look) => nextLookCalendar([of], owner, now, words)[0];

test("saved again, a look replaces itself and nobody else's", () => {
  const owner = "9f8b7c6d5e4f3a2b1c0d9f8b7c6d5e4f";
  const before = saved(owner, new Date(2026, 10, 1));
  expect(saved(owner, new Date(2026, 11, 1))?.id).toBe(before?.id);
  expect(saved("another", new Date(2026, 10, 1))?.id).not.toBe(before?.id);
  expect(saved(owner, new Date(2026, 10, 1), { ...look, done: new Date(2026, 10, 20) })?.id).not.toBe(before?.id);
  expect(JSON.stringify(before)).not.toContain(owner.slice(0, 8));
});

test("a look that is due stands on tomorrow, and one to come on its own day", () => {
  expect(saved("a", new Date(2026, 10, 1))).toMatchObject({ day: look.on, title: `${first.survey} 20` });
  const due = { day: new Date(2026, 11, 2), title: `${first.survey} 2` };
  expect(saved("a", new Date(2026, 11, 1, 18, 30))).toMatchObject(due);
});
