import { expect, type Page } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { submitCall } from "../support/domain-calls.ts";
import { domains, type Example, ruleOf, surveyOf } from "./content.ts";

/** Domains whose answers can be sent without a step before. */
export const plainDomains = domains.filter(({ firstSurvey }) => !firstSurvey);

/** The examples of a domain with the lowest and the highest score. */
export function endsOf({ survey }: Domain): [lowest: Example, highest: Example] {
  const examples = (ruleOf(survey).examples as Example[]).toSorted((one, other) => one.score - other.score);
  const [lowest] = examples;
  const highest = examples.at(-1);
  if (!lowest || !highest) throw new Error(`no example for ${survey}`);
  return [lowest, highest];
}

/** Sends answers by the call alone; for tests that are about what comes after. */
export async function submit(page: Page, userId: string, domain: Domain, { answers }: Example): Promise<void> {
  const { path, userKey, answersKey, listsAnswers } = submitCall(domain);
  const order = itemsOf(surveyOf(domain.survey)).map(({ name }) => answers[name]);
  const data = { [userKey]: userId, [answersKey]: listsAnswers ? order : answers };
  expect((await page.request.post(path, { data })).status(), path).toBe(200);
}

/** Every page at rest in this width fits without sideways scroll. */
export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}

/** Moves on with Tab until the named control has focus, as a person without a mouse does. */
export async function tabTo(page: Page, control: ReturnType<Page["getByRole"]>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there.");
}
