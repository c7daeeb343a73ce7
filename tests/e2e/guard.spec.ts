import { expect, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../support/is-full.ts";
import { domains } from "./content.ts";
import { expectAccessible, logIn, newAddress, openAs, register } from "./person.ts";

const guarded = domains.flatMap(({ routes, firstSurvey }) => [
  routes.questionnaire,
  routes.score,
  ...(firstSurvey ? [firstSurvey.route] : []),
]);

/** Each kind of page of one domain, and the page of a survey asked first; with KEEPWELL_FULL=1 all. */
const [some] = domains;
const few = guarded.filter(
  (path) =>
    isFull ||
    path === some?.routes.questionnaire ||
    path === some?.routes.score ||
    domains.some(({ firstSurvey }) => firstSurvey?.route === path),
);

test("without a user, each protected page leads to the log-in, and back after it", async ({ page }) => {
  for (const path of ["/evaluations", "/my-step", "/next-look", ...few]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login/);
  }
  const email = newAddress();
  await register(page, email);
  const [first = ""] = guarded;
  await page.goto(first);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(first);
});

test("a questionnaire that says so sends to the log-in with its own message", { tag: "@full" }, async ({ page }) => {
  for (const { routes, messages } of domains.filter(({ whenNoUser }) => whenNoUser === "login")) {
    await page.goto(routes.questionnaire);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole("alert")).toContainText(textOf(messages.noUser));
    await expectAccessible(page);
  }
});

test("a log-out in another tab takes nobody away who tries again, but whoever opens the page anew", {
  tag: "@full",
}, async ({ page }) => {
  const [domain] = domains;
  if (!domain) throw new Error("no domain");
  const { routes, survey } = domain;
  await openAs(page, "/contact");
  await page.route(`**/content/surveys/${survey}*`, (route) => route.abort());
  await page.goto(routes.questionnaire);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("userID"));
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(`**/content/surveys/${survey}*`);
  await again.click();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await expect(page).toHaveURL(routes.questionnaire);

  await openAs(page, "/evaluations");
  await page.evaluate(() => localStorage.removeItem("userID"));
  await page.getByRole("button", { name: "My Wellness Tools" }).click();
  await page.getByRole("link", { name: "My Personalized Plan" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("an unknown address cannot log in, and nobody is blamed for a lost connection", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(newAddress());
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByLabel("Password", { exact: true }).fill("a calm green garden");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email");
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("We could not reach Keepwell. Your address may be fine.");
  await context.setOffline(false);
});

test("a second person on one browser sees nothing of the first", { tag: "@full" }, async ({ page }) => {
  const [domain] = domains;
  if (!domain) throw new Error("no domain");
  const first = await openAs(page, "/evaluations");
  await page.evaluate(
    ([id, category]) =>
      localStorage.setItem(
        "completedTests",
        JSON.stringify({ [`${id}`]: { [`${category}`]: { completedAt: "01/02/2026, 10:00:00 AM" } } }),
      ),
    [first, domain.category],
  );
  await page.reload();
  await expect(page.getByRole("main")).toContainText("01/02/2026");
  await page.goto("/logout");
  await expect(page.getByText("Logout successful")).toBeVisible();
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  await expect(page.getByRole("main")).not.toContainText("01/02/2026");
});

test("a score page without a score says so kindly, with a way to the assessment", { tag: "@full" }, async ({
  page,
}) => {
  const different = domains.filter(
    ({ messages }, index) =>
      isFull || index === domains.findIndex((one) => !one.messages.noScore === !messages.noScore),
  );
  for (const { routes, messages } of different) {
    await test.step(routes.score, async () => {
      await openAs(page, routes.score);
      const main = page.getByRole("main");
      await expect(main).toContainText("There is no score yet.");
      if (messages.noScoreValue)
        await expect(main.getByText(textOf(messages.noScoreValue), { exact: true })).toBeVisible();
      if (messages.noScore) await expect(main).toContainText(textOf(messages.noScore));
      await expectAccessible(page);
      await main.getByRole("link", { name: "Take the assessment" }).click();
      await expect(page).toHaveURL(routes.intro);
    });
  }
});
