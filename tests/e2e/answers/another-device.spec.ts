import { type Browser, expect, type Page, test } from "@playwright/test";
import { answerStep, expectAccessible, newAddress, openAs, untilOpen } from "../person.ts";
import { answerAll, domain, next, openQuestions, RESUMED, saved, stepsIn, stored, submit } from "./questionnaire.ts";

const [one = [], two = []] = stepsIn(domain);
const total = stepsIn(domain).flat().length;

/** The same person at another device. */
async function atAnotherDevice(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, path, email);
  return page;
}

/** Waits until the device has sent a copy with so many answers. */
const copied = (page: Page, count: number, timeout = 30_000) =>
  page.waitForResponse(
    (reply) => {
      const request = reply.request();
      if (request.method() !== "PUT" || !reply.url().includes("/api/drafts/")) return false;
      return Object.keys(request.postDataJSON().answers).length === count;
    },
    { timeout },
  );

test("a questionnaire begun on one device goes on at another, and is one result", { tag: "@full" }, async ({
  page,
  browser,
}) => {
  const email = newAddress();
  const userId = await openAs(page, domain.routes.questionnaire, email);
  // The first copy takes longer than the rest between two; what is answered meanwhile follows soon after it.
  const [first, ...others] = one;
  if (!first || others.length === 0) throw new Error("one question a step");
  let goOn = () => {};
  const answered = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/drafts/*", async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === "PUT");
  const copy = copied(page, one.length, 15_000);
  await answerStep(page, [first]);
  await asked;
  await answerStep(page, others);
  await expect(saved(page)).toBeVisible();
  await page.waitForTimeout(3_500);
  goOn();
  await copy;

  const tablet = await atAnotherDevice(browser, email, "/evaluations");
  await expect(tablet.getByText(`${one.length} of ${total} answered.`)).toBeVisible();
  await expectAccessible(tablet);
  await tablet.goto(domain.routes.intro);
  await expect(tablet.getByText(`${one.length} of ${total} answered.`)).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByRole("link", { name: /^Continue/ }).click();
  await untilOpen(tablet);
  await expect(tablet.getByText(RESUMED)).toBeVisible();
  await answerAll(tablet);
  await submit(tablet).click();
  await expect(tablet).toHaveURL(domain.routes.score);
  expect(await stored(tablet, userId)).toBe(1);

  // The first device learns of it at its next start.
  await page.goto("/evaluations");
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await tablet.context().close();
});

test("two devices that began apart end with the answers of both", { tag: "@full" }, async ({ page, browser }) => {
  const email = newAddress();
  await openAs(page, domain.routes.questionnaire, email);
  const tablet = await atAnotherDevice(browser, email, domain.routes.questionnaire);
  const [first, second] = one;
  if (!first || !second) throw new Error("one question a step");
  const copies = [copied(page, 1), copied(tablet, 1)];
  await answerStep(page, [first]);
  await answerStep(tablet, [second]);
  await Promise.all(copies);
  for (const device of [page, tablet]) {
    await device.goto("/evaluations");
    await expect(device.getByText(`2 of ${total} answered.`)).toBeVisible();
  }
  await tablet.context().close();
});

test("what is removed at the log-out is gone from the server's copy too, even when removed offline", {
  tag: "@full",
}, async ({ page, browser, context }) => {
  const email = newAddress();
  await openAs(page, domain.routes.questionnaire, email);
  const copy = copied(page, one.length);
  await answerStep(page, one);
  await copy;
  // The code of the log-out is there before the connection goes.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();
  await context.setOffline(false);
  const told = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  await openAs(page, "/evaluations", email);
  await told;
  const tablet = await atAnotherDevice(browser, email, "/evaluations");
  await tablet.waitForTimeout(1_000);
  await expect(tablet.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await tablet.context().close();
});

test("whoever came by a link leaves no copy", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, "/health");
  await page.evaluate(() => localStorage.clear());
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/drafts")) calls++;
  });
  await page.goto(`/?userId=${userId}`);
  await openQuestions(page);
  await answerStep(page, one);
  await next(page).click();
  await answerStep(page, two);
  await expect(saved(page)).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(calls).toBe(0);
});
