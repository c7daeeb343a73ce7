import { expect, test } from "@playwright/test";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { openAs } from "./person.ts";

// One server for the file: each worker that takes a test of it would start another.
test.describe.configure({ mode: "default" });
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer((folder) => contentWithNewScale(folder));
});
test.afterAll(() => server.stop());

test("keys choose options of the question that has the focus, and of no other", { tag: "@full" }, async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  await openAs(page, `/scales/${NEW_SCALE}/questions`);
  const group = (name: string, role: "radiogroup" | "group" = "radiogroup") => page.getByRole(role, { name });
  const { keyboard } = page;

  // Outside of all questions they belong to the browser.
  await page.getByRole("heading", { level: 1 }).focus();
  await keyboard.press("1");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

  // Yes or no; the chosen option has the focus then, so that arrows go on from it.
  const helper = group("Does someone help you at home?");
  await helper.getByRole("radio", { name: "Yes" }).focus();
  for (const key of ["Control+2", "Alt+2", "Meta+2", "3", "0"]) await keyboard.press(key);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await keyboard.press("2");
  await expect(helper.getByRole("radio", { name: "No" })).toBeChecked();
  await expect(helper.getByRole("radio", { name: "No" })).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(helper.getByRole("radio", { name: "Yes" })).toBeChecked();

  // What is typed is typed.
  const days = page.getByLabel("On how many of the last 7 days");
  await days.focus();
  await keyboard.type("1");
  await expect(days).toHaveValue("1");
  await expect(helper.getByRole("radio", { name: "Yes" })).toBeChecked();
  const often = group("How often does help come?");
  await often.getByRole("radio").first().focus();
  await keyboard.press("2");
  await expect(often.getByRole("radio", { name: "Several times a week" })).toBeChecked();
  await page.getByRole("button", { name: "Next" }).click();

  // Several of a list, on and off; the last stands alone.
  const cached = group("Which of these do you have at home?", "group");
  const checked = cached.getByRole("checkbox", { checked: true });
  await cached.getByRole("checkbox").first().focus();
  for (const key of ["1", "2", "3", "2"]) await keyboard.press(key);
  await expect(checked).toHaveCount(2);
  await keyboard.press("4");
  await expect(checked).toHaveCount(1);
  await expect(cached.getByRole("checkbox", { name: "None of these" })).toBeChecked();

  // In a matrix the row that has the focus.
  const shopping = group("How do these go? Carrying the shopping home");
  await shopping.getByRole("radio").first().focus();
  await keyboard.press("2");
  await expect(shopping.getByRole("radio", { name: "With some effort" })).toBeChecked();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  for (const row of ["Climbing one flight of stairs", "Cleaning the floor"]) {
    await group(`How do these go? ${row}`).getByRole("radio").first().focus();
    await keyboard.press("1");
  }
  await page.getByRole("button", { name: "Next" }).click();

  // A rating is chosen by the number that is meant, not by its place.
  const sure = group("How sure are you");
  await sure.getByRole("radio").first().focus();
  await keyboard.press("3");
  await expect(sure.getByRole("radio", { name: "3" })).toBeChecked();
  await page.close();
});

test("the keys are shown beside the options where there is likely a keyboard, and read out nowhere", {
  tag: "@full",
}, async ({ browser }) => {
  for (const [device, isShown] of [
    [{}, true],
    [{ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } }, false],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url, ...device });
    const page = await context.newPage();
    await openAs(page, `/scales/${NEW_SCALE}/questions`);
    const row = page.locator("label").filter({ has: page.getByRole("radio", { name: "Yes", exact: true }) });
    await expect(row.getByText("1", { exact: true })).toBeVisible({ visible: isShown });
    await context.close();
  }
});
