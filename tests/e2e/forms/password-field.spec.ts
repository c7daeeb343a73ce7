import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../../support/is-full.ts";

// Fields for passwords hide what is typed, and leave it to people and their password managers how it gets in.

const PASSWORD = "  five calm words: Ä, ß & 🌿  ";
const fields = (page: Page) => page.locator("input[autocomplete$='-password']");

/** Where the field has a button that shows it, and where it has none; with KEEPWELL_FULL=1 everywhere. */
const places = ["/register", ...(isFull ? ["/forgot-password"] : []), "/staff"];

for (const path of places) {
  test(`${path}: hidden, pasted, filled by a manager, and shown when asked`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    const field = fields(page).first();
    await expect(field).toBeVisible();
    for (const one of await fields(page).all()) await expect(one).toHaveAttribute("type", "password");

    await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(field).toHaveValue(PASSWORD);
    // As a password manager does it.
    await field.fill("x".repeat(64));
    await expect(field).toHaveValue("x".repeat(64));

    // Staff sign in without a button that shows it.
    if (path === "/staff") return;
    await page.getByRole("button", { name: /show/i }).first().click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: /hide/i }).first().click();
    await expect(field).toHaveAttribute("type", "password");
  });
}
