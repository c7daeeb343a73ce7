import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agoText, dateAndAgo, dateText } from "../../src/ui/language/dates.ts";
import { ENGLISH, loadLanguage } from "../../src/ui/language/language.ts";

const TODAY = new Date(2026, 10, 24, 9, 15);
const spanish = await loadLanguage("es");

test("a date has one form in each language", () => {
  expect(dateText(TODAY, ENGLISH)).toBe("November 24, 2026");
  expect(dateText(TODAY, spanish)).toBe("24 de noviembre de 2026");
  expect(dateAndAgo(new Date(2026, 9, 20), TODAY, ENGLISH)).toBe("October 20, 2026, 5 weeks ago");
  expect(dateAndAgo(new Date(2026, 9, 20), TODAY, spanish)).toBe("20 de octubre de 2026, hace 5 semanas");
});

test.each([
  [new Date(2026, 10, 24, 23, 59), "today"],
  [new Date(2026, 10, 24, 0, 1), "today"],
  // Ten hours ago, and yet yesterday.
  [new Date(2026, 10, 23, 23, 15), "yesterday"],
  [new Date(2026, 10, 25, 0, 1), "tomorrow"],
  [new Date(2026, 10, 11), "13 days ago"],
  [new Date(2026, 10, 10), "2 weeks ago"],
  [new Date(2026, 10, 4), "2 weeks ago"],
  [new Date(2026, 8, 29), "8 weeks ago"],
  [new Date(2026, 8, 22), "2 months ago"],
  [new Date(2025, 11, 1), "11 months ago"],
  [new Date(2025, 10, 24), "12 months ago"],
  [new Date(2024, 10, 25), "23 months ago"],
  [new Date(2024, 10, 24), "2 years ago"],
  [new Date(2026, 11, 22), "in 4 weeks"],
])("%s is told as %s", (date, words) => expect(agoText(date, TODAY, ENGLISH)).toBe(words));

/** The studio speaks to editors, with times; `completionStamp` is the specification's. */
const MAY = /^src\/(features\/studio\/|ui\/language\/(dates|notation)\.ts|browser\/clock\.ts|core\/dates\/)/;

test("no page writes a date in a form of its own", () => {
  const own = globSync("src/**/*.{ts,tsx}")
    .filter((path) => !MAY.test(path))
    .filter((path) =>
      /toLocale(Date|Time)?String|DateTimeFormat|RelativeTimeFormat|format\.time|dateStyle/.test(
        readFileSync(path, "utf8"),
      ),
    );
  expect(own).toEqual([]);
});
