import { expect, test } from "@playwright/test";
import { openAs, openHome } from "./person.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a result's sentence, dial, number and the start of its step fit on the first screen of a phone", async ({
  page,
}) => {
  const userId = await openAs(page, "/contact");
  for (const domain of plainDomains) {
    await submit(page, userId, domain, endsOf(domain)[1]);
    await page.goto(domain.routes.score);
    const bottomOf = async (words: string) => {
      const box = await page.getByRole("heading", { name: words, exact: true }).boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    const dial = await page.getByRole("main").getByRole("img").first().boundingBox();
    expect(dial?.width).toBeGreaterThanOrEqual(280);
    const sentence = page.getByRole("heading", { level: 2 }).first();
    const [size, font] = await sentence.evaluate((it) => [
      getComputedStyle(it).fontSize,
      getComputedStyle(it).fontFamily,
    ]);
    expect(Number.parseFloat(`${size}`)).toBeGreaterThanOrEqual(28);
    expect(font).toContain("Literata");
    // What may have to be read first comes before: an alert.
    if ((await page.getByRole("alert").count()) === 0)
      expect(await bottomOf("One small step"), domain.survey).toBeLessThanOrEqual(700);
  }
});

test("the footer of a phone is small, and the rest of its links opens with a press", async ({ page }) => {
  await openHome(page);
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(240);
  await expect(footer.getByRole("link", { name: "Forum tests" })).toBeHidden();
  await footer.getByRole("button", { name: "More links" }).press("Enter");
  await expect(footer.getByRole("link", { name: "Forum tests" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Keepwell Community" })).toBeVisible();
  await footer.getByRole("button", { name: "Fewer links" }).click();
  await expect(footer.getByRole("link", { name: "Forum tests" })).toBeHidden();
});
