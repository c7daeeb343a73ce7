import { expect, type Page } from "@playwright/test";

/**
 * Waits until the worker answers what is opened next. A page that came while it was being put in place may
 * itself do without it until then, and names to it what should be kept (`src/browser/worker.ts`).
 */
export async function workerIsThere(page: Page): Promise<void> {
  const isThere = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";
  // On a busy machine keeping the program ahead takes its time.
  await page.waitForFunction(isThere, undefined, { timeout: 30_000 });
}

/** Path of everything the browser keeps for this site, in all caches. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the program and the questions of a questionnaire are kept. */
export async function questionnaireIsKept(page: Page, survey: string): Promise<void> {
  await workerIsThere(page);
  const wanted = [
    expect.stringMatching(/^\/assets\/survey-.*\.js$/),
    expect.stringMatching(/^\/assets\/questionnaire-page-.*\.css$/),
    `/content/surveys/${survey}.json`,
    `/content/scales/${survey}.json`,
  ];
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(wanted));
}
