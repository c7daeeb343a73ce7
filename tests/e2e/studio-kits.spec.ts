import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ENGLISH, fileOf, smallKit } from "../support/kits/small-kit.ts";
import { staffCookie } from "../support/staff.ts";
import { expectAccessible, openAs } from "./person.ts";
import { test } from "./studio-server.ts";
import { unfold } from "./unfold.ts";

const CONDITIONS = ["It is not sold.", "The owner is told."];
const KIT = { ...smallKit, terms: { ...smallKit.terms, conditions: CONDITIONS } };
const [sun = "", home = ""] = ENGLISH.items;
const [never = ""] = ENGLISH.options;

test("a kit and a pasted wording become a live scale that is answered and taken home", { tag: "@full" }, async ({
  context,
  page,
  server,
}) => {
  // From the library to the result and back out: a dozen screens.
  test.slow();
  writeFileSync(join(server.folder, "surveys/library/small-walks.json"), JSON.stringify(KIT));
  await context.addCookies([await staffCookie(server, "publisher", "Ann")]);
  await page.goto("/studio?scale=sleep");
  await page.getByText("New scale", { exact: true }).click();
  await page.getByRole("radio", { name: /^A kit of the library/ }).check();
  await page.getByText("Small walks (Small Walks), 2 items").click();
  await expect(page.getByText("Free for everyone.")).toBeVisible();
  await expect(page.getByText("2 bands (Nobody 2026)")).toBeVisible();
  await expectAccessible(page);

  const wording = page.getByRole("textbox", { name: "Your wording" });
  const compare = page.getByRole("button", { name: "Compare with the published form" });
  await wording.fill(fileOf(ENGLISH).replace(home, ""));
  await compare.click();
  await expect(page.getByText('"en" has 1 item between the instruction and the options')).toBeVisible();
  await wording.fill(fileOf(ENGLISH).replace(home, "Home was good."));
  await compare.click();
  await expect(page.getByText(/item 2 differs\. The original's bands do not apply unless you say why\./)).toBeVisible();
  await expect(page.getByLabel("Why the bands apply all the same")).toBeVisible();
  await expectAccessible(page);
  await wording.fill(fileOf(ENGLISH));
  await compare.click();
  await expect(page.getByText("en: 2 of 2 items as published")).toBeVisible();
  const make = page.getByRole("button", { name: "Make the draft" });
  await make.click();
  await expect(page.getByText("Tick each condition first.")).toBeVisible();
  for (const condition of CONDITIONS) await page.getByRole("checkbox", { name: condition }).check();
  await make.click();
  await expect(page.getByText("Not live yet.")).toBeVisible();

  await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");
  await page.getByRole("tab", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. It is live now.")).toBeVisible();
  const rule = JSON.parse(readFileSync(join(server.folder, "scoring-rules/small-walks.json"), "utf8"));
  expect(rule).toMatchObject({ kit: { wording: "as-published", confirmed: [{ by: "Ann" }, { by: "Ann" }] } });

  await takeHome(page);
  await answer(page);
});

/** Saves the scale as a data dictionary of REDCap. */
async function takeHome(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Take home" }).click();
  await page.getByRole("radio", { name: /^REDCap data dictionary/ }).check();
  await page.getByRole("button", { name: "Make the file" }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save small-walks.csv" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("small-walks.csv");
  const text = readFileSync(await saved.path(), "utf8");
  expect(text).toMatch(/^Variable \/ Field Name,/);
  expect(text).toContain(home);
  await expect(page.getByText("Answers are for people with the role of a researcher or an admin.")).toBeVisible();
  await expectAccessible(page);
}

/** Answers the scale as a person does: the lowest score, with its alert and its band. */
async function answer(page: Page): Promise<void> {
  await openAs(page, "/health");
  await page.goto("/scales/small-walks");
  await expect(page.getByText("Small Walks, by Nobody.")).toBeVisible();
  await page.getByRole("link", { name: "Start" }).click();
  for (const item of [sun, home])
    await page.getByRole("radiogroup", { name: item }).getByRole("radio", { name: never }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL("/scales/small-walks/result");
  await expect(page.getByRole("main").getByText("You did not go out.")).toBeVisible();
  await unfold(page, "What the numbers mean");
  await expect(page.getByRole("row").filter({ hasText: "Your result" })).toContainText("Many");
}
