import { expect, type Route, test } from "@playwright/test";
import { answerStep, openAs } from "../person.ts";
import {
  answerAll,
  answerOtherwise,
  callOf,
  domain,
  nameOf,
  openQuestions,
  optionsOf,
  RESUMED,
  said,
  saved,
  stepsIn,
  stored,
  submit,
} from "./questionnaire.ts";

const [one = []] = stepsIn(domain);
const [first, second] = one;
if (!first || !second) throw new Error("one question a step");

test("what was removed at the log-out does not come back from an old tab", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerStep(page, one);
  await expect(saved(page)).toBeVisible();
  const older = await context.newPage();
  await openQuestions(older);
  await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();
  // The old tab no longer shows them, or at least keeps nothing of a click into them.
  if ((await optionsOf(older, first).count()) > 0) await answerOtherwise(older, second).catch(() => undefined);
  await expect(saved(older)).toHaveCount(0);
  await older.close();

  await page.goto("/health");
  await page.evaluate((id) => localStorage.setItem("userID", id), userId);
  await openQuestions(page);
  await expect(page.getByText(RESUMED)).toHaveCount(0);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("answers removed while they wait are never sent, and nobody is told of them", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  const held: Route[] = [];
  await page.route(callOf(), (route) => void held.push(route));
  await submit(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([nameOf(domain)]);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();
  await page.unroute(callOf());
  for (const route of held) await route.continue().catch(() => undefined);
  await page.goto("/login");
  await page.waitForTimeout(6_000);
  await expect(page.getByText(said(domain).submitted)).toHaveCount(0);
  await openAs(page, "/evaluations");
  await page.waitForTimeout(1_000);
  await expect(page.getByText(said(domain).submitted)).toHaveCount(0);
  expect(await stored(page, userId)).toBe(0);
  await context.close();
});
