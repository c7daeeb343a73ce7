import type { Browser } from "@playwright/test";
import { submitCall } from "../../support/domain-calls.ts";
import { questionnaire } from "./our-pages.ts";
import { slowPage } from "./slow-browser.ts";

/** From pressing Submit, in ms. */
export type Submitted = {
  /** Until the reply to the submission had come: one round trip of the line. */
  readonly replied: number;
  /** Until the frame that shows the gauge. */
  readonly shown: number;
};

const GAUGE = "svg[role=img]";

/** Answers the whole questionnaire, presses Submit and waits for the gauge. */
export async function submitWhole(
  browser: Browser,
  here: string,
  stored: Readonly<Record<string, string>>,
): Promise<Submitted> {
  const { page, close } = await slowPage(browser, stored);
  try {
    await page.goto(here + questionnaire.routes.questionnaire, { timeout: 120_000 });
    const submit = page.getByRole("button", { name: "Submit", exact: true });
    const next = page.getByRole("button", { name: "Next", exact: true });
    for (;;) {
      const groups = page.getByRole("radiogroup");
      await groups.first().waitFor({ timeout: 120_000 });
      await page.waitForLoadState("networkidle");
      // The first questions of a page are drawn before the others.
      await page.waitForTimeout(1000);
      for (const group of await groups.all()) await group.locator("label").nth(1).click();
      // What was chosen is copied to the server; the line is free before Submit is pressed.
      await page.waitForTimeout(3000);
      if (await submit.isVisible()) break;
      const firstName = () => document.querySelector<HTMLInputElement>("input[type=radio]")?.name;
      const before = await page.evaluate(firstName);
      await next.click();
      await page.waitForFunction(
        (name) => {
          const first = document.querySelector<HTMLInputElement>("input[type=radio]")?.name;
          return first !== undefined && first !== name;
        },
        before,
        { timeout: 60_000 },
      );
    }
    const times = () =>
      page.evaluate(
        ({ gauge, call }) =>
          new Promise<Submitted>((resolve) => {
            const begin = ({ timeStamp }: Event) => {
              const look = () => {
                if (!document.querySelector(gauge)) return void requestAnimationFrame(look);
                setTimeout(() => {
                  const shown = performance.now() - timeStamp;
                  const sent = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(call));
                  const { responseEnd = Number.NaN } = (sent.at(-1) ?? {}) as PerformanceResourceTiming;
                  resolve({ shown, replied: responseEnd - timeStamp });
                });
              };
              requestAnimationFrame(look);
            };
            addEventListener("click", begin, { capture: true, once: true });
          }),
        { gauge: GAUGE, call: submitCall(questionnaire).path },
      );
    const [found] = await Promise.all([times(), submit.click()]);
    return found;
  } finally {
    await close();
  }
}
