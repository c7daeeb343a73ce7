import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { MyData } from "#core/api/account.ts";
import { PASSWORD } from "../support/prepared-people.ts";
import { expectAccessible, newAddress, openAs } from "./person.ts";
import { endsOf, expectNoSidewaysScroll, plainDomains, submit } from "./submit.ts";

const [domain] = plainDomains;
if (!domain) throw new Error("no area");

test("a person saves a copy of everything, then deletes it, here too", async ({ page }) => {
  const email = newAddress();
  const userId = await openAs(page, "/contact", email);
  await submit(page, userId, domain, endsOf(domain)[0]);
  await page.evaluate((id) => {
    localStorage.setItem(`keepwell.draft.${id}.stress`, "{}");
    localStorage.setItem("completedTests", JSON.stringify({ [id]: { Stress: { completedAt: "x" } }, someone: {} }));
    localStorage.setItem("keepwell.modelConsent", JSON.stringify({ [id]: "yes some-model" }));
    localStorage.setItem("keepwell.helpful", JSON.stringify({ [id]: { some: true } }));
  }, userId);
  await page.goto("/privacy");
  await page.getByRole("main").getByRole("link", { name: "My data" }).click();
  await expect(page).toHaveURL("/my-data");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("1 result", { exact: true })).toBeVisible();
  const kept = page.getByRole("region", { name: "What we keep" }).getByRole("listitem");
  await expect(kept).toHaveCount(6);
  await expect(kept.first()).toHaveText("your small steps: their words, the days, and how each one went");
  await expectAccessible(page);

  const save = page.getByRole("button", { name: "Save a copy of my data" });
  await save.click();
  await expect(page.getByLabel("Your password, or your recovery code")).toBeFocused();
  await page.getByLabel("Your password, or your recovery code").fill(PASSWORD);
  const saving = page.waitForEvent("download");
  await save.click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const copy: MyData = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(copy.account.email).toBe(email);
  expect(copy.results.map(({ answers }) => answers)).toEqual([endsOf(domain)[0].answers]);
  await expect(page.getByText("Your copy is with the downloads of this device.")).toBeVisible();

  await page.getByLabel("Password", { exact: true }).last().fill(PASSWORD);
  await page.getByRole("button", { name: "Make a new code" }).click();
  await expect(page.getByText(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your recovery code" })).toBeFocused();

  await page.getByRole("button", { name: "Delete my account" }).click();
  const question = page.getByRole("heading", { name: "Delete everything?" });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Delete my account" })).toBeFocused();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const sure = page.getByRole("button", { name: "Yes, delete everything" });
  const proof = page.getByLabel("Your password, or your recovery code").last();
  await sure.click();
  await expect(proof).toBeFocused();
  await proof.fill("not this one");
  await sure.click();
  await expect(page.getByRole("alert")).toContainText("Your account was not deleted. This is not your password");
  await expect(proof).toHaveValue("not this one");
  await proof.fill(PASSWORD);
  await sure.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account and everything in it are deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log out" })).toHaveCount(0);
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toContain(userId);
  expect(JSON.parse(left).completedTests).toBe('{"someone":{}}');
  expect((await page.request.post("/login", { data: { email } })).status()).toBe(401);
});

test("without a log-in it says what is missing, and leads back after it", { tag: "@full" }, async ({ page }) => {
  const email = newAddress();
  await openAs(page, "/contact", email);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/my-data");
  await expect(
    page.getByRole("alert").filter({ hasText: "Please log in again, so that only you see this page." }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/my-data");
  await expect(page.getByText(email)).toBeVisible();
});
