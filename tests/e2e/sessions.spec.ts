import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { PASSWORD } from "../support/prepared-people.ts";
import { domain, openQuestions, saved, stepsIn } from "./answers/questionnaire.ts";
import { holdBack } from "./hold-back.ts";
import { answerStep, expectAccessible, logIn, newAddress, openAs, register } from "./person.ts";

const [one = []] = stepsIn(domain);
const NEW = "another calm garden";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "keepwell-session");
const logOut = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log out" }).click();

test("log-ins and browsers are listed; one is ended, then the password changed, then all ended", {
  tag: "@full",
}, async ({ page, browser }) => {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await openAs(elsewhere, "/my-data", email);
  await expect(elsewhere.getByText(email)).toBeVisible();

  await page.goto("/my-data");
  const ends = page.getByRole("button", { name: /^End: Chrome, Linux/ });
  const sessions = page
    .getByRole("list")
    .filter({ has: page.getByRole("link", { name: "Log out" }) })
    .last();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("(this one)")).toHaveCount(1);
  await expectAccessible(page);
  await ends.first().click();
  await expect(page.getByText("Done. That log-in or browser is off the list.")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Open log-ins" })).toBeFocused();
  await elsewhere.reload();
  await expect(elsewhere.getByText("Please log in again, so that only you see this page.")).toBeVisible();

  const [before, owner] = [await stored(page, "userID"), await stored(page, "keepwell.owner")];
  const kept = ["completedTests", "keepwell.modelConsent", "keepwell.helpful"];
  await page.evaluate(
    ([id, keys]) => {
      for (const key of keys) localStorage.setItem(key, JSON.stringify({ [id]: key, someone: "theirs" }));
    },
    [`${before}`, kept] as const,
  );
  await page.getByLabel("Your password now").fill(PASSWORD);
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your recovery code" })).toBeFocused();
  const after = await stored(page, "userID");
  expect(after).not.toBe(before);
  for (const key of kept)
    expect(JSON.parse(`${await stored(page, key)}`)).toEqual({ [`${after}`]: key, someone: "theirs" });
  expect(JSON.parse(`${await stored(page, "keepwell.owner")}`).owner).toBe(JSON.parse(`${owner}`).owner);
  expect(await (await page.request.get(`/view-scores/${before}`)).json()).toEqual([]);

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You are logged out everywhere.")).toBeVisible();
  expect(await stored(page, "userID")).toBeNull();
  for (const key of kept) expect(await stored(page, key)).toBe('{"someone":"theirs"}');
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await password(page).fill(NEW);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/evaluations");
  await elsewhere.context().close();
});

test("details are corrected with the password; what was typed stays when it is refused", { tag: "@full" }, async ({
  page,
}) => {
  const email = newAddress();
  await openAs(page, "/my-data", email);
  const opener = page.getByRole("button", { name: "Correct this" });
  const heading = page.getByRole("heading", { name: "Correct my details" });
  await opener.click();
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Change nothing" }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByLabel("Year of birth").fill("1944");
  await password(page).first().fill("not this one");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your password.");
  await expect(page.getByLabel("Year of birth")).toHaveValue("1944");
  await expectAccessible(page);
  await password(page).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("Saved. Your details are now right.")).toBeVisible();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("definition").filter({ hasText: "1944" })).toBeVisible();
});

test("an ordinary log-out leaves the days with the id, and offers to forget the browser too", async ({
  page,
  context,
}) => {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  expect(await sessionCookie(context)).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const userId = `${await stored(page, "userID")}`;
  const entry = { [userId]: { Sleep: { completedAt: "02/02/2026, 1" } } };
  await page.evaluate((all) => localStorage.setItem("completedTests", all), JSON.stringify(entry));
  await logOut(page);
  expect(JSON.parse(`${await stored(page, "completedTests")}`)).toEqual(entry);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
  await page.getByRole("link", { name: "Forget this browser too" }).click();
  await expect(page.getByText("This browser is forgotten.")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(userId);
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(password(page)).toBeVisible();
});

test("a browser that is forgotten keeps no id, and says that answers stay which the person kept", {
  tag: "@full",
}, async ({ page }) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerStep(page, one);
  await expect(saved(page)).toBeVisible();
  const marks = JSON.stringify({ [userId]: { some: true } });
  await page.evaluate((all) => localStorage.setItem("keepwell.helpful", all), marks);
  await logOut(page);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await page.getByRole("link", { name: "Forget this browser too" }).click();
  await expect(page.getByText("Unfinished answers that you kept are still here.")).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(userId);
});

