import { expect, type Page, test } from "@playwright/test";
import { syllable } from "syllable";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import { isFull } from "../support/is-full.ts";
import { domains } from "./content.ts";
import { type Breach, measure } from "./measure.ts";
import { expectAccessible, expectReadable, openAs, untilOpen } from "./person.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

// What a person meets after the first result, on the smallest phone with the largest letters, in each theme and language.
// One table says for each page and each check how much was found; with KEEPWELL_FULL=1 each page in all combinations.

const WIDTH = { width: 320, height: 740 };
/** English in our words; the names that the specification gives to places and results count too. */
const MOST_GRADE = 6;

const THEMES = ["light", "dark"] as const;
const CONTRASTS = ["device", "more"] as const;
const SIZES = ["normal", "largest"] as const;
const LANGUAGES = ["en", "es"] as const;
const all = THEMES.flatMap((theme) =>
  CONTRASTS.flatMap((contrast) =>
    SIZES.flatMap((textSize) => LANGUAGES.map((language) => ({ theme, contrast, textSize, language }))),
  ),
);
type Look = (typeof all)[number];

const [one, two] = plainDomains;
const asked = domains.find(({ survey }) => survey === plainDomains.at(-1)?.survey);
if (!one || !two || !asked) throw new Error("fewer than three areas");

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ["home with the taster", "/"],
  ["hub", "/evaluations"],
  ["question", asked.routes.questionnaire],
  ["result", one.routes.score],
  ["choosing a step", `/my-step?from=${one.survey}`],
  ["next look", "/next-look"],
  ["scores over time", "/scores"],
  ["for my doctor", "/for-my-doctor"],
  ["coach", "/about4"],
  ["know your numbers", "/know-your-numbers"],
  ["contact", "/contact"],
  ["demo", "/demo"],
];

/** The checks of one page, each with the breaches of `measure` that belong to it. */
const MEASURED: Readonly<Record<string, (breach: Breach) => boolean>> = {
  scroll: ({ what }) => what === "sideways scroll" || what === "text leaves the page",
  targets: ({ what }) => what === "small target",
  rows: ({ what }) => what.includes("option row"),
  text: ({ what }) => what.startsWith("small") && what !== "small target",
  lines: ({ what }) => what === "tight lines" || what === "long line",
};

const foundBy = (check: Promise<void>): Promise<string[]> =>
  check.then(
    () => [],
    (error: Error) => [error.message],
  );

/** The words of the page as sentences: each block ends one. */
const sentencesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, label, legend, button)")]
      .filter(
        (element) => element.checkVisibility() && !element.querySelector("p, li") && !element.closest("[lang=es]"),
      )
      .map((element) => (element.textContent ?? "").trim().replace(/[^.!?]$/, "$&."))
      .join(" "),
  );

async function show(page: Page, path: string, { language, ...display }: Look): Promise<void> {
  await page.evaluate(
    ([shown, code]) => {
      localStorage.setItem("keepwell.display", `${shown}`);
      localStorage.setItem("keepwell.language", `${code}`);
    },
    [JSON.stringify(display), language],
  );
  await page.goto(path);
  await untilOpen(page);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.waitForLoadState("networkidle");
}

// `npm test` sees each page in some of the looks: `matrix.spec.ts`.

for (const [index, [name, path]] of PAGES.entries()) {
  test(`${name} on the smallest phone, in each theme, with the largest letters and in Spanish`, {
    tag: "@full",
  }, async ({ page }) => {
    test.setTimeout(isFull ? 900_000 : 120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(WIDTH);
    const userId = await openAs(page, "/contact");
    for (const domain of [one, two]) await submit(page, userId, domain, endsOf(domain)[0]);
    await submit(page, userId, one, endsOf(one)[1]);
    const plain = { theme: "light", contrast: "device", textSize: "normal", language: "en" } as const;
    await show(page, path, plain);
    const axe = await foundBy(expectAccessible(page));
    const grade = readingGrade(await sentencesOf(page), syllable) ?? 0;
    const breaches: Breach[] = [];
    const contrast: string[] = [];
    // Four combinations, shifted from page to page, so that all pages together meet all sixteen.
    for (const look of isFull ? all : all.filter((_, at) => (at + index) % 4 === 0)) {
      await show(page, path, look);
      const place = Object.values(look).join(" ");
      breaches.push(...(await measure(page)).breaches.map((it) => ({ ...it, place: `${place}: ${it.place}` })));
      contrast.push(...(await foundBy(expectReadable(page))).map((message) => `${place}: ${message}`));
    }
    const counts = Object.entries(MEASURED).map(([check, isOf]) => `${check} ${breaches.filter(isOf).length}`);
    console.info(
      `${name.padEnd(22)} | axe ${axe.length} | contrast ${contrast.length} | ${counts.join(" | ")} | grade ${grade}`,
    );
    expect([...axe, ...contrast, ...breaches]).toEqual([]);
    expect(grade).toBeLessThanOrEqual(MOST_GRADE);
  });
}
