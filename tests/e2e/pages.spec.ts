import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { openAs, openHome } from "./person.ts";
import { kindsOfPage } from "./routes.ts";

/** Pages with two addresses share a title. */
const TWINS = { "/about": "/login", "/about5": "/assistant", "/scores": "/about2", "/advice-chat": "/about3" };

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

// 320 CSS pixels wide is also what 400 % zoom makes of a 1280 pixel screen (WCAG 1.4.10).
const WIDTHS = isFull ? [320, 360, 768, 1280, 1920] : [320, 1920];

test("each page has a title of its own and one h1, and scrolls sideways at no width", { tag: "@full" }, async ({
  page,
}) => {
  test.slow();
  await openAs(page, "/evaluations");
  const titles = new Map<string, string>();
  for (const path of kindsOfPage) {
    await page.goto(path);
    await expect(heading(page), path).toHaveCount(1);
    await expect(page, path).toHaveURL(path);
    const title = await page.title();
    expect(titles.get(title), `${path} is titled "${title}" too`).toBeUndefined();
    titles.set(title, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  for (const [path, twin] of Object.entries(TWINS)) {
    await page.goto(path);
    await expect(heading(page), path).toHaveCount(1);
    expect(titles.get(await page.title()), path).toBe(twin);
  }
  await expect(page.getByText("This page did not open")).toHaveCount(0);
});

test("a page that is not there says so kindly and leads on", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(heading(page)).toHaveText("We could not find this page");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("going to another page moves focus to its heading, and Back restores the place on the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHome(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL("/contact");
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 5);
});

test("a reload leaves a person at the place on the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/", "/privacy"]) {
    await page.goto(path);
    // Comes last of what the script draws, which also notes the place.
    const dialog = page.getByRole("dialog", { includeHidden: true });
    await expect(dialog).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await expect(dialog).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), path).toBe(300);
  }
});

test("home leads to the evaluations, the log-in, two researchers, two sister sites and further links", async ({
  page,
}) => {
  await openHome(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Start your evaluation" })).toHaveAttribute("href", "/evaluations");
  await expect(main.locator("ol > li")).toHaveCount(3);
  const tiles = main.getByRole("link", { name: /^Go to/ });
  expect(await tiles.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "/login",
    "/evaluations",
  ]);
  for (const name of ["Miia Kivipelto", "Gill Livingston"]) {
    await expect(main.getByRole("heading", { name })).toBeVisible();
  }
  await expect(main.locator('a[href^="https://doi.org/"]')).toHaveCount(2);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation").first().getByRole("link")).toHaveCount(2);
  expect(await footer.locator('a[href^="https://"]').count()).toBeGreaterThan(2);
  await main.getByRole("link", { name: "Start your evaluation" }).click();
  await expect(page).toHaveURL("/login?next=%2Fevaluations");
});
