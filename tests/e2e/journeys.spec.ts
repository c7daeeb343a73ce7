import { expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../support/is-full.ts";
import { shipped } from "./content.ts";
import { takeJourney } from "./journey.ts";
import { expectAccessible, logIn, newAddress, register } from "./person.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Registers and logs in through the forms. */
async function joinByForms(page: Page): Promise<void> {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  await expect(page.getByText("Login successful")).toBeVisible();
}

/** Domains share their screens: axe looks at those of one with a survey before it; with KEEPWELL_FULL=1 at all. */
const looked = shipped.domains.find(({ firstSurvey }) => firstSurvey);
/** The first, the last, and one with a survey before it; with KEEPWELL_FULL=1 all. */
const { domains } = shipped;
const walked = isFull ? domains : domains.filter((one, at) => at % (domains.length - 1) === 0 || one === looked);
const lookAt = (domain: Domain) => (isFull || looked === domain ? expectAccessible : () => Promise.resolve());

test("a person who joins by the forms gets from the hub to every gauge", async ({ page }) => {
  test.slow();
  await joinByForms(page);
  await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveCount(0);
  for (const domain of walked) {
    await test.step(textOf(domain.name), () => takeJourney(page, { domain, content: shipped, look: lookAt(domain) }));
  }
});
