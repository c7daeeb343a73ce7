import { expect, type Page, test } from "@playwright/test";
import { everyFew } from "../support/is-full.ts";
import { domains, exampleOf, stepsOf } from "./content.ts";
import { fontsShown } from "./fonts.ts";
import { expectAccessible, openAs, untilOpen } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";
import { giveVoices } from "./voices.ts";

test.use({ viewport: { width: 360, height: 740 } });

const CONTROLS = 'main input:not([type="hidden"]), main select, main textarea';
const several = domains.find((one) => (stepsOf(one, exampleOf(one))[0]?.length ?? 0) === 3);
if (!several) throw new Error("no domain asks three questions on its first page");

/** Where the bar with Next begins. */
const topOfBar = async (page: Page) => (await page.locator("[data-next-bar]").boundingBox())?.y ?? 0;

test("on a phone a questionnaire begins high, ends with Next in sight, and has no footer", { tag: "@full" }, async ({
  page,
}) => {
  // The button to read aloud takes its room too.
  await giveVoices(page, [{ lang: "en-US", localService: true }]);
  await openAs(page, "/contact");
  for (const { survey, routes } of everyFew(domains, 2)) {
    await page.goto(routes.questionnaire);
    await untilOpen(page);
    await fontsShown(page);
    const first = page.locator(CONTROLS).first();
    expect((await first.boundingBox())?.y, survey).toBeLessThanOrEqual(340);
    await expect(page.getByRole("button", { name: "Read aloud" }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 360);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const bar = await page.locator("[data-next-bar]").boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0), survey).toBe(740);
    expect(bar?.height, survey).toBeLessThanOrEqual(100);
  }
});

test("the bar with Next never covers what has the focus, and gives way in a low window", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, several.routes.questionnaire);
  // What is picked has the focus, and Tab leads on to the next question.
  for (let at = 0; at < 3; at++) {
    const group = page.getByRole("radiogroup").nth(at);
    await group.getByRole("radio").last().focus();
    const row = group.locator("label").last();
    await row.press("Space");
    const box = await row.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOfBar(page));
  }
  await page.setViewportSize({ width: 640, height: 360 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await topOfBar(page)).toBeGreaterThan(360);
});

test("a phone offers one question at a time, and the choice holds through Back, reload, review and submit", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, several.routes.questionnaire);
  const steps = stepsOf(several, exampleOf(several)).flat();
  const groups = page.getByRole("radiogroup");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const place = (at: number) => page.getByText(`Question ${at} of ${steps.length}`);
  await expect(groups).toHaveCount(3);
  await expectAccessible(page);
  await button("One at a time").press("Enter");
  await expect(groups).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(button("One at a time")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const [index, { shown }] of steps.entries()) {
    const isLast = index === steps.length - 1;
    await expect(place(index + 1)).toBeVisible();
    await expect(button(/^Answer 1 more question/)).toBeVisible();
    await groups.getByRole("radio", { name: shown, exact: true }).click();
    if (index === 1) {
      await page.goBack();
      await expect(place(1)).toBeVisible();
      await expect(groups.getByRole("radio", { name: steps[0]?.shown ?? "", exact: true })).toBeChecked();
      await page.goForward();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await page.reload();
      await expect(place(2)).toBeVisible();
    }
    if (!isLast) await button("Next").click();
  }
  await button("Look over my answers first").click();
  const change = button(`Change your answer to: ${steps[4]?.title}`);
  await change.click();
  await expect(place(5)).toBeVisible();
  await expect(groups).toHaveCount(1);
  await button("Back").click();
  await button("Submit").click();
  await expect(page).toHaveURL(several.routes.score);
});
