import type { Browser } from "@playwright/test";
import { slowPage } from "./slow-browser.ts";

/** What a first visit costs. Times in ms since the page was asked for, bytes over the line. */
export type ColdLoad = {
  readonly bytes: number;
  readonly requests: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The part of long tasks beyond 50 ms, those before the first paint included: a floor that paints late has most there. */
  readonly blocking: number;
  readonly shift: number;
  /** When what the page is for was drawn. */
  readonly ready: number;
};

type Visit = {
  readonly url: string;
  /** What the page is for, such as its heading or its first question. */
  readonly readySelector: string;
  readonly stored?: Readonly<Record<string, string>>;
};

/** Opens a page with an empty cache and waits until it rests. */
export async function coldLoad(browser: Browser, { url, readySelector, stored }: Visit): Promise<ColdLoad> {
  const { page, traffic, close } = await slowPage(browser, stored);
  try {
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector)) setTimeout(() => performance.mark("ready"));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, readySelector);
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    await page.locator(readySelector).first().waitFor({ timeout: 120_000 });
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate(() => {
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      return {
        firstPaint,
        largestPaint: observed.largestPaint,
        shift: observed.shift,
        blocking: observed.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
        ready: performance.getEntriesByName("ready")[0]?.startTime ?? Number.NaN,
      };
    });
    return { ...traffic, ...seen };
  } finally {
    await close();
  }
}
