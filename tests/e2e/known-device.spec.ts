import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { PASSWORD } from "../support/prepared-people.ts";
import { expectAccessible, newAddress, register } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

const NEW_PASSWORD = "another calm garden";
const CODE = /^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/;

async function enter(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await send(page, email);
}
async function send(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
const onHub = (page: Page) => expect(page).toHaveURL("/evaluations");
/** A log-out that the next page interrupts would leave the person logged in. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();
}
const forgetCookies = (context: BrowserContext) => context.clearCookies();

test("the code is shown once; a known browser is not asked, a new one kindly, a forgotten one again", {
  tag: "@full",
}, async ({ page, context }) => {
  const email = newAddress();
  await register(page, email);
  const panel = page.getByRole("region", { name: "Your recovery code" });
  await expect(panel.getByText(CODE)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(panel.getByText(CODE)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByLabel("E-mail")).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await onHub(page);
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies.get("keepwell-device")).toMatchObject({ httpOnly: true, sameSite: "Strict", secure: false });
  expect(cookies.get("keepwell-session")).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false });
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await page.goto("/about");
  await expect(panel).toHaveCount(0);

  await forgetCookies(context);
  // Whoever is logged in asks for the form first.
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in as someone else" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page);
  await send(page, email);
  await expect(page.getByText("This device is new to us.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await onHub(page);

  await logOut(page);
  await enter(page, email);
  await onHub(page);
  await logOut(page);
  await page.getByRole("link", { name: "Forget this browser too" }).click();
  await expect(page.getByText("This browser is forgotten.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await enter(page, email);
  await expect(password).toBeFocused();
});

test("a forgotten password: the code from the paper sets a new one", { tag: "@full" }, async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  const code = await page.getByText(CODE).innerText();
  await page.context().clearCookies();
  await enter(page, email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  const send = page.getByRole("button", { name: "Set new password" });
  await send.click();
  await expect(page.getByText("Please type the code from your paper.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Recovery code").fill("AAAA-AAAA-AAAA-AAAA");
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Your password was not changed. This address and this code");
  await page.getByLabel("Recovery code").fill(` ${code.toLowerCase().replaceAll("-", " ")}`);
  await page.route("**/api/account/reset-password", (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("your new password may be set already. Try once more.");
  await send.click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByText("Your new password is set. Please log in.")).toBeVisible();
  await expect(page.getByText(CODE)).not.toHaveText(code);
  await page.context().clearCookies();
  await enter(page, email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await onHub(page);
  // A browser that is known asks for no password at the log-in; "My data" does, to change it.
  await page.goto("/my-data");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
});
