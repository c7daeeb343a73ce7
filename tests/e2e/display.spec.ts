import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, untilOpen } from "./person.ts";
import { expectNoSidewaysScroll, tabTo } from "./submit.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const open = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Display|Aspecto)$/ });
const rootStyle = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const PAPER = { light: "rgb(251, 247, 240)", dark: "rgb(20, 27, 24)", strong: "rgb(255, 255, 255)" };

test("text size, colors and contrast change at once and are kept in this browser", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("half typed");
  await open(page).click();
  await expect(dialog(page)).toHaveAccessibleName("Display");
  await expectAccessible(page);
  await dialog(page).getByRole("radio", { name: "Largest" }).check();
  expect(await rootStyle(page, "font-size")).toBe("24px");
  await expectAccessible(page);
  await dialog(page).getByRole("radio", { name: "Dark" }).check();
  expect(await paper(page)).toBe(PAPER.dark);
  await expectAccessible(page);
  await page.reload();
  expect(await rootStyle(page, "font-size")).toBe("24px");
  expect(await paper(page)).toBe(PAPER.dark);
  await expectNoSidewaysScroll(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).or(open(page)).first().click();
  if (!(await dialog(page).isVisible())) await open(page).click();
  await dialog(page).getByRole("radio", { name: "Light" }).check();
  await dialog(page).getByRole("radio", { name: "Strong contrast" }).check();
  expect(await paper(page)).toBe(PAPER.strong);
  await expectAccessible(page);
});

test("the device's own settings count until something else is chosen", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  expect(await paper(page)).toBe(PAPER.dark);
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await expect.poll(() => paper(page)).toBe(PAPER.strong);
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
  await expect.poll(() => paper(page)).toBe(PAPER.light);
});

test("a language changes in place: what was typed stays, and the page says what language it is in", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("textbox").fill("half@example.org");
  await open(page).click();
  await dialog(page).getByRole("radio", { name: "Español" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Aspecto");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expectAccessible(page);
  await dialog(page).getByRole("button").click();
  await expect(open(page)).toBeFocused();
  await expect(page.getByRole("textbox")).toHaveValue("half@example.org");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("by keyboard on a phone: opened from the menu, closed with Escape", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).press("Enter");
  await open(page).press("Enter");
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, dialog(page).getByRole("radio", { name: "Normal" }));
  await page.keyboard.press("ArrowDown");
  expect(await rootStyle(page, "font-size")).toBe("20px");
  await expectNoSidewaysScroll(page);
  for (const row of await dialog(page).locator("label").all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("what another program wrote into the store changes nothing", { tag: "@full" }, async ({ page }) => {
  await page.goto("/contact");
  for (const value of ["{", "[]", '{"textSize":7,"theme":"pink","contrast":null,"more":1}']) {
    await page.evaluate((text) => localStorage.setItem("keepwell.display", text), value);
    await page.reload();
    await untilOpen(page);
    expect(await rootStyle(page, "font-size")).toBe("16px");
    expect(await paper(page)).toBe(PAPER.light);
  }
});
