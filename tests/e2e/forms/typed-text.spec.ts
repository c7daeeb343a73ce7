import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../../support/is-full.ts";
import { domains } from "../content.ts";
import { expectAccessible, openAs } from "../person.ts";

// Pasted scores and chats outlast a reload of their tab, and end with it or with the log-out.

const [first] = domains;
if (!first) throw new Error("no area");
const question = (page: Page) => page.getByLabel("Your question");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const said = (page: Page) => page.getByRole("log").getByRole("article");
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const DANGER = "I don’t want to live anymore";

test("pasted scores and their meaning are there after a reload, and in no other tab", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await page.goto("/about1");
  await page.getByLabel("Your scores").fill(`${textOf(first.name)}: 7`);
  await page.reload();
  await expect(page.getByLabel("Your scores")).toHaveValue(`${textOf(first.name)}: 7`);
  await expect(page.getByRole("heading", { name: "What we read" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show what they mean" }).click();
  await expect(page.getByRole("row").filter({ hasText: textOf(first.name) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: textOf(first.name) })).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto("/about1");
  await expect(other.getByLabel("Your scores")).toHaveValue("");
  await page.getByLabel("Your scores").fill("");
  expect(await kept(page)).not.toContain("pastedScores");
});

for (const path of isFull ? ["/about3", "/about5"] : ["/about3"]) {
  test(`a conversation on ${path} and the next question are there after a reload`, { tag: "@full" }, async ({
    page,
  }) => {
    await openAs(page, path);
    await question(page).fill("How can I fall asleep more easily?");
    await send(page).click();
    // While it is waited for, something stands in its place.
    await expect(said(page).last()).toContainText("Source: ");
    const answer = (await said(page).last().locator("div").first().innerText()).slice(0, 60);
    await question(page).fill("And what about");
    await page.reload();
    await expect(said(page)).toHaveCount(2);
    await expect(said(page).last()).toContainText(answer);
    await expect(question(page)).toHaveValue("And what about");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start New Chat" }).click();
    expect(await kept(page)).not.toContain("fall asleep");
    await page.reload();
    await expect(question(page)).toHaveValue("");
    await expect(said(page)).toHaveCount(0);
  });
}

test("what is typed into a chat is kept before it is painted", async ({ page }) => {
  await page.goto("/about5");
  await question(page).click();
  // The tab may be gone right after a key: nothing waits for a frame here.
  const atOnce = await question(page).evaluate(async () => {
    document.execCommand("insertText", false, "And what about");
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return JSON.stringify({ ...sessionStorage });
  });
  expect(atOnce).toContain("And what about");
});

test("what raised a safety card is never kept, typed or sent", async ({ page }) => {
  await page.goto("/about5");
  await question(page).fill("How can I fall asleep more easily?");
  await send(page).click();
  await expect(said(page)).toHaveCount(2);
  await question(page).pressSequentially(DANGER);
  expect(await kept(page)).not.toContain("live");
  // Shortened until it raises nothing, it is still not kept.
  for (const _ of "anymore") await page.keyboard.press("Backspace");
  expect(await kept(page)).not.toContain("live");
  await question(page).fill(DANGER);
  await send(page).click();
  await expect(said(page).last().getByRole("link", { name: "Call 988" })).toBeVisible();
  expect(await kept(page)).not.toContain("live");
  expect(await kept(page)).not.toContain("Thank you for writing this");
  await page.reload();
  await expect(said(page)).toHaveCount(2);
  await expect(question(page)).toHaveValue("");
});

test("all of it goes at the log-out, also at one in another tab", { tag: "@full" }, async ({ page, context }) => {
  await openAs(page, "/about1");
  await page.getByLabel("Your scores").fill(`${textOf(first.name)}: 7`);
  await page.goto("/about3");
  await question(page).fill("mine alone");
  await expect.poll(() => kept(page)).toContain("mine alone");
  const other = await context.newPage();
  await other.goto("/logout");
  await expect(other.getByText("Logout successful")).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain("keepwell.");
  await openAs(other, "/about3");
  await page.goto("/about3");
  await expect(question(page)).toHaveValue("");
  await page.goto("/about1");
  await expect(page.getByLabel("Your scores")).toHaveValue("");
});
