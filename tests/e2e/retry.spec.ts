import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { submitCall } from "../support/domain-calls.ts";
import { type Answer, domains, exampleOf, stepsOf } from "./content.ts";
import { answerStep, openAs } from "./person.ts";

const [domain] = domains;
if (!domain) throw new Error("no domain");
const steps = stepsOf(domain, exampleOf(domain));

async function fillAll(page: Page, given: readonly Answer[][] = steps): Promise<void> {
  for (const [index, answers] of given.entries()) {
    await answerStep(page, answers);
    if (index < given.length - 1) await page.getByRole("button", { name: "Next" }).click();
  }
}

const stored = async (page: Page, userID: string) =>
  (await (await page.request.get(`/view-scores/${userID}`)).json()).length;

test("an answer that got lost on its way back is not stored a second time", { tag: "@full" }, async ({ page }) => {
  const userID = await openAs(page, domain.routes.questionnaire);
  await fillAll(page);
  // The server takes the answers, and the connection breaks before its reply arrives.
  await page.route(`**${submitCall(domain).path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText(textOf(domain.messages.network));
  expect(await stored(page, userID)).toBe(1);

  // Opened anew, as a worried person would, the page sends them again by itself.
  await page.unroute(`**${submitCall(domain).path}`);
  await page.reload();
  await expect(page).toHaveURL(domain.routes.score);
  expect(await stored(page, userID)).toBe(1);
});

test("taking the questionnaire again with the same answers is a result of its own", { tag: "@full" }, async ({
  page,
}) => {
  const userID = await openAs(page, domain.routes.questionnaire);
  for (const times of [1, 2]) {
    await page.goto(domain.routes.questionnaire);
    await fillAll(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(domain.routes.score);
    expect(await stored(page, userID)).toBe(times);
  }
});

test("two quick presses of Submit send once", { tag: "@full" }, async ({ page }) => {
  const userID = await openAs(page, domain.routes.questionnaire);
  await fillAll(page);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page).toHaveURL(domain.routes.score);
  expect(await stored(page, userID)).toBe(1);
});
