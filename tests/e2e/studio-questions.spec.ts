import { expect, type Page } from "@playwright/test";
import { staffCookie } from "../support/staff.ts";
import { expectAccessible } from "./person.ts";
import { test } from "./studio-server.ts";
import { drag } from "./studio-steps.ts";

/** Goes to an element as by Tab, and presses a key there: what is not focusable fails. */
async function press(page: Page, role: "button" | "combobox" | "textbox", name: string | RegExp, key: string) {
  const element = page.getByRole(role, { name }).last();
  await element.focus();
  await expect(element).toBeFocused();
  await page.keyboard.press(key);
}

/** Returns the labels of the fields and buttons that the message lies over, wherever the page is scrolled to. */
async function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('[aria-label="Close this message"]');
    const box = close?.parentElement?.getBoundingClientRect();
    if (!close || !box) throw new Error("no message");
    const fields = [...document.querySelectorAll<HTMLElement>("main :is(input, textarea, select, button, summary)")];
    return fields
      .filter((field) => {
        const { top, bottom, left, right, width } = field.getBoundingClientRect();
        const isApart = bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right;
        return field !== close && width > 0 && field.checkVisibility() && !isApart;
      })
      .map((field) => field.outerHTML.slice(0, 80));
  });
}

test("a page with a question, its options and a condition are made by keyboard alone", { tag: "@full" }, async ({
  page,
  server,
}) => {
  await page.context().addCookies([await staffCookie(server, "publisher")]);
  await page.goto("/studio?scale=stress");
  await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");

  await press(page, "button", "Add a page", "Enter");
  await expect(page.getByText("This page has no question yet.")).toBeVisible();
  // The first question stands open; folded, its fields are not found beside the new ones.
  await page.locator("details[data-question] > summary").first().press("Enter");
  await press(page, "button", /^Add a question to page \d/, "Enter");
  const title = page.getByLabel("Question (English)");
  await expect(title).toBeFocused();
  await page.keyboard.type("How was the week?");

  await page.getByLabel("Add an option").focus();
  for (const option of ["Good", "Fair", "Bad"]) {
    await page.keyboard.type(option);
    await page.keyboard.press("Enter");
  }
  const made = page.locator('[data-question="question-1"]');
  await press(page, "button", "Move up: “Bad”", "Enter");
  await expect(page.getByLabel("Words of option 2 (English)")).toHaveValue("Bad");
  await expect(page.getByRole("button", { name: "Move up: “Bad”" })).toBeFocused();

  await press(page, "button", "Add a condition", "Enter");
  await page.getByLabel("Question of line 1").focus();
  await expect(page.getByLabel("Question of line 1")).toHaveValue("1-0");
  await page.getByLabel("What is said in line 1").focus();
  await page.keyboard.press("Home");
  await expect(page.getByLabel("What is said in line 1")).toHaveValue("is");
  await page.getByLabel("Answer in line 1").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(page.getByLabel("Answer in line 1")).toHaveValue("Never");
  await made.locator("summary", { hasText: "As text" }).press("Enter");
  await expect(made.getByRole("textbox", { name: "As text" })).toHaveValue("{1-0} = 'Never'");
  await expectAccessible(page);

  await made.locator("summary", { hasText: "More settings" }).press("Enter");
  const name = made.getByLabel("Name", { exact: true });
  await name.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("week");
  await page.keyboard.press("Enter");
  await expect(page.getByText("question-1 is now called week.").first()).toBeVisible();

  // To the first page, where the preview asks it once its condition holds.
  await page.locator('[data-question="week"]').getByLabel("Stands on").focus();
  await page.keyboard.press("Home");
  await expect(page.getByText("This page has no question yet.")).toBeVisible();
  await press(page, "button", /^Delete: page/, "Enter");
  const told = page.getByText(/is deleted\. Undo brings everything back\./).last();
  await expect(told).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await coveredBy(page)).toEqual([]);
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(page.getByText(/is deleted\. Undo/)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview" }) });
  await preview.getByRole("radio", { name: "Never" }).first().check();
  await expect(preview.getByRole("heading", { name: "How was the week?" })).toBeVisible();
});

test("the preview follows the question that is edited, also where all stand on one page", { tag: "@full" }, async ({
  page,
  server,
}) => {
  await page.context().addCookies([await staffCookie(server, "publisher")]);
  await page.goto("/studio?scale=sleep");
  const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview" }) }).last();
  await expect(preview.getByText(/^Page 1 of/)).toBeVisible();
  for (const name of ["in-bed", "1-0", "in-bed"]) {
    const summary = page.locator(`details[data-question="${name}"] > summary`);
    await summary.click();
    const words = (await summary.evaluate((element) => element.firstChild?.textContent ?? "")).trim();
    await expect(preview.getByText(words).first()).toBeInViewport();
  }
});

test("options, questions and pages are dragged to another place with the mouse", { tag: "@full" }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.context().addCookies([await staffCookie(server, "publisher", "Dora")]);
  await page.goto("/studio?scale=stress");
  const first = page.locator("details[data-question]").first();
  const options = first.getByRole("toolbar");
  await expect(first).toHaveAttribute("open");
  const second = (await options.nth(1).getAttribute("aria-label")) ?? "";
  await drag(page, options.nth(1), options.first());
  await expect(options.first()).toHaveAccessibleName(second);

  await first.locator("summary").first().click();
  const titles = page.locator("details[data-question] > summary");
  const words = await titles.allTextContents();
  const toolbarOf = (index: number) => page.locator("div[data-question]").nth(index).getByRole("toolbar").last();
  await drag(page, toolbarOf(1), toolbarOf(0));
  await expect(titles.first()).toHaveText(words[1] ?? "");

  const pages = page.getByRole("toolbar", { name: /^page \d/ });
  await drag(page, pages.nth(1), pages.first());
  await expect(titles.first()).toHaveText(words[5] ?? "");
});
