import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { staffCookie } from "../support/staff.ts";
import { expectAccessible } from "./person.ts";
import { test } from "./studio-server.ts";

test.describe.configure({ mode: "default" });

const draft = (page: Page) => page.getByRole("region", { name: "Draft", exact: true });
/** The studio with the texts of the questionnaire unfolded. */
async function openTexts(page: Page): Promise<void> {
  await page.goto("/studio?scale=sleep");
  await page.locator("summary", { hasText: "Title and description" }).click();
}
const title = (page: Page) => page.getByLabel("Title (English)").first();

/** Puts other words in the place of the sample sentences of a new scale. */
async function reword(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Questions" }).click();
  await page.locator("summary", { hasText: "Title and description" }).click();
  await page.getByLabel("Description (English)").first().fill("Two questions about small joys.");
  for (const name of ["first", "second"]) {
    const question = page.locator(`[data-question="${name}"]`);
    const title = question.getByLabel("Question (English)");
    if (!(await title.isVisible())) await question.locator("summary").first().click();
    await title.fill(`How often did you laugh at the ${name} thing?`);
  }
  await page.getByRole("tab", { name: "Scoring" }).click();
  const bands = page.locator("details").filter({ has: page.getByLabel("Printed limits") });
  for (const [at, words] of ["Small joys are rare.", "Small joys are many."].entries()) {
    await bands.nth(at).locator("summary").first().click();
    await bands
      .nth(at)
      .getByLabel(/^What it means for daily life/)
      .first()
      .fill(words);
    await bands.nth(at).getByLabel("One small step (English)").fill("Laugh once more.");
  }
}

test("steps are undone by button and keys, outlive the browser and the server, and are taken over", {
  tag: "@full",
}, async ({ browser, context, page, server }) => {
  await context.addCookies([await staffCookie(server, "publisher", "Ann")]);
  await openTexts(page);
  const before = await title(page).inputValue();
  await title(page).fill("Nights");
  await title(page).blur();
  await expect(draft(page).getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await draft(page).getByRole("button", { name: "Undo" }).click();
  await expect(title(page)).toHaveValue(before);
  await expect(page.getByText("Undone, back to the start.")).toBeAttached();
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(title(page)).toHaveValue("Nights");
  await expect(draft(page).getByText("Saved", { exact: true })).toBeVisible();

  await server.end("SIGKILL");
  await title(page).fill("Long nights");
  await expect(draft(page).getByText(/^Not saved yet/)).toBeVisible();
  await server.start();
  await openTexts(page);
  await expect(title(page)).toHaveValue("Long nights");
  await expect(draft(page).getByText("Saved", { exact: true })).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url });
  await other.addCookies([await staffCookie(server, "editor", "Bob")]);
  const bob = await other.newPage();
  await openTexts(bob);
  await draft(bob).getByText("Drafts of others (1)").click();
  await draft(bob).getByRole("button", { name: "Read the draft of Ann" }).click();
  await expect(draft(bob).getByText(/^Ann edits this draft, since/)).toBeVisible();
  await expect(title(bob)).toHaveValue("Long nights");
  await expect(title(bob)).toBeDisabled();
  await draft(bob).getByRole("button", { name: "Take it over" }).click();
  await title(bob).fill("Nights of rest");
  await expect(draft(bob).getByText("Saved", { exact: true })).toBeVisible();
  await expect(draft(page).getByText(/^Bob edits this draft, since/)).toBeVisible();
  await expect(title(page)).toHaveValue("Nights of rest");
  await expect(title(page)).toBeDisabled();
  await other.close();
});

test("a scale is made blank and of a file, listed as not live yet, published and removed", { tag: "@full" }, async ({
  context,
  page,
  server,
}) => {
  await context.addCookies([await staffCookie(server, "publisher", "Ann")]);
  await page.goto("/studio?scale=sleep");
  await page.getByText("New scale", { exact: true }).click();
  await page.getByLabel("Short name").fill("sleep");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Small joys");
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByText("There is a scale or a draft with this name already.")).toBeVisible();
  await page.getByLabel("Short name").fill("small-joys");
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(draft(page).getByText("Not live yet.")).toBeVisible();
  await expect(page.getByRole("option", { name: /Small joys \(small-joys\), not live yet/ })).toBeAttached();
  await expect(page.getByRole("region", { name: "Problems" })).toContainText("this scale is a draft", {
    ignoreCase: true,
  });
  await reword(page);
  // Nobody has said yet whose it is, and its examples are those of the sample.
  await page.getByRole("tab", { name: "Scoring" }).click();
  await page.locator("summary", { hasText: "About the scale" }).click();
  for (const [label, text] of [
    ["What the number shows (English)", "How often small joys come."],
    ["Based on (the published method) (English)", "Nothing published"],
    ["Source (the citation)", "Ann, 2026"],
    ["For whom it was made (English)", "Older adults"],
    ["Rights and terms of use (English)", "Ann"],
  ] as const)
    await page.getByLabel(label).fill(text);
  const confirm = page.getByRole("button", { name: /^Confirm: / });
  for (let left = 4; left > 0; left--) {
    await expect(confirm).toHaveCount(left);
    await confirm.first().click();
  }
  await expect(page.getByText("higher is better; “Seldom” is watch, “Often” is good").first()).toBeVisible();
  await page.getByRole("button", { name: "They are right" }).first().click();
  await page.getByRole("button", { name: "It is no draft any more" }).first().click();
  await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");
  await page.getByRole("tab", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. It is live now.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^See it live/ })).toHaveAttribute("href", "/scales/small-joys");
  await page.getByRole("tab", { name: "Questions" }).click();
  await page.locator("summary", { hasText: "Title and description" }).click();
  await page.getByLabel("Description (English)").first().fill("Two more questions about small joys.");
  await expect(page.getByText("Published. It is live now.")).toHaveCount(0);
  expect(existsSync(join(server.folder, "scoring-rules/small-joys.json"))).toBe(true);

  await page.getByText("New scale", { exact: true }).click();
  await page.getByRole("radio", { name: "A file of another tool" }).check();
  const csv = [
    "Variable / Field Name,Form Name,Section Header,Field Type,Field Label,Choices",
    'mood,diary,,radio,How was your day?,"0, Bad | 1, Good"',
  ].join("\n");
  await page.getByLabel("Choose a file, or drop it here").setInputFiles({
    name: "diary.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(csv),
  });
  await expect(page.getByText("diary.csv holds 1 questionnaire.")).toBeVisible();
  await expect(page.getByText("1 of 1 questions came over.")).toBeVisible();
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(draft(page).getByText("Not live yet.")).toBeVisible();
  await expect(page.getByText("How was your day?").first()).toBeVisible();
  await draft(page).getByRole("button", { name: "Remove this draft" }).click();
  await draft(page).getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.getByRole("option", { name: /not live yet/ })).toHaveCount(0);
});
