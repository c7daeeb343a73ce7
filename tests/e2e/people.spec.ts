import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { exampleOf, stepsOf } from "./content.ts";
import { answerStep, expectAccessible, logIn, newAddress, openHome, register } from "./person.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

const [domain, other] = plainDomains;
if (!domain || !other) throw new Error("too few domains");
const name = textOf(domain.name);
const main = (page: Page) => page.getByRole("main");
const userIdOf = (page: Page) => page.evaluate(() => localStorage.getItem("userID") ?? "");

async function take(page: Page): Promise<void> {
  await main(page).locator(`a[href="${domain?.routes.intro}"]`).click();
  await main(page)
    .getByRole("link", { name: textOf(domain?.intro.start ?? "") })
    .click();
  if (!domain) return;
  const steps = stepsOf(domain, exampleOf(domain));
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    await page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next" }).click();
  }
  await expect(page).toHaveURL(domain.routes.score);
}

test("a guest looks around: home, forum tests, pasted scores, the assistant", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openHome(page);
  await expectAccessible(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Tests on other sites" }).click();
  await expect(main(page).getByRole("listitem")).toHaveCount(6);
  const opened = context.waitForEvent("page");
  await main(page)
    .getByRole("link", { name: /Paste All Your Scores/ })
    .click();
  const paste = await opened;
  await expect(paste).toHaveURL("/about1");
  await paste.getByRole("textbox").first().fill(`${name}: 5`);
  await paste.getByRole("button", { name: "Show what they mean" }).click();
  await expect(paste.getByRole("row").filter({ hasText: name })).toBeVisible();
  await expectAccessible(paste);
  await paste.close();

  await page.getByRole("contentinfo").getByRole("link", { name: "Healthy Life Assistant" }).click();
  await page.getByRole("navigation", { name: "Topics" }).getByText(name, { exact: true }).click();
  await main(page)
    .getByRole("button", { name: textOf(domain.suggestedQuestions[0] ?? "") })
    .last()
    .click();
  await expect(page.getByText(/Source/).first()).toBeVisible();
  await expectAccessible(page);
  // What is personal is not open to a guest.
  await page.goto("/evaluations");
  await expect(page).toHaveURL(/\/login/);
});

test("a first-time user gets from registering to the coach", { tag: "@full" }, async ({ page }) => {
  await openHome(page);
  await main(page).getByRole("link", { name: "Start your evaluation" }).click();
  await main(page).getByRole("link", { name: "Register" }).click();
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveCount(0);
  await take(page);
  await main(page).locator('a[href="/evaluations"]').first().click();
  await page.getByRole("link", { name: "Activate Health Coach" }).click();
  await expect(page).toHaveURL("/about4");
  await page.getByRole("button", { name: "People Like Me" }).click();
  await expect(page.getByRole("heading", { name: "Your advice" })).toBeVisible();
  await expect(page.getByText(`${name}: your latest result is “${exampleOf(domain).meaning}”`).first()).toBeVisible();
  await expectAccessible(page);
});

test("a returning user logs in, reads the scores and takes an assessment again", { tag: "@full" }, async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  const [lowest] = endsOf(domain);
  await submit(page, await userIdOf(page), domain, lowest);
  await page.goto("/logout");
  await expect(page).toHaveURL("/");

  await page.goto("/login");
  await logIn(page, email);
  const card = main(page)
    .locator("li")
    .filter({ has: page.locator(`a[href="${domain.routes.intro}"]`) });
  await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await page.goto("/about2");
  await expect(page.getByRole("table", { name: "Latest Scores" })).toContainText(lowest.meaning);
  await page.goto("/evaluations");
  await take(page);
  await page.goto("/about2");
  const latest = page.getByRole("table", { name: "Latest Scores" });
  await expect(latest.getByRole("row").filter({ hasText: name })).toContainText(exampleOf(domain).meaning);
  await expect(page.getByRole("table", { name: "Previous Scores" })).toContainText(lowest.meaning);
  await expectAccessible(page);
});

test("two people on one browser: dates, answers, progress and scores never mix", async ({ page }) => {
  const addresses = [newAddress(), newAddress()] as const;
  for (const address of addresses) await register(page, address);
  await logIn(page, addresses[0]);
  const first = await userIdOf(page);
  await take(page);
  // A second assessment is begun and left.
  await page.goto(other.routes.questionnaire);
  // The first answer may be one that the account knows, and choosing it again changes nothing: so it is another.
  await page.getByRole("radio", { checked: false }).last().click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/logout");
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();

  await page.goto("/login");
  await logIn(page, addresses[1]);
  expect(await userIdOf(page)).not.toBe(first);
  await expect(main(page)).not.toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveCount(0);
  await page.goto(domain.routes.score);
  await expect(main(page)).toContainText("There is no score yet.");
  await page.goto(other.routes.questionnaire);
  await expect(page.getByText("Step 1 of")).toBeVisible();
  await expect(page.getByText("We kept your answers from last time.")).toHaveCount(0);
  await page.goto("/about2");
  await expect(main(page)).not.toContainText(exampleOf(domain).meaning);
  await page.goto("/logout");
  // Whoever is still logged in has no form at the log-in.
  await expect(page.getByText("Logout successful")).toBeVisible();

  await page.goto("/login");
  await logIn(page, addresses[0]);
  await expect(
    main(page)
      .locator("li")
      .filter({ has: page.locator(`a[href="${domain.routes.intro}"]`) }),
  ).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await page.goto(other.routes.questionnaire);
  await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
});
