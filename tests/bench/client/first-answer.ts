import type { Browser, Page } from "@playwright/test";
import { slowPage } from "./slow-browser.ts";

type Visit = {
  readonly url: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether what was chosen is kept. It runs in the page after each press. */
  readonly isKept: () => Promise<boolean> | boolean;
};

/**
 * Presses an option from the first moment at which there is one, and another where the press was lost.
 * @returns from asking for the page to the first press that was kept, in ms
 */
export async function firstAnswerKept(browser: Browser, { url, stored = {}, isKept }: Visit): Promise<number> {
  const { page, close } = await slowPage(browser, stored);
  try {
    await page.addInitScript({ content: `(${pressUntil})(${isKept})` });
    await page.goto(url, { waitUntil: "commit", timeout: 120_000 });
    return await keptAt(page);
  } finally {
    await close();
  }
}

const keptAt = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName("kept")[0]?.startTime, null, { timeout: 120_000 })
    .then((found) => found.jsonValue() as Promise<number>);

/** Runs in the page before its own scripts. */
function pressUntil(isKept: Visit["isKept"]): void {
  const PATIENCE_MS = 1000;
  let presses = 0;
  const frame = () => new Promise(requestAnimationFrame);
  const press = async () => {
    const options = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
    const option = options[presses % 2];
    if (option?.checkVisibility({ visibilityProperty: true })) {
      const at = performance.now();
      presses += 1;
      option.click();
      while (performance.now() - at < PATIENCE_MS) {
        if (await isKept()) return void performance.mark("kept", { startTime: at });
        await frame();
      }
    }
    await frame();
    await press();
  };
  void press();
}

/** A form of plain HTML keeps what its own input shows. */
export const isChecked = (): boolean => document.querySelector("input[type=radio]:checked") !== null;

/** The questionnaire keeps what its database has. */
export const isStored = async (): Promise<boolean> => {
  const known = await indexedDB.databases();
  if (known.every(({ name }) => name !== "keepwell.answers")) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open("keepwell.answers");
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction("sets").objectStore("sets").count();
      reading.onerror = () => resolve(false);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result > 0);
      };
    };
  });
};
