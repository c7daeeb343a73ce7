import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../support/is-full.ts";
import { domains } from "./content.ts";
import { expectAccessible } from "./person.ts";

const question = (page: Page) => page.getByLabel("Your question");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const answers = (page: Page) => page.getByRole("log").getByRole("article");

for (const path of isFull ? ["/about5", "/assistant"] : ["/assistant"]) {
  test(`${path} is open to guests, with six topics of three questions`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healthy Life Assistant");
    await expect(page.getByText("No messages yet.")).toBeVisible();
    await expect(question(page)).toHaveAttribute("rows", "3");
    const topics = page.getByRole("navigation", { name: "Topics" });
    await expect(topics.locator("details")).toHaveCount(domains.length);
    await expectAccessible(page);
    for (const { name, suggestedQuestions } of domains) {
      await topics.getByText(textOf(name), { exact: true }).click();
      for (const one of suggestedQuestions) {
        await expect(topics.getByRole("button", { name: textOf(one) })).toBeVisible();
        await expect(page.getByRole("button", { name: textOf(one) })).toHaveCount(1);
      }
    }
    await expectAccessible(page);
  });
}

test("a topic's question is asked by keyboard and answered with its source", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about5");
  const [, , domain] = domains;
  const [first = ""] = domain?.suggestedQuestions ?? [];
  await page.getByText(textOf(domain?.name ?? ""), { exact: true }).press("Enter");
  const button = page.getByRole("navigation", { name: "Topics" }).getByRole("button", { name: textOf(first) });
  await button.press("Enter");
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText("Source: ");
  await expect(button).toBeFocused();
  await expect(answers(page).last()).toBeInViewport();
  await expectAccessible(page);
});

test("empty input is silently ignored", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about5");
  for (const text of ["", "  \n"]) {
    await question(page).fill(text);
    await send(page).click();
  }
  await expect(answers(page)).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

test("while it waits, the button is disabled and reads Sending...", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about5");
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let calls = 0;
  await page.route("**/chat", async (route) => {
    calls++;
    await gate;
    await route.fulfill({ json: { response: "<b>Walk.</b>", tips: ["slowly"] } });
  });
  await question(page).fill("How much should I walk?");
  await send(page).click();
  const waiting = page.getByRole("button", { name: "Sending...", exact: true });
  await expect(waiting).toBeDisabled();
  await waiting.click({ force: true });
  await expectAccessible(page);
  open();
  await expect(answers(page).last()).toContainText("response: <b>Walk.</b>");
  await expect(answers(page).last()).toContainText("• slowly");
  await expect(send(page)).toBeEnabled();
  await expect(question(page)).toHaveValue("");
  expect(calls).toBe(1);
});

test("an error, an outage and a lost connection show the fixed text with a cross mark", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await page.goto("/about5");
  const alert = page.getByRole("alert").filter({ hasText: "❌" });
  await page.route("**/chat", (route) => route.fulfill({ status: 502, json: { error: "x", code: "Y" } }));
  await question(page).fill("Which foods are good for the brain?");
  await send(page).click();
  await expect(alert).toContainText("❌ Failed to fetch response");
  await expectAccessible(page);
  await page.unroute("**/chat");
  await context.setOffline(true);
  await send(page).click();
  await expect(alert).toContainText("We could not reach Keepwell.");
  await context.setOffline(false);
  await send(page).click();
  await expect(answers(page)).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test("a question that is too long is named before it is sent", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about5");
  await question(page).fill("a".repeat(2001));
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "2,000 characters" })).toBeVisible();
  await expect(question(page)).toHaveValue("a".repeat(2001));
});

test("an emergency is answered without a connection", async ({ page, context }) => {
  await page.goto("/about5");
  // The page's code has come before the line is cut.
  await expect(question(page)).toBeVisible();
  await context.setOffline(true);
  await question(page).fill("I have chest pain, which exercise helps?");
  await send(page).click();
  await expect(answers(page).last().getByRole("link", { name: "Call 911" })).toBeVisible();
  await context.setOffline(false);
});

test("on a narrow screen there is one column, no sideways scroll, and every control is at least 48 px", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/about5");
  await page.locator("summary").first().click();
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scroll).toBeLessThanOrEqual(320);
  for (const control of await page.locator("main :is(button, summary, textarea)").all()) {
    const box = (await control.isVisible()) && (await control.boundingBox());
    if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
  }
});
