import { expect, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { domains } from "./content.ts";
import { expectAccessible, openHome } from "./person.ts";
import { expectNoSidewaysScroll, tabTo } from "./submit.ts";

test("a card for each area with its external test, which opens in a new tab and says so", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/forum-tests");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(domains.length);
  for (const [index, { name, description, externalTest }] of domains.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { name: textOf(name) })).toBeVisible();
    await expect(card).toContainText(textOf(description));
    const link = card.getByRole("link", { name: `${textOf(externalTest.label)} (opens in a new tab)` });
    await expect(link).toHaveAttribute("href", externalTest.url);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("'Paste All Your Scores' opens its page in a new tab, by keyboard too", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openHome(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Tests on other sites" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Paste All Your Scores (opens in a new tab)" }));
  const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  await expect(opened).toHaveURL(/\/about1$/);
  await expect(opened.getByRole("heading", { level: 1 })).toHaveText("Paste All Your Scores");
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/forum-tests$/);
});
