import { expect, type Page } from "@playwright/test";

/** Waits until the worker stands between the page and the network. */
export async function workerIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
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
    expect.stringMatching(/^\/assets\/questionnaire-page-.*\.js$/),
    `/content/surveys/${survey}.json`,
    `/content/scales/${survey}.json`,
  ];
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(wanted));
}
