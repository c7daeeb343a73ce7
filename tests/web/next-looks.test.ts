import { afterEach, expect, test } from "vitest";
import { nextLooks } from "../../src/browser/next-looks.ts";
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
