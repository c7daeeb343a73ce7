import { expect, type Page, test } from "@playwright/test";
import { domains, exampleOf, stepsOf } from "./content.ts";
import { expectAccessible, openAs } from "./person.ts";
import { giveVoices } from "./voices.ts";

const domain = domains.find((one) => (stepsOf(one, exampleOf(one))[0]?.length ?? 0) > 3);
if (!domain) throw new Error("no domain asks several questions a step");
const [first, second] = stepsOf(domain, exampleOf(domain))[0] ?? [];
const options = first?.item.answer.kind === "choice" ? first.item.answer.options.length : 0;
const ENGLISH = { lang: "en-US", localService: true };

const read = (page: Page) => page.getByRole("button", { name: "Read aloud" });
const heard = (page: Page) => page.evaluate(() => window.device.heard);
const goOn = (page: Page) => page.evaluate(() => window.device.goOn());
const marked = (page: Page) => page.locator("[data-spoken], [data-spoken-title] h3");

test("a question is read with its options by the device's own voice, and what is heard is marked", {
  tag: "@full",
}, async ({ page }) => {
  await giveVoices(page, [ENGLISH]);
  await openAs(page, domain.routes.questionnaire);
  await expect(read(page).first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(await heard(page), "nothing speaks by itself").toEqual([]);
  for (const button of await read(page).all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  await expect(read(page).first()).toHaveAccessibleDescription(new RegExp(`${first?.title.slice(0, -1)}`));

  await read(page).first().click();
  await expect(marked(page)).toContainText(first?.title ?? "");
  await expectAccessible(page);
  for (let option = 1; option <= options; option++) {
    await goOn(page);
    await expect(marked(page)).toHaveCount(1);
    expect((await heard(page)).at(-1)?.text).toMatch(new RegExp(`^${option}: `));
  }
  await goOn(page);
  await expect(marked(page)).toHaveCount(0);
  expect((await heard(page)).map(({ lang, rate }) => `${lang} ${rate}`)).toEqual(Array(options + 1).fill("en-US 1"));

  // Another question takes the place of the one being read, and a second press ends it.
  await read(page).first().click();
  await read(page).first().click();
  await expect(marked(page)).toContainText(second?.title ?? "");
  await page.getByRole("button", { name: "Stop reading" }).click();
  await expect(marked(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.device.waiting())).toBe(0);
});

test("two speeds, chosen beside the question or under Display, hold for all pages", { tag: "@full" }, async ({
  page,
}) => {
  await giveVoices(page, [ENGLISH]);
  await openAs(page, domain.routes.questionnaire);
  await read(page).first().click();
  await page.getByRole("button", { name: "Speed: Normal" }).click();
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ rate: 0.75, text: first?.title });
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: "Display" }).click();
  const speed = page.getByRole("group", { name: "Reading aloud" });
  await expect(speed.getByRole("radio", { name: "Slower" })).toBeChecked();
  await speed.getByRole("radio", { name: "At normal speed" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Speed: Normal" })).toBeVisible();
});

test("without a voice of its own for the language a device offers nothing; one that comes late is used", {
  tag: "@full",
}, async ({ page }) => {
  await giveVoices(page, [
    { lang: "de-DE", localService: true },
    { lang: "en-GB", localService: false },
  ]);
  await openAs(page, domain.routes.questionnaire);
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(read(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: "Display" }).click();
  await expect(page.getByRole("group", { name: "Reading aloud" })).toHaveCount(0);
  await page.getByRole("button", { name: "Done" }).click();
  await page.evaluate((voice) => window.device.bring([voice]), ENGLISH);
  await expect(read(page).first()).toBeVisible();
});
