import { expect, type Page, type Route, test } from "@playwright/test";
import { PASSWORD } from "../../support/prepared-people.ts";
import { expectAccessible, newAddress } from "../person.ts";

// What is typed into the registration form, and an account whose reply was lost, are never lost themselves.

const email = (page: Page) => page.getByLabel("E-mail");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const year = (page: Page) => page.getByLabel("Year of birth");
const press = (page: Page) => page.getByRole("button", { name: "Register" }).click();
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });
const codePanel = (page: Page) => page.getByRole("region", { name: "Your recovery code" });

async function fill(page: Page, address: string, born = "1950"): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await year(page).fill(born);
  await page.getByLabel("Female").check();
}

async function expectKept(page: Page, address: string): Promise<void> {
  await expect(email(page)).toHaveValue(address);
  await expect(year(page)).toHaveValue("1950");
  await expect(page.getByLabel("Female")).toBeChecked();
}

/** Answers the calls that register, each by the next handler; later ones reach the server. */
async function onRegister(page: Page, ...handlers: ((route: Route) => Promise<void>)[]): Promise<() => number> {
  let count = 0;
  await page.route("**/register", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const handler = handlers[count++];
    return handler ? handler(route) : route.fallback();
  });
  return () => count;
}

/** The server does what it is asked, and its reply gets lost. */
const loseReply = async (route: Route) => {
  await route.fetch();
  await route.abort("connectionreset");
};

test("the form outlasts the privacy link, Back and a reload, all but the password", async ({ page, context }) => {
  const address = newAddress();
  await page.goto("/register");
  // A password that is shown must not go to a spell checker.
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("spellcheck", "false");
  await fill(page, address);
  await page.getByRole("main").getByRole("link", { name: "what we keep and who sees it" }).click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expectKept(page, address);
  await page.reload();
  await expectKept(page, address);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await stored()).not.toContain(PASSWORD);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(address);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto("/register");
  await expect(email(other)).toHaveValue("");

  await password(page).fill(PASSWORD);
  await press(page);
  await expect(codePanel(page)).toBeVisible();
  expect(await stored()).not.toContain(address);
});

test("the form is gone with the log-out", { tag: "@full" }, async ({ page }) => {
  await page.goto("/register");
  await fill(page, newAddress());
  await page.goto("/logout");
  await expect(page.getByText("Logout successful")).toBeVisible();
  await page.goto("/register");
  await expect(email(page)).toHaveValue("");
});

test("a lost reply is asked for again, and the recovery code that comes then works", { tag: "@full" }, async ({
  page,
}) => {
  const address = newAddress();
  const calls = await onRegister(page, loseReply);
  await page.goto("/register");
  await fill(page, address);
  await press(page);
  await expect(page.getByText("Registration successful. Please login.")).toBeVisible();
  await expect(page).toHaveURL("/about");
  expect(calls()).toBe(2);
  const code = await codePanel(page).locator("[translate=no]").innerText();
  await expectAccessible(page);

  const replied = await page.request.post("/api/account/reset-password", {
    data: { email: address, code, password: `${PASSWORD} anew` },
  });
  expect(replied.status()).toBe(200);
});

test("two lost replies: it says what is not known, and that pressing again is safe", { tag: "@full" }, async ({
  page,
}) => {
  await onRegister(page, loseReply, loseReply);
  await page.goto("/register");
  const address = newAddress();
  await fill(page, address);
  await press(page);
  await expect(page.getByRole("button", { name: "Trying once more…" })).toBeVisible();
  await expect(alert(page)).toContainText("Error registering user");
  await expect(alert(page)).toContainText("your account may be made already");
  await expect(alert(page)).toContainText("It is safe to press Register again.");
  await expectAccessible(page);
  // Even a reload keeps the way to the same account.
  await page.reload();
  await password(page).fill(PASSWORD);
  await press(page);
  await expect(codePanel(page)).toBeVisible();
});

test("another password under the same address opens nothing", { tag: "@full" }, async ({ page }) => {
  await onRegister(page, loseReply, loseReply);
  await page.goto("/register");
  await fill(page, newAddress());
  await press(page);
  await expect(alert(page)).toContainText("may be made already");
  await password(page).fill("another long password");
  await press(page);
  await expect(alert(page)).toContainText("If you already have an account, log in.");
  await expect(codePanel(page)).toHaveCount(0);
});

test("a failure on our side blames nobody, and says so in Spanish too", { tag: "@full" }, async ({ page }) => {
  const fail = (route: Route) => route.fulfill({ status: 500, body: "<html>broken</html>" });
  await onRegister(page, fail, fail, fail, fail);
  await page.goto("/register");
  await fill(page, newAddress());
  await press(page);
  await expect(alert(page)).toContainText("Error registering user");
  await expect(alert(page)).toContainText("Something went wrong on our side.");
  await expect(alert(page)).not.toContainText("If you already have an account");
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
  await page.goto("/register");
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Registrarse" }).click();
  await expect(alert(page)).toContainText("Algo falló de nuestro lado.");
});

test("an answer that is not the server's makes no account", { tag: "@full" }, async ({ page }) => {
  const portal = (route: Route) => route.fulfill({ json: { ok: true } });
  await onRegister(page, portal, portal);
  await page.goto("/register");
  await fill(page, newAddress());
  await press(page);
  await expect(alert(page)).toContainText("We could not reach Keepwell");
  await expect(page).toHaveURL("/register");
});

test("a device whose clock is years off registers all the same", { tag: "@full" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2016-03-01T12:00:00Z"));
  await page.goto("/register");
  await fill(page, newAddress());
  await press(page);
  await expect(codePanel(page)).toBeVisible();
});
