import { expect, type Page, test } from "@playwright/test";
import { sentencesOf } from "#core/shared/sentences.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, type Example, ruleOf } from "./content.ts";
import { fontsShown } from "./fonts.ts";
import { holdBack } from "./hold-back.ts";
import { expectAccessible, openAs } from "./person.ts";
import { submit } from "./submit.ts";

// What a result means stands on its page before the page's code has come.

const SCRIPTS = "**/assets/*.js";
const domainOf = (name: string) => {
  const found = domains.find(({ survey }) => survey === name);
  if (!found) throw new Error(`no domain ${name}`);
  return found;
};
const stress = domainOf("stress");
const { bands } = ruleOf(stress.survey);
const examples = ruleOf(stress.survey).examples as readonly (Example & { readonly alerts?: readonly string[] })[];
/** The words of the band in which an example lies. */
const wordsOf = ({ score }: Example): string => textOf(bands.findLast(({ from }) => score >= from)?.explanation ?? "");
const firstSentence = (example: Example): string => sentencesOf(wordsOf(example), "en")[0] ?? "";
const exampleThat = (raises: boolean): Example => {
  const found = examples.find(({ alerts = [] }) => alerts.length > 0 === raises);
  if (!found) throw new Error("no such example");
  return found;
};
const withoutAlert = exampleThat(false);

const sentence = (page: Page) => page.getByRole("heading", { level: 2, name: firstSentence(withoutAlert) });
const place = (page: Page) => page.locator("[data-early-words]");

test("a result says what it means before its code has come, and nothing moves when it does", async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, withoutAlert);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, SCRIPTS);
    await page.goto(stress.routes.score, { waitUntil: "commit" });
    await expect(sentence(page)).toBeVisible();
    await expect(place(page)).toContainText(sentencesOf(wordsOf(withoutAlert), "en").at(-1) ?? "none");
    await expect(page.locator("main [role=status][data-fills]")).toBeHidden();
    await expectAccessible(page);
    await fontsShown(page);
    const before = await sentence(page).boundingBox();
    release();
    await expect(page.getByRole("img", { name: /^Stress/ })).toBeVisible();
    await expect(sentence(page)).toHaveCount(1);
    await expect(place(page)).toHaveCount(0);
    expect(await sentence(page).boundingBox()).toEqual(before);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    // In a wide window the font of the menu moves it by a hair.
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    await page.unroute(SCRIPTS);
  }
});

test("where answers raised something, that comes first: the words of the band wait for it", async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, exampleThat(true));
  const release = await holdBack(page, SCRIPTS);
  const arrived = page.waitForResponse((response) => response.url().includes(userId));
  await page.goto(stress.routes.score, { waitUntil: "commit" });
  await (await arrived).finished();
  await expect(page.locator("main [role=status][data-fills]")).toBeVisible();
  await expect(place(page)).toBeEmpty();
  release();
  await expect(page.getByRole("img", { name: /^Stress/ })).toBeVisible();
});
