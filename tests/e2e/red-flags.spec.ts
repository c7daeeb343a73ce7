import { expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, type Example, ruleOf, stepsOf } from "./content.ts";
import { answerStep, openAs, untilOpen } from "./person.ts";

// Every sign of danger that a rule of the areas names, entered as a person enters it.

const flags = domains.flatMap((domain) => {
  const { alerts = [], examples } = ruleOf(domain.survey);
  return alerts.flatMap((alert) => {
    const example = examples.find(({ alerts: raised = [] }) => raised.includes(alert.name));
    return [{ domain, alert, example: example as Example | undefined }];
  });
});

/** Gives the body mass index that an example was stored beside: of somebody 5 feet 5 inches tall. */
async function giveBodyMass(page: Page, domain: Domain, bodyMass: number): Promise<void> {
  const [feet, inches] = [5, 5];
  const height = 12 * feet + inches;
  await page.goto(domain.firstSurvey?.route ?? "");
  await page.getByLabel("Your height: feet").selectOption(`${feet}`);
  await page.getByLabel("Your height: extra inches").selectOption(`${inches}`);
  await page.getByLabel("Your weight in pounds").selectOption(`${Math.floor((bodyMass * height ** 2) / 703)}`);
  await page.getByRole("button", { name: textOf(domain.firstSurvey?.words.calculate ?? "") }).click();
  await expect(page.getByText(textOf(domain.firstSurvey?.messages.saved ?? ""))).toBeVisible();
}

for (const { domain, alert, example } of flags) {
  test(`${domain.survey}: ${alert.name} is told on the result`, { tag: "@full" }, async ({ page }) => {
    test.slow();
    if (!example) throw new Error(`no example raises ${alert.name}`);
    await openAs(page, domain.routes.intro);
    const bodyMass = example.stored?.["bmi"];
    if (typeof bodyMass === "number") await giveBodyMass(page, domain, bodyMass);
    await page.goto(domain.routes.questionnaire);
    await untilOpen(page);
    const steps = stepsOf(domain, example);
    for (const [index, answers] of steps.entries()) {
      await answerStep(page, answers);
      await page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next" }).click();
      const really = page.getByRole("dialog").getByRole("button", { name: /^Yes/ });
      if (await really.isVisible().catch(() => false)) await really.click();
    }
    await expect(page).toHaveURL(domain.routes.score);
    const said = page.getByRole("main").getByText(textOf(alert.say).slice(0, 60));
    await expect(said.first()).toBeVisible();
    if (process.env["RED_FLAGS"])
      await page.screenshot({ path: `${process.env["RED_FLAGS"]}/${domain.survey}-${alert.name}.png`, fullPage: true });
  });
}
