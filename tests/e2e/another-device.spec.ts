import { expect, type Page, test } from "@playwright/test";
import { domains } from "./content.ts";
import { expectAccessible, logIn, newAddress, openAs, register } from "./person.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

const [domain, second] = plainDomains;
if (!domain || !second) throw new Error("fewer than two areas");

const completed = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("completedTests"))) ?? "{}");

test("what was completed elsewhere is filled in after the log-in, wherever it leads", { tag: "@full" }, async ({
  page,
}) => {
  const email = newAddress();
  const userId = await openAs(page, "/contact", email);
  await submit(page, userId, domain, endsOf(domain)[0]);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?next=${encodeURIComponent("/contact")}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/contact");
  await expect
    .poll(async () => (await completed(page))[userId]?.[domain.category])
    .toEqual({ completedAt: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}, /) });
});

test("the hub fills in what is missing and never deletes or changes what stands there", async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, domain, endsOf(domain)[0]);
  await submit(page, userId, second, endsOf(second)[0]);
  const mine = { [second.category]: { completedAt: "01/02/2020, 1", status: "Checkmate" }, Odd: 7 };
  const before = { [userId]: mine, someone: { Odd: 8 } };
  await page.evaluate((text) => localStorage.setItem("completedTests", text), JSON.stringify(before));
  await page.goto("/evaluations");
  const card = page.locator("main li").filter({ has: page.locator(`a[href="${domain.routes.intro}"]`) });
  await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  const after = await completed(page);
  expect(after).toMatchObject(before);
  expect(Object.keys(after[userId]).sort()).toEqual([domain.category, second.category, "Odd"].sort());
  await expectAccessible(page);
});

test("a hub that cannot ask works without", { tag: "@full" }, async ({ page }) => {
  await page.route("**/view-scores/**", (route) => route.abort());
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  for (const { routes } of domains) await expect(page.locator(`main h2 a[href="${routes.intro}"]`)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expectAccessible(page);
});
