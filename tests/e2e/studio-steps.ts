import { readFileSync } from "node:fs";
import { type Browser, expect as base, type Locator, type Page } from "@playwright/test";
import { HOME_FORMATS } from "#core/shared/home-formats.ts";
import { importApart } from "../../server/import/import-apart.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { staffCookie } from "../support/staff.ts";
import { expectAccessible, openAs } from "./person.ts";

/** Whoever publishes waits for several checks of the whole content, which a busy machine takes long for. */
export const expect = base.configure({ timeout: 120_000 });

const scoring = (page: Page) => page.getByRole("region", { name: "Scoring", exact: true });
export const problems = (page: Page) => page.getByRole("region", { name: "Problems" });

async function unfolded(fold: Locator): Promise<Locator> {
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").first().click();
  return fold;
}

/** Drops a file on the page, as a person does with the mouse. */
export async function dropFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.getByText("New scale", { exact: true }).click();
  await page.getByRole("radio", { name: "A file of another tool" }).check();
  const carried = await page.evaluateHandle(
    ([base64 = "", called = ""]) => {
      const transfer = new DataTransfer();
      const letters = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([letters], called));
      return transfer;
    },
    [bytes.toString("base64"), name],
  );
  const field = page.getByLabel("Choose a file, or drop it here");
  await field.dispatchEvent("dragover", { dataTransfer: carried });
  await field.dispatchEvent("drop", { dataTransfer: carried });
}

/** Adds a band for each text and writes what bands must say. */
export async function writeBands(page: Page, bands: readonly { readonly meaning: string; readonly legend: string }[]) {
  const folds = scoring(page)
    .locator("details")
    .filter({ has: page.getByLabel("Printed limits") });
  // Bands share the scores that answers can give, once these are known.
  await expect(scoring(page).getByText(/Answers can give \d+ scores/)).toBeVisible();
  for (const _ of bands) await scoring(page).getByRole("button", { name: "Add a band" }).click();
  for (const [at, { meaning, legend }] of bands.entries()) {
    const fold = await unfolded(folds.nth(at));
    await fold.getByLabel("Meaning (English)", { exact: true }).fill(meaning);
    await fold.getByLabel("Printed limits, such as 0-13 (English)").fill(legend);
    await fold.getByLabel("What it means for daily life (English)").fill(`It is ${meaning.toLowerCase()}.`);
    await fold.getByLabel("One small step (English)").fill("Rest a little.");
  }
}

/** Names the source, works out the examples that are lacking, and ends the draft. */
export async function endDraft(page: Page): Promise<void> {
  const about = await unfolded(
    scoring(page)
      .locator("details", { has: page.getByText("About the scale") })
      .last(),
  );
  for (const [label, text] of [
    ["What the number shows (English)", "The points of your answers are added up."],
    ["Source (the citation)", "Invented for a test, 2026"],
    ["For whom it was made (English)", "Older adults."],
    ["Rights and terms of use (English)", "Nobody’s."],
  ] as const)
    await about.getByLabel(label).fill(text);
  await checked(page, /^(?!.*was stopped)/s);
  const find = scoring(page).getByRole("button", { name: "Find the examples that are lacking" });
  const found = scoring(page).getByText(/examples were found|example was found|no further example/);
  await expect(async () => {
    await find.click();
    await expect(found).toBeVisible({ timeout: 60_000 });
  }).toPass({ timeout: 300_000 });
  const confirm = scoring(page).getByRole("button", { name: /^Confirm: / });
  for (let left = await confirm.count(); left > 0; left--) {
    await confirm.first().click();
    await expect(confirm).toHaveCount(left - 1);
  }
  await scoring(page).getByRole("button", { name: "It is no draft any more" }).first().click();
  await checked(page, /In order/);
}

/** Waits for a check. One that a busy machine had no time for is made again with the next step. */
async function checked(page: Page, wanted: RegExp): Promise<void> {
  await expect(async () => {
    const isStopped = (await problems(page).textContent())?.includes("was stopped");
    for (const name of isStopped ? ["Undo", "Redo"] : []) await page.getByRole("button", { name, exact: true }).click();
    await expect(problems(page)).not.toContainText("Checking", { timeout: 60_000 });
    await expect(problems(page)).toContainText(wanted, { timeout: 10_000 });
  }).toPass({ timeout: 600_000 });
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Publish" }).click();
  await expect(page.getByText("Undo ends there: “Published versions” leads back.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. It is live now.")).toBeVisible();
}

