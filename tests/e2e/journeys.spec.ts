import { expect, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { shipped } from "./content.ts";
import { takeJourney } from "./journey.ts";
import { expectAccessible, logIn, newAddress, register } from "./person.ts";

for (const domain of shipped.domains) {
  test(`${textOf(domain.name)}: from registering to the gauge`, async ({ page }) => {
    const email = newAddress();
    await register(page, email);
    await logIn(page, email);
    await expect(page.getByText("Login successful")).toBeVisible();
    await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveCount(0);
    await takeJourney(page, { domain, content: shipped, look: expectAccessible });
  });
}
