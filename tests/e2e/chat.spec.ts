import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, openAs } from "./person.ts";

const FAILED = "Failed to generate AI advice. Please try again.";
const question = (page: Page) => page.getByLabel("Your question");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const log = (page: Page) => page.getByRole("log");

/** The one live region that says something; others wait for their turn. */
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

test("a question is answered with its source, sent with the raw token", async ({ page }) => {
  await openAs(page, "/about3");
  await expectAccessible(page);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await expect(question(page)).toHaveAttribute("rows", "6");
  await question(page).fill("How can I fall asleep more easily?");
  const request = page.waitForRequest("**/api/ai-advice");
  await send(page).click();
  expect((await request).headers()["authorization"]).toBe(token);
  await expect(log(page).getByRole("article")).toHaveCount(2);
  await expect(log(page).getByRole("article").first()).toContainText("How can I fall asleep more easily?");
  await expect(log(page).getByRole("article").last()).toContainText("Source: ");
  await expect(question(page)).toHaveValue("");
  await expectAccessible(page);

  await question(page).fill("half a thought");
  await page.getByRole("button", { name: "Start New Chat" }).click();
  await expect(log(page).getByRole("article")).toHaveCount(0);
  await expect(question(page)).toHaveValue("");
  await expect(question(page)).toBeFocused();
});

test("an empty prompt is refused, and a new chat clears the message", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/advice-chat");
  for (const text of ["", "  \n "]) {
    await question(page).fill(text);
    await send(page).click();
    await expect(page.getByText("Prompt cannot be empty.", { exact: true })).toBeVisible();
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveAttribute("aria-invalid", "true");
    await expect(question(page)).toHaveAccessibleDescription(/Prompt cannot be empty\./);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start New Chat" }).click();
  await expect(page.getByText("Prompt cannot be empty.")).toHaveCount(0);
});

test("without a connection the question stays, and trying again does not say it twice", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openAs(page, "/about3");
  await question(page).fill("Which foods are good for the brain?");
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole("alert").getByText(FAILED, { exact: true })).toBeVisible();
  await expect(question(page)).toHaveValue("Which foods are good for the brain?");
  await expectAccessible(page);
  await context.setOffline(false);
  await send(page).click();
  await expect(log(page).getByRole("article")).toHaveCount(2);
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test("an ended token fails with the fixed text and a way to log in", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/about3");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.request.post("/api/session/end", { headers: { authorization: `${token}` }, data: {} });
  await question(page).fill("Is it good to nap during the day?");
  await send(page).click();
  await expect(alert(page)).toContainText(FAILED);
  await alert(page).getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fabout3/);
});

test("a person without a token is told so kindly and shown the open assistant", async ({ page }) => {
  await openAs(page, "/contact");
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.evaluate(() => sessionStorage.setItem("keepwell.preparedPrompt", "kept"));
  await page.goto("/about3");
  await expect(page.getByRole("heading", { name: "Please log in to use this chat" })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("keepwell.preparedPrompt"))).toBe("kept");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open the Healthy Life Assistant" }).click();
  await expect(page).toHaveURL("/about5");
});

test("it opens with a prepared prompt, once", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  await page.evaluate(() => sessionStorage.setItem("keepwell.preparedPrompt", "Stress: 30\nSleep: 18"));
  await page.goto("/about3");
  await expect(question(page)).toHaveValue("Stress: 30\nSleep: 18");
  await send(page).click();
  await expect(log(page).getByRole("article").last()).toContainText("your latest result is");
  await page.reload();
  await expect(question(page)).toHaveValue("");
});

test("safety comes first, here and without a connection", async ({ page, context }) => {
  await openAs(page, "/about3");
  await context.setOffline(true);
  await question(page).fill("I don’t want to live anymore");
  await send(page).click();
  const answer = log(page).getByRole("article").last();
  await expect(answer).toContainText("call or text 988");
  await expect(answer.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
});

test("a reply is only ever text, and one that comes after a new chat is dropped", async ({ page }) => {
  await openAs(page, "/about3");
  await page.route("**/api/ai-advice", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ json: { advice: "<img src=x onerror=alert(1)>Walk." } });
  });
  await question(page).fill("first");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Start New Chat" }).click();
  await question(page).fill("second");
  await send(page).click();
  await expect(log(page).getByText("<img src=x onerror=alert(1)>Walk.")).toBeVisible();
  await expect(log(page).getByRole("article")).toHaveCount(2);
  await expect(log(page).locator("img")).toHaveCount(0);
});