/** Answers the scale as a person does, and sees the band. */
export async function answer(page: Page, id: string, picks: readonly (readonly [string, string])[], band: string) {
  await openAs(page, "/health");
  await page.goto(`/scales/${id}`);
  await page.getByRole("link", { name: "Start" }).click();
  for (const [question, option] of picks)
    await page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: option, exact: true }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(`/scales/${id}/result`);
  await expect(page.getByRole("main").getByText(band).first()).toBeVisible();
}

/** Exports the one set of answers and the codebook as a researcher does: at a phone, by keys, with a session that ends. */
export async function exported(page: Page, server: ServerProcess, id: string) {
  const browser = page.context().browser() as Browser;
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 800 } });
  await context.addCookies([await staffCookie(server, "researcher", "Rosa")]);
  const own = await context.newPage();
  await own.goto(`/studio?scale=${id}`);
  const answers = own.getByRole("region", { name: "Export answers" });
  const [table, download] = [answers.getByRole("radio", { name: "Table (CSV)" }), answers.getByRole("button")];
  await expect(answers).toContainText("Stored sets of answers, over all versions: 1.");
  const saved = async (name: string, said: string) => {
    const [file] = await Promise.all([own.waitForEvent("download"), download.press("Enter")]);
    expect(file.suggestedFilename()).toBe(name);
    await expect(answers.getByRole("status")).toHaveText(
      `Your browser is saving ${name} and says when it is done.${said}`,
    );
    return readFileSync(await file.path(), "utf8");
  };
  const results = await saved(`${id}-answers.csv`, " We noted it, with your name.");
  await table.focus();
  for (const _ of ["JSON", "NDJSON", "Codebook"]) await own.keyboard.press("ArrowDown");
  const codebook = await saved(`${id}-codebook.csv`, "");
  await expectAccessible(own);
  expect(await own.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await context.clearCookies();
  await download.click();
  await expect(answers.getByRole("alert")).toContainText("Nothing was downloaded. Please sign in as staff");
  await answers.getByRole("link", { name: "Sign in" }).click();
  await expect(own).toHaveURL(`/staff?next=${encodeURIComponent(`/studio?scale=${id}`)}`);
  await context.close();
  return { results, codebook };
}

/**
 * Takes the scale home in each format and brings each file in again.
 * @returns how many questions came back, by the name of the file
 */
export async function takenHome(page: Page, id: string): Promise<Record<string, number>> {
  await page.goto(`/studio?scale=${id}`);
  await page.getByRole("tab", { name: "Take home" }).click();
  const formats = page.getByRole("region", { name: "Take this scale home" }).getByRole("radio");
  await expect(formats).toHaveCount(HOME_FORMATS.length);
  const came: Record<string, number> = {};
  for (const [at] of HOME_FORMATS.entries()) {
    await formats.nth(at).check();
    await page.getByRole("button", { name: "Make the file" }).click();
    const saves = page.getByRole("button", { name: /^Save / });
    await expect(saves.first()).toBeVisible();
    for (const save of await saves.all()) {
      const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
      const name = saved.suggestedFilename();
      const bytes = readFileSync(await saved.path());
      expect(bytes.length, name).toBeGreaterThan(100);
      if (name.endsWith(".md")) continue;
      const { scales } = await importApart(name, bytes);
      came[name] = scales.reduce((sum, { report }) => sum + report.taken, 0);
    }
  }
  return came;
}

/** Drags the handle of an entry onto another of its list. */
export async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  const handleOf = (inside: Locator) => inside.locator("xpath=ancestor::div[@data-dragged][1]/span[1]");
  await handleOf(from).hover();
  await page.mouse.down();
  const { x, y } = (await handleOf(onto).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 8, y + 30, { steps: 8 });
  await page.mouse.move(x + 8, y + 8, { steps: 4 });
  await page.mouse.up();
}
