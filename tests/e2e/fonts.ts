import type { Page } from "@playwright/test";

/** Waits until a page is shown in the web fonts, which it asks for after its first paint. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["fonts"] !== undefined);
  await page.evaluate(() => document.fonts.ready);
}
