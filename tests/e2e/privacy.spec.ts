import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Site } from "#core/content-model/site.ts";
import { textOf } from "#core/shared/text-of.ts";
import { expectAccessible } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

const site: Site = JSON.parse(readFileSync("surveys/site.json", "utf8"));

test("the privacy page is reached from the footer and from above the Register button", async ({ page }) => {
  await page.goto("/register");
  const line = page.getByRole("main").getByRole("link", { name: "what we keep and who sees it" });
  const button = page.getByRole("button", { name: "Register" });
  const [lineBox, buttonBox] = [await line.boundingBox(), await button.boundingBox()];
  expect(lineBox?.y).toBeLessThan(buttonBox?.y ?? 0);
  await expectAccessible(page);
  await line.click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(site.privacy.title));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
});

test("it says every section of the content, each paragraph for itself", { tag: "@full" }, async ({ page }) => {
  await page.goto("/privacy");
  for (const { title, text } of site.privacy.sections) {
    await expect(page.getByRole("heading", { level: 2, name: textOf(title) })).toBeVisible();
    for (const paragraph of textOf(text).split("\n")) await expect(page.getByText(paragraph)).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("/demo is a heading and a line of welcome", { tag: "@full" }, async ({ page }) => {
  await page.goto("/demo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(site.demo.title));
  await expect(page.getByText(textOf(site.demo.welcome))).toBeVisible();
  await expectAccessible(page);
});

test("/contact says how to reach the people behind the site", { tag: "@full" }, async ({ page }) => {
  await page.goto("/contact");
  for (const { label, url } of site.sisterSites) {
    await expect(page.getByRole("main").getByRole("link", { name: textOf(label) })).toHaveAttribute("href", url);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
