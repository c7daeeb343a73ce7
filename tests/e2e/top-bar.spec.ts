import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, openAs, untilOpen } from "./person.ts";

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };
const bar = (page: Page) => page.getByRole("banner");
const tools = (page: Page) => bar(page).getByRole("button", { name: "My Wellness Tools" });
const logOut = (page: Page) => bar(page).getByRole("link", { name: "Log out" });

test("the bar is 80 px high, stays at the top and leads where it says", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto("/privacy");
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 80, width: 1280 });
  await expect(bar(page).getByRole("link", { name: "Keepwell" })).toHaveAttribute("href", "/");
  await expect(bar(page).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(tools(page)).toHaveAttribute("aria-expanded", "false");
  await tools(page).click();
  await expect(tools(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await expect(bar(page).getByRole("link", { name: "My Personalized Plan" })).toHaveAttribute("href", "/evaluations");
  await bar(page).getByRole("link", { name: "General Services" }).click();
  await expect(page).toHaveURL("/login");
  await expect(tools(page)).toHaveAttribute("aria-expanded", "false");
});

test("the menu button by keyboard: arrows, Escape with focus given back, Tab and a press elsewhere close it", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/contact");
  const general = bar(page).getByRole("link", { name: "General Services" });
  const plan = bar(page).getByRole("link", { name: "My Personalized Plan" });
  await expect(general).toHaveCount(0);
  // A press of a key counts once the code of the page has come.
  await page.waitForLoadState("networkidle");
  await tools(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(general).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(plan).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(general).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(plan).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tools(page)).toBeFocused();
  await expect(plan).toHaveCount(0);
  for (const key of ["Enter", " "]) {
    await page.keyboard.press(key);
    await expect(plan).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("Enter");
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
  await expect(plan).toHaveCount(0);
  await tools(page).click();
  await expect(plan).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(plan).toHaveCount(0);
});

test("on a phone one menu holds everything, Contact too", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/privacy");
  const menu = bar(page).getByRole("button", { name: "Menu" });
  await menu.click();
  const links = bar(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(["Home", "General Services", "My Personalized Plan", "Contact"]);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expectAccessible(page);
  await links.last().press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("the way out stands at the top right only while a user id is stored", async ({ page }) => {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await page.goto("/contact");
    await expect(logOut(page)).toHaveCount(0);
    await openAs(page, "/privacy");
    await page.evaluate(() => window.scrollTo(0, 300));
    const box = await logOut(page).boundingBox();
    if (!box) throw new Error("the way out is not shown");
    expect(box.y + box.height).toBeLessThanOrEqual(80);
    expect(box.height).toBeGreaterThanOrEqual(48);
    const rightmost = await bar(page)
      .locator("a, button")
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(box.x + box.width).toBe(rightmost);
    await page.evaluate(() => localStorage.removeItem("userID"));
    await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: "userID" })));
    await expect(logOut(page)).toHaveCount(0);
  }
});

test("the bar never covers what has focus, forwards and backwards", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openAs(page, "/evaluations");
  for (const path of ["/", "/evaluations", "/about5", "/stressscale", "/bmi", "/forum-tests"]) {
    await page.goto(path);
    await untilOpen(page);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || focused.closest("header")) return null;
          const { top, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
          return top < 79 && bottom > 0 && getComputedStyle(focused).position !== "fixed" ? focused.outerHTML : null;
        });
        expect(covered, `${path} ${key}`).toBeNull();
      }
    }
  }
});

test("the arrows reach every entry of the menu on a phone, also the display settings", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/contact");
  await bar(page).getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(bar(page).getByRole("button", { name: "Display" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(bar(page).getByRole("link", { name: "Contact" })).toBeFocused();
  // An open menu would cover the page that somebody now wants to read.
  await bar(page).getByRole("button", { name: "Español" }).click();
  await expect(bar(page).getByRole("button", { name: "Menú" })).toHaveAttribute("aria-expanded", "false");
});
