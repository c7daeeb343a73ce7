import { expect, test } from "@playwright/test";
import { expectAccessible, newAddress, register } from "./person.ts";

test("on a phone all that a log-in needs is on the first screen, and Tab follows it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  const main = page.getByRole("main");
  const shown = [
    main.getByLabel("E-mail address"),
    main.getByRole("button", { name: "Log in" }),
    main.getByRole("link", { name: "Register" }),
    main.getByText("On a shared device?"),
  ];
  const tops: number[] = [];
  for (const control of shown) tops.push((await control.boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.at(-1)).toBeLessThan(740);
  await shown[0]?.focus();
  for (const control of shown.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await expect(main.getByRole("link", { name: "Forgot your password?" })).toHaveCount(0);
});

test("where a password is asked for, the way to another one stands below the button", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const email = newAddress();
  await register(page, email);
  await context.clearCookies();
  const main = page.getByRole("main");
  await main.getByText("On a shared device?").click();
  await main.getByLabel("Others use this device too").check();
  await main.getByLabel("E-mail address").fill(email);
  const send = main.getByRole("button", { name: "Log in" });
  await send.click();
  await expect(main.getByLabel("Password", { exact: true })).toBeFocused();
  // What was chosen before stays chosen.
  await expect(main.getByLabel("Others use this device too")).toBeChecked();
  await send.focus();
  await page.keyboard.press("Tab");
  await expect(main.getByRole("link", { name: "Forgot your password?" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/forgot-password");
});
