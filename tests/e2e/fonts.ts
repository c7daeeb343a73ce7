import type { Page } from "@playwright/test";

/** Waits until a page is shown in the web fonts, which it asks for once it is rendered. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["fonts"] !== undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** Shows a page whose code has not come in the web fonts, for what is compared with the page that has them. */
export async function showFontsEarly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.setAttribute("data-fonts", "");
    // The layout asks for them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
