import { expect, test } from "@playwright/test";
import { domains } from "./content.ts";
import { openAs } from "./person.ts";

// 320 CSS pixels wide is also what 400 % zoom makes of a 1280 pixel screen (WCAG 1.4.10).
const WIDTHS = [320, 360, 768, 1280];

test("no screen scrolls sideways, from a small phone to a desktop", async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, "/evaluations");
  const screens = domains.flatMap(({ routes, bodyMassStep }) => [
    ...Object.values(routes),
    ...(bodyMassStep ? [bodyMassStep.route] : []),
  ]);
  for (const path of new Set(["/", "/login", "/register", "/contact", "/evaluations", "/no-such-page", ...screens])) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