test("a shared device keeps nothing beyond the tab, and forgets at the log-out", async ({ page, context }) => {
  const email = newAddress();
  await register(page, email);
  await page.getByLabel("E-mail").fill(email);
  await page.getByText("On a shared device?").click();
  await page.getByLabel("Others use this device too").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/evaluations");
  await page.reload();
  await expect(page).toHaveURL("/evaluations");
  expect((await context.cookies()).map(({ name, expires }) => [name, expires])).toEqual([["keepwell-session", -1]]);
  const userId = await page.evaluate(() => sessionStorage.getItem("userID"));
  expect(userId).toBeTruthy();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(`${userId}`);
  const other = await context.newPage();
  await other.goto("/evaluations");
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  // Not even a copy on the server, which the page does not speak of.
  let copies = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/drafts")) copies++;
  });
  page.on("dialog", (dialog) => dialog.accept());
  await openQuestions(page);
  await answerStep(page, one);
  await expect(page.getByText("your answers on this page only")).toBeVisible();
  await page.waitForTimeout(4_000);
  await page.goto("/evaluations");
  expect(copies).toBe(0);

  await logOut(page);
  await expect(page.getByText("This browser keeps nothing of you.")).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toContain(`${userId}`);
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(password(page)).toBeVisible();
});

test("an id in a link says whose it is, ends the session before it, and has a way out", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const email = newAddress();
  const other = newAddress();
  const hers = await openAs(page, "/contact", other);
  await openAs(page, "/contact", email);
  const token = `${await stored(page, "token")}`;
  await page.goto(`/?userId=${hers}`);
  const notice = page.getByRole("status").filter({ hasText: "You are now using another account." });
  await expect(notice).toContainText("It belongs to j•••@example.com and was made in ");
  await expectAccessible(page);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
  const ended = await page.request.get("/api/account", { headers: { authorization: token } });
  expect(ended.status()).toBe(401);
  await notice.getByRole("link", { name: "Not you? Back to the log-in" }).click();
  await expect(page).toHaveURL("/login");
  expect([await stored(page, "userID"), await stored(page, "token")]).toEqual([null, null]);
});

test("the log-in leads on without an account, an address is typed once, and an error goes with its answer", async ({
  page,
}) => {
  await page.goto("/login");
  for (const open of ["Healthy Life Assistant", "Know your numbers", "Tests on other sites"])
    await expect(
      page.getByRole("region", { name: "Without an account" }).getByRole("link", { name: open }),
    ).toBeVisible();
  const email = newAddress();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  // Typed once is enough.
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  // A sentence goes as soon as its field is right, and the others stay.
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please choose one of the two.")).toBeVisible();
  await page.getByLabel("Female").check();
  await expect(page.getByText("Please choose one of the two.")).toHaveCount(0);
  await expect(page.getByText("Please type the year you were born")).toBeVisible();
  await page.getByLabel("Year of birth").fill("1950");
  await expect(page.getByText("Please type the year you were born")).toHaveCount(0);
});

test("a password that is easy to guess is named at its field; its list comes with the first key", {
  tag: "@full",
}, async ({ page }) => {
  const lists: string[] = [];
  page.on("request", (request) => request.url().includes("common-passwords") && lists.push(request.url()));
  const release = await holdBack(page, "**/common-passwords*");
  await page.goto("/register");
  const email = newAddress();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Year of birth").fill("1950");
  await page.getByLabel("Female").check();
  expect(lists).toEqual([]);
  await password(page).pressSequentially("Passw0rd!");
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  // On a slow connection the list comes after the field is left.
  await page.keyboard.press("Tab");
  release();
  await expect(page.getByText("A password like this is easy to guess")).toBeVisible();
  await expectAccessible(page);
  await password(page).fill(`${email.split("@")[0]}1`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Whoever knows your e-mail address would guess this password.")).toBeVisible();
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful.")).toBeVisible();
});
