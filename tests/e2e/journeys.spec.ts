import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { shipped } from "./content.ts";
import { takeJourney } from "./journey.ts";
import { expectAccessible, logIn, newAddress, openAs, register } from "./person.ts";

/** Registers and logs in through the forms. */
async function joinByForms(page: Page): Promise<void> {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  await expect(page.getByText("Login successful")).toBeVisible();
}

for (const domain of shipped.domains) {
  test(`${textOf(domain.name)}: from the hub to the gauge`, async ({ page }) => {
    // The forms are the same whatever is asked after them.
    if (domain === shipped.domains[0]) await joinByForms(page);
    else await openAs(page, "/evaluations");
    await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveCount(0);
    await takeJourney(page, { domain, content: shipped, look: expectAccessible });
  });
}
