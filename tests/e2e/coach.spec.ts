import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { saveUrl, submitCall } from "../support/domain-calls.ts";
import { domains, exampleOf, middleExample, ruleOf, surveyOf } from "./content.ts";
import { expectFitForPaper } from "./on-paper.ts";
import { expectAccessible, openAs } from "./person.ts";
import { endsOf, submit } from "./submit.ts";

const LOADING = "Fetching your personalized recommendations...";
const FAILED = "⚠️ Oops! Something went wrong. Please try again.";

/** The one live region that says something; others wait for their turn. */
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

test("general wellness: a spinner, then a point for each domain with its source", async ({ page }) => {
  await openAs(page, "/about4");
  await expectAccessible(page);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/get-advice", async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ criteria: "Anyone" });
    await gate;
    await route.continue();
  });
  await page.getByRole("button", { name: "General Wellness" }).click();
  await expect(page.getByText(LOADING, { exact: true })).toBeVisible();
  await expectAccessible(page);
  open();
  const heading = page.getByRole("heading", { name: "Your advice: General Wellness" });
  await expect(heading).toBeFocused();
  await expect(page.getByText(LOADING)).toHaveCount(0);
  const advice = page.getByRole("region", { name: "Your advice" });
  const points = advice.getByRole("listitem");
  // One area is open; the others are a press away.
  await expect(points).toHaveCount(2);
  for (const { name } of domains.slice(1)) await advice.locator("summary", { hasText: textOf(name) }).click();
  await expect(points).toHaveCount(domains.length + 1);
  for (const [index, { name }] of domains.entries()) {
    await expect(points.nth(index)).toContainText(new RegExp(`^${textOf(name)}: .+Source: `));
    await expect(points.nth(index).locator('a[href^="https:"]')).toHaveCount(1);
  }
  await expectAccessible(page);
  await expectFitForPaper(page, 3);
});

test("people like me: what to do first, then the own result, by keyboard alone", async ({ page }) => {
  const userID = await openAs(page, "/about4");
  const card = page.getByRole("button", { name: "People Like Me" });
  await card.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "You have no results yet" })).toBeVisible();

  const domain = domains.find(({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey);
  if (!domain) throw new Error("no domain");
  const { answers, meaning } = exampleOf(domain);
  expect(surveyOf(domain.survey)).toBeTruthy();
  const sent = { [submitCall(domain).userKey]: userID, [submitCall(domain).answersKey]: answers };
  expect((await page.request.post(submitCall(domain).path, { data: sent })).status()).toBe(200);
  await card.press("Enter");
  await expect(page.getByText(`${textOf(domain.name)}: your latest result is “${meaning}”`).first()).toBeVisible();
  await expect(page.getByText("Not answered yet:")).toBeVisible();
  await expect(page.getByRole("link", { name: "See this result" })).toHaveAttribute("href", domain.routes.score);
  // One thing is said first, and everything else is folded until it is printed.
  const { bands } = ruleOf(domain.survey);
  const step = textOf(bands.find((band) => textOf(band.meaning) === meaning)?.nextStep ?? "");
  await expect(page.getByRole("heading", { name: "One thing first" })).toBeVisible();
  await expect(page.getByText(step, { exact: true })).toBeVisible();
  const folded = page.getByRole("region", { name: "Your advice" }).getByRole("group");
  await expect(folded.getByRole("listitem")).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(folded.getByRole("listitem")).not.toHaveCount(0);
});

test("on a phone the one thing comes into view with the advice", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const userId = await openAs(page, "/about4");
  for (const domain of domains.filter(({ firstSurvey }) => !firstSurvey))
    await submit(page, userId, domain, exampleOf(domain));
  await page.getByRole("button", { name: "People Like Me" }).click();
  await expect(page.getByRole("heading", { name: "Your advice" })).toBeFocused();
  await expect(page.getByText("One thing first", { exact: true })).toBeInViewport({ ratio: 1 });
});

test("the advice on six results is printed on three sheets at most, areas one after another", { tag: "@full" }, async ({
  page,
}) => {
  const userID = await openAs(page, "/about4");
  for (const domain of domains) {
    const { firstSurvey } = domain;
    if (firstSurvey) {
      const { score, meaning } = middleExample(firstSurvey.survey);
      const data = { userID, bmi: score.toFixed(1), category: meaning };
      expect((await page.request.post(saveUrl(firstSurvey), { data })).status()).toBe(200);
    }
    await submit(page, userID, domain, endsOf(domain)[0]);
  }
  await page.getByRole("button", { name: "People Like Me" }).click();
  await expect(page.getByRole("heading", { name: "One thing first" })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expectFitForPaper(page, 3);
});

test("without a connection, and for a user nobody knows, the failure stands in place of the advice", {
  tag: "@full",
}, async ({ page, context }) => {
  await openAs(page, "/about4");
  await context.setOffline(true);
  await page.getByRole("button", { name: "People Like Me" }).click();
  await expect(page.getByRole("alert").getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByText("We could not reach Keepwell.")).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("button", { name: "General Wellness" }).click();
  await expect(page.getByRole("heading", { name: "Your advice" })).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem("userID", "nobody-at-all"));
  await page.getByRole("button", { name: "People Like Me" }).click();
  await expect(alert(page)).toContainText("We do not know this user.");
  await page.evaluate(() => localStorage.removeItem("userID"));
  await page.getByRole("button", { name: "General Wellness" }).click();
  await expect(alert(page)).toContainText("You are no longer logged in");
});

test("an answer to an earlier choice does not replace the later one", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/about4");
  await page.route("**/get-advice", async (route) => {
    const { criteria } = route.request().postDataJSON();
    if (criteria === "Anyone") await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fulfill({ json: { advice: `<b>${criteria}</b> 3-4 times\n• second - third` } });
  });
  await page.getByRole("button", { name: "General Wellness" }).click();
  await page.getByRole("button", { name: "People Like Me" }).click();
  const points = page.getByRole("region", { name: "Your advice: People Like Me" }).getByRole("listitem");
  await expect(points).toHaveText(["<b>LikeMe</b> 3-4 times", "second", "third"]);
  await page.waitForTimeout(1000);
  await expect(points).toHaveCount(3);
});

test("leaving the page ends the call that is under way", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/about4");
  await page.route("**/get-advice", () => new Promise(() => undefined));
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/get-advice"));
  await page.getByRole("button", { name: "General Wellness" }).click();
  await expect(page.getByText(LOADING, { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to My Wellness Tools" }).click();
  await ended;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health Coach");
  await expect(page.getByText(LOADING)).toHaveCount(0);
});

test("guests are sent to the log-in", { tag: "@full" }, async ({ page }) => {
  for (const path of ["/about4", "/about3", "/advice-chat"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
  }
});
