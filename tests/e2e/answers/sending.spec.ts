import { expect, type Page, type Route, test } from "@playwright/test";
import { isFull } from "../../support/is-full.ts";
import { openAs, untilOpen } from "../person.ts";
import {
  alertOf,
  answerAll,
  answerOtherwise,
  callOf,
  domain,
  KEPT,
  loseReplies,
  nameOf,
  openQuestions,
  other,
  SAFE,
  said,
  saved,
  stepsIn,
  stored,
  submit,
} from "./questionnaire.ts";

/** The server takes the request and never answers, until the returned function is called. */
async function hang(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(callOf(), (route) => void held.push(route));
  return async () => {
    await page.unroute(callOf());
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

const completedOn = (page: Page, userId: string) =>
  page.evaluate(
    ([id, category]) =>
      JSON.parse(localStorage.getItem("completedTests") ?? "{}")[`${id}`]?.[`${category}`]?.completedAt,
    [userId, domain.category],
  );

test("a sent answer is changed from the result within the day, and the result is the same one, corrected", async ({
  page,
}) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  const change = page.getByRole("link", { name: "Change an answer" });
  await change.click();
  await expect(page).toHaveURL(domain.routes.questionnaire);
  const [first] = stepsIn(domain).flat();
  if (!first) throw new Error("no question");
  await expect(page.getByText("These answers were sent in another window.")).toHaveCount(0);
  // Whoever only looks leaves no unfinished answers.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(domain.routes.score);
  await change.click();
  await page.getByRole("button", { name: `Change your answer to: ${first.title}` }).click();
  // A page opened anew still has all the answers.
  await page.reload();
  await expect(page.getByRole("button", { name: "Look over my answers" })).toBeVisible();
  await answerOtherwise(page, first);
  await page.getByRole("button", { name: "Look over my answers" }).click();
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  await expect(page.getByText(said(domain).submitted)).toBeVisible();
  expect(await stored(page, userId)).toBe(1);

  // The day is over.
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await page.goto(domain.routes.score);
  await expect(page.getByRole("heading", { name: "What next" })).toBeVisible();
  await expect(change).toHaveCount(0);
});

test("a server that hangs is given up after 20 s, holds nothing else, and gets the answers once it is back", {
  tag: "@full",
}, async ({ page, context }) => {
  test.setTimeout(120_000);
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  const letGo = await hang(page);
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
  // Another questionnaire in another tab goes its way meanwhile.
  const tab = await context.newPage();
  await openQuestions(tab, other);
  await answerAll(tab, other);
  await submit(tab).click();
  await expect(tab).toHaveURL(other.routes.score);

  await expect(alertOf(page)).toContainText(said(domain).network, { timeout: 25_000 });
  await expect(alertOf(page)).toContainText(SAFE);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByRole("link", { name: "Go on with something else" })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await letGo();
  await expect(page).toHaveURL(domain.routes.score, { timeout: 30_000 });
  expect(await stored(page, userId)).toBe(2);
});

test("what waits is sent within 5 s of the server coming back", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await page.route(callOf(), (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  // In the full run until it looks as seldom as it ever does.
  await page.waitForTimeout(isFull ? 8_000 : 3_000);
  await page.unroute(callOf());
  await expect(page).toHaveURL(domain.routes.score);
  expect(await stored(page, userId)).toBe(1);
});

test("an answer corrected after a lost reply replaces the first, and there is one result", { tag: "@full" }, async ({
  page,
}) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await loseReplies(page);
  await submit(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await stored(page, userId)).toBe(1);
  const [answer] = stepsIn(domain).at(-1) ?? [];
  if (!answer) throw new Error("no question");
  await answerOtherwise(page, answer);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await page.unroute(callOf());
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  expect(await stored(page, userId)).toBe(1);
});

test("the result is shown from the reply, with every later request cut off", async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await expect(saved(page)).toBeVisible();
  // The code of the next page is fetched ahead.
  await page.waitForLoadState("networkidle");
  let isOver = false;
  await page.route("**/*", async (route) => {
    const isSubmit = route.request().method() === "POST";
    if (isOver || !isSubmit) return route.abort();
    isOver = true;
    await route.continue();
  });
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  await expect(page.getByText(said(domain).submitted)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What this means for you" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "One small step" })).toBeVisible();
  await expect(page.getByRole("img").or(page.getByRole("meter")).first()).toBeVisible();
  await expect(page.getByText("Network error")).toHaveCount(0);
});

test("Back leads from the result past all steps of the questionnaire, and Forward to the result again", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, domain.routes.intro);
  await page.getByRole("main").locator(`a[href="${domain.routes.questionnaire}"]`).click();
  expect(stepsIn(domain).length).toBeGreaterThan(1);
  await answerAll(page);
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  await page.goBack();
  await expect(page).toHaveURL(domain.routes.intro);
  await page.goForward();
  await expect(page).toHaveURL(domain.routes.score);
  await expect(page.getByRole("img", { name: nameOf(domain) })).toBeVisible();
});

test("a success that something in between made up does not count", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await page.route(callOf(), (route) => route.fulfill({ json: { ok: true } }));
  await submit(page).click();
  await expect(alertOf(page)).toContainText(said(domain).network);
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await stored(page, userId)).toBe(0);
  await page.unroute(callOf());
  await expect(page).toHaveURL(domain.routes.score);
  expect(await stored(page, userId)).toBe(1);
});

test("whoever has gone on to another questionnaire is told, and stays there", { tag: "@full" }, async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  const letGo = await hang(page);
  await submit(page).click();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  // The page itself goes on to the other questionnaire: a load would end the request that hangs.
  await page.evaluate((path) => {
    for (const hash of ["", "#"]) window.history.pushState({}, "", path + hash);
  }, other.routes.questionnaire);
  await page.goBack();
  await untilOpen(page);
  await expect(page.getByRole("button", { name: "Sending…" })).toHaveCount(0);
  const here = page.url();
  await letGo();
  const told = page.getByRole("status").filter({ hasText: said(domain).submitted });
  await expect(told).toContainText(nameOf(domain));
  expect(page.url()).toBe(here);
  await told.getByRole("link", { name: "See your result" }).click();
  await expect(page).toHaveURL(domain.routes.score);
});

test("the day of the completion is the server's, on a device whose clock is wrong", { tag: "@full" }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-05-06T12:00:00Z"));
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  expect(await completedOn(page, userId)).toMatch(/^\d{2}\/\d{2}\/\d{4}, /);
  expect(await completedOn(page, userId)).not.toMatch(/2031/);
});

test("what waits for a log-in is kept, and sent after it", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  const body = { error: "We do not know this user. Please log in again.", code: "UNKNOWN_USER" };
  await page.route(callOf(), (route) => route.fulfill({ status: 404, json: body }));
  await submit(page).click();
  await expect(alertOf(page)).toContainText(body.error);
  await page.goto("/evaluations");
  await expect(page.getByText("Waiting for you to log in again").first()).toBeVisible();
  expect(await stored(page, userId)).toBe(0);
  await page.unroute(callOf());
  await page.reload();
  await untilOpen(page);
  await expect.poll(() => stored(page, userId)).toBe(1);
});
