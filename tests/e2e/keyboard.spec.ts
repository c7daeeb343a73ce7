import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { PASSWORD } from "../support/prepared-people.ts";
import { exampleOf, stepsOf } from "./content.ts";
import { newAddress, openHome, untilOpen } from "./person.ts";
import { plainDomains, tabTo } from "./submit.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const [domain] = plainDomains;
if (!domain) throw new Error("no domain");

/** Goes to a control with Tab and presses it, as a person without a mouse does. */
async function press(page: Page, role: "link" | "button" | "menuitem", name: string, key = "Enter"): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first());
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test("from the home page to a result and the coach with keys alone", async ({ page }) => {
  test.slow();
  await openHome(page);
  await untilOpen(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, "link", "Start your evaluation");
  await expect(page).toHaveURL(/\/login/);
  await press(page, "link", "Register");
  // The page of the log-in has a field of the same name.
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeFocused();
  const email = newAddress();
  await type(page, "E-mail address", email);
  await type(page, "Password", PASSWORD);
  await type(page, "Year of birth", "1950");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await press(page, "button", "Register");
  await expect(page.getByText("Registration successful. Please login.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeFocused();
  await type(page, "E-mail address", email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/evaluations");

  await press(page, "link", domain.category);
  await press(page, "link", textOf(domain.intro.start));
  await expect(page).toHaveURL(domain.routes.questionnaire);
  const steps = stepsOf(domain, exampleOf(domain));
  for (const [index, answers] of steps.entries()) {
    await expect(page.getByRole("heading", { level: index === 0 ? 1 : 2 }).first()).toBeFocused();
    for (const { title, shown, item } of answers) {
      if (item.answer.kind !== "choice") throw new Error("a domain of options was meant");
      await tabTo(page, page.getByRole("radiogroup", { name: title }).getByRole("radio").first());
      const option = page.getByRole("radiogroup", { name: title }).getByRole("radio", { name: shown, exact: true });
      const index = item.answer.options.findIndex(({ text }) => textOf(text) === shown);
      const key = await option.getAttribute("data-key");
      // Options with digits in their words have no keys: Space picks the first, and the arrows lead on.
      for (const press of key ? [key] : ["Space", ...Array(index).fill("ArrowDown")]) await page.keyboard.press(press);
      await expect(option).toBeChecked();
      await expect(option).toBeFocused();
    }
    await press(page, "button", index === steps.length - 1 ? "Submit" : "Next", "Space");
  }
  await expect(page).toHaveURL(domain.routes.score);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, page.locator("summary").filter({ hasText: "Show my working" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Points" })).toBeVisible();
  await press(page, "link", "Back to My Wellness Tools");
  await press(page, "link", "Activate Health Coach");
  await expect(page).toHaveURL("/about4");
  await tabTo(page, page.getByRole("button", { name: /Like Me/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("list").getByRole("listitem").first()).toBeVisible();
  await press(page, "link", "Log out");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Logout successful")).toBeVisible();
});
