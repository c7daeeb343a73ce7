import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { domains } from "./content.ts";
import { measure } from "./measure.ts";
import { expectAccessible, expectReadable, openAs, untilOpen } from "./person.ts";
import { expectAsPublished } from "./published-minima.ts";
import { allPages, ownPages } from "./routes.ts";
import { endsOf, submit } from "./submit.ts";

// Every layout in several looks, languages and widths; with KEEPWELL_FULL=1 every page in all combinations.

type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;
const LOOKS: readonly (readonly [name: string, media: Media])[] = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["strong light", { colorScheme: "light", contrast: "more" }],
  ["strong dark", { colorScheme: "dark", contrast: "more" }],
  ["forced colors", { colorScheme: "dark", forcedColors: "active" }],
];
const PLAIN: Media = { colorScheme: null, contrast: null, forcedColors: null };
const LANGUAGES = ["en", "es"];
const WIDTHS = [320, 360, 768, 1280];
const PARTS = isFull ? 4 : 2;

const combinations = LOOKS.flatMap((look) =>
  LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ look, language, width }))),
);
const [, first, second] = domains.filter(({ firstSurvey }) => !firstSurvey);
const asked = domains.find(({ firstSurvey }) => firstSurvey);
/** Domains share their pages and differ in words: one with a result, one without, and what one asks first. */
const layouts = [
  ...ownPages,
  ...(first ? [first.routes.intro, first.routes.questionnaire, first.routes.score] : []),
  ...(asked?.firstSurvey ? [asked.routes.score, asked.firstSurvey.route] : []),
  "/no-such-page",
];
const looked = isFull ? allPages : layouts;
/** One combination with a look, a language and a width each, shifted from page to page: all of them meet many. */
const fewFor = (index: number) =>
  LOOKS.map((look, turn) => ({
    look,
    language: `${LANGUAGES[(turn + index) % LANGUAGES.length]}`,
    width: WIDTHS[(turn + index) % WIDTHS.length] ?? 320,
  })).filter((_, turn) => (turn + index) % LOOKS.length < 1);

for (let part = 0; part < PARTS; part++) {
  test(`every page in each look, language and width, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(isFull ? 1_800_000 : 300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const userId = await openAs(page, "/contact");
    for (const domain of [first, second]) if (domain) await submit(page, userId, domain, endsOf(domain)[1]);
    for (const [index, path] of looked.entries()) {
      if (index % PARTS !== part) continue;
      await page.emulateMedia(PLAIN);
      await page.goto(path);
      await untilOpen(page);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      for (const { look, language, width } of isFull ? combinations : fewFor(index)) {
        const [name, media] = look;
        await test.step(`${path}, ${name}, ${language}, ${width} px`, async () => {
          await page.emulateMedia({ ...PLAIN, ...media });
          await page.setViewportSize({ width, height: 800 });
          await speak(page, language);
          const { breaches, extremes } = await measure(page);
          expect(breaches).toEqual([]);
          expectAsPublished(extremes);
          await expectReadable(page, media.forcedColors === "active");
        });
      }
    }
  });
}

/** Chooses a language as another tab would: the page follows in place. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((newValue) => {
    const key = "keepwell.language";
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
