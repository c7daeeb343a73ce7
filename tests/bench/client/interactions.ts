import type { Browser, Page } from "@playwright/test";
import { spreadOf } from "../report/comparison.ts";
import { slowPage } from "./slow-browser.ts";

/** From a click to the frame that shows what it did, in ms. */
export type Interactions = { readonly firstOption: number; readonly laterOption: number; readonly next: number };

const READING_MS = 10_000;

type Stored = Readonly<Record<string, string>>;

/** Answers the first page of the questionnaire as a person does, then presses Next. Alike on ours and on the floor. */
export async function answerOnePage(browser: Browser, url: string, stored: Stored = {}): Promise<Interactions> {
  const { page, close } = await slowPage(browser, stored);
  try {
    await page.goto(url, { timeout: 120_000 });
    const groups = page.getByRole("radiogroup");
    await groups.first().waitFor({ timeout: 120_000 });
    await page.waitForLoadState("networkidle");
    const count = await groups.count();
    const options: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const option = groups.nth(index).locator("label").nth(1);
      options.push(await timed(page, () => option.click()));
    }
    const next = await timed(page, () => page.getByRole("button", { name: "Next", exact: true }).click());
    return { firstOption: options[0] ?? Number.NaN, laterOption: spreadOf(options.slice(1)).median, next };
  } finally {
    await close();
  }
}

/** From pressing the link that starts the questionnaire to its first question, fetched ahead. In ms. */
export async function startFromIntro(
  browser: Browser,
  url: string,
  link: string,
  ready: string,
  stored: Stored = {},
): Promise<number> {
  const { page, close } = await slowPage(browser, stored);
  try {
    await page.goto(url, { timeout: 120_000 });
    await page.locator(link).waitFor({ timeout: 120_000 });
    await page.waitForLoadState("networkidle");
    // Whoever reads the page gives it time to fetch ahead, which begins when the browser has nothing else to do.
    await page.waitForTimeout(READING_MS);
    await page.waitForLoadState("networkidle");
    const shown = () =>
      page.evaluate(
        (selector) =>
          new Promise<number>((resolve) => {
            const begin = ({ timeStamp }: Event) => {
              const look = () => {
                if (document.querySelector(selector)) setTimeout(() => resolve(performance.now() - timeStamp));
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            };
            addEventListener("click", begin, { capture: true, once: true });
          }),
        ready,
      );
    // Together, so that a press that fails says why.
    const [elapsed] = await Promise.all([shown(), page.locator(link).click()]);
    return elapsed;
  } finally {
    await close();
  }
}

/** A click on a label clicks its input as well: the last of the two frames counts. */
async function timed(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => observed.clicks.splice(0));
  await click();
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(...observed.clicks));
}
