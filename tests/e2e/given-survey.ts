import type { Page } from "@playwright/test";

/** Gives a page other questions than those of its document, with a version of their own, as after an editor has published. */
export async function giveSurvey(page: Page, name: string, survey: object): Promise<void> {
  await page.route(`**/content/surveys/${name}.json`, (route) => route.fulfill({ json: survey }));
  await page.route(`**/content/scales/${name}.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hash: "f".repeat(64) } });
  });
}
