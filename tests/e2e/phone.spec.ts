import { expect, test } from "@playwright/test";
import { openAs, openHome } from "./person.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a result's sentence, dial, number and the start of its step fit on the first screen of a phone", async ({
  page,
}) => {
  const userId = await openAs(page, "/contact");
  let measured = 0;
  for (const [domain, example] of plainDomains.flatMap((one) => endsOf(one).map((end) => [one, end] as const))) {
    await submit(page, userId, domain, example);
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
    // What has to be read first comes before: a warning with its number to call.
    if (
      (await page
        .getByRole("main")
        .getByRole("link", { name: /^Call / })
        .count()) > 0
    )
      continue;
    expect(await bottomOf("One small step"), domain.survey).toBeLessThanOrEqual(740);
    measured++;
  }
  expect(measured).toBeGreaterThanOrEqual(plainDomains.length);
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
