import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { staffCookie } from "../support/staff.ts";
import { test } from "./studio-server.ts";

const ID = "inner-weather";
const OPTIONS = ["Not once", "Now and then", "Often", "Nearly always"];
const OPCIONES = ["Ni una vez", "De vez en cuando", "A menudo", "Casi siempre"];
const ITEMS = [
  "Small tasks felt like hills.",
  "Music I like left me cold.",
  "I lay awake and counted hours.",
  "My legs felt made of lead.",
  "Food had no taste.",
  "I spoke to myself harshly.",
  "A page of a book was too long.",
  "I moved as if under water.",
  "I wished not to be here.",
];
/** More than any way on the page: who needs so many presses does not get there. */
const MOST = 90;

/** Goes on with Tab, or back, until an element has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target.filter({ visible: true }).first()).toBeVisible();
  for (let presses = 0; presses <= MOST; presses++) {
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press(key);
  }
  expect(target, `cannot be reached by ${MOST} presses of ${key}`).toBeNull();
}

test("a scale of nine items is built from nothing and published with Tab, arrow keys and Enter alone", {
  tag: "@full",
}, async ({ page, server }) => {
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const summary = (text: string) => page.locator("summary", { hasText: text });
  const to = async (target: Locator, ...keys: string[]) => {
    await tabTo(page, target);
    for (const key of keys) await keyboard.press(key);
  };
  const back = async (target: Locator, ...keys: string[]) => {
    await tabTo(page, target, "Shift+Tab");
    for (const key of keys) await keyboard.press(key);
  };
  const write = async (text: string) => {
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(text);
  };
  const fill = async (label: string | RegExp, text: string) => {
    await to(page.getByLabel(label));
    await write(text);
  };
  const focused = () => page.locator(":focus");

  await page.context().addCookies([await staffCookie(server, "publisher")]);
  await page.goto("/studio");
  await expect(page.getByRole("region", { name: "Problems" })).toBeVisible();
  await to(summary("New scale"), "Enter");
  await fill("Title", "Inner weather");
  await fill("Short name", ID);
  await to(button("Make the draft"), "Enter");

  // The first question is reworded, with its options; eight are made of it; the second sample goes.
  const words = page.getByLabel("Question (English)");
  await expect(words).toBeFocused();
  await write(ITEMS[0] ?? "");
  await fill("Question (Español)", "Las tareas pequeñas parecían montañas.");
  for (const [at, option] of OPTIONS.entries()) {
    await fill(`Words of option ${at + 1} (English)`, option);
    await fill(`Words of option ${at + 1} (Español)`, OPCIONES[at] ?? "");
  }
  await to(page.getByRole("checkbox", { name: "An answer is required" }), "Space");
  for (const [at, item] of ITEMS.entries()) {
    if (at === 0) continue;
    const before = ITEMS[at - 1] ?? "";
    await back(summary(before), "Enter");
    await to(button(`Move up: “${before}”`).or(button(`Move down: “${before}”`)), "ArrowRight");
    if ((await focused().getAttribute("aria-label"))?.startsWith("Move")) await keyboard.press("ArrowRight");
    await expect(button(`Duplicate: “${before}”`)).toBeFocused();
    await keyboard.press("Enter");
    await expect(words).toBeFocused();
    await write(item);
  }
  await back(summary("I wished not"), "Enter");
  await to(summary("the second thing"));
  await to(page.getByRole("toolbar", { name: /second thing/ }).getByRole("button"), "ArrowLeft", "Enter");
  await expect(page.getByText(/is deleted\. With it went .* Undo brings everything back\./).last()).toBeVisible();
  await expect(button("Delete: “I wished not to be here.”")).toBeFocused();

  await back(summary("Title and description"), "Enter");
  await fill("Description (English)", "Nine questions about the last two weeks.");
  await back(page.getByRole("tab", { name: "Questions" }), "ArrowRight");
  const scoring = page.getByRole("region", { name: "Scoring", exact: true });
  await to(button("Give 0 to 3 to all 8 without points"), "Enter");
  await expect(scoring.getByText("9 questions together")).toBeVisible();
  await expect(focused()).not.toHaveJSProperty("tagName", "BODY");
  await back(button("Score and bands"), "Enter");
  await to(scoring.getByRole("combobox", { name: "Way" }));
  await keyboard.type("the sum");
  await to(button("Tick all 9"), "Enter");
  await to(button(/Write 0 to 27/), "Enter");
  for (const [at, meaning] of ["Mostly clear", "Heavy clouds"].entries()) {
    await to(summary(`Band ${at + 1}`), "Enter");
    await fill("Meaning (English)", meaning);
    await fill("Meaning (Español)", at === 0 ? "Más bien despejado" : "Nubes espesas");
    await fill("What it means for daily life (English)", `It is ${meaning.toLowerCase()}.`);
    await fill("One small step (English)", "Rest a little.");
    await back(summary(`Band ${at + 1}`), "Enter");
  }
  await back(page.getByRole("slider", { name: "Start of “Heavy clouds”" }));
  for (let score = 3; score < 10; score++) await keyboard.press("ArrowRight");
  await to(summary("Range, gauge"), "Enter");
  await to(button("Add: Questions left open"), "Enter");
  await expect(page.getByLabel("So many may be left open")).toBeFocused();
  await write("2");
  await to(page.getByLabel("Each of them counts as"));
  await keyboard.type("the mean");

  await to(button("Add an alert"), "Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await keyboard.type("not-here");
  const last = page.getByLabel("Question or number of line 1");
  await to(last);
  await keyboard.type("I wished");
  await expect(page.getByLabel("What is said in line 1")).toHaveValue("at-least");
  await expect(page.getByLabel("Points or number in line 1")).toHaveValue("1");
  await to(page.getByLabel("Kind", { exact: true }));
  await keyboard.type("crisis");
  await fill("What the person is told (English)", "Please talk to somebody today.");
  await fill("What the person is told (Español)", "Por favor, hable hoy con alguien.");
  await to(summary("About the scale"), "Enter");
  await fill("What the number shows (English)", "The points of nine answers are added up.");
  await fill("Based on (the published method) (English)", "Nothing published");
  await fill("Source (the citation)", "Invented for a test, 2026");
  await fill("For whom it was made (English)", "Older adults");
  await fill("Rights and terms of use (English)", "Nobody’s.");

  const remove = button(/^Remove this example: /);
  await back(remove);
  for (let left = await remove.count(); left > 0; left--) {
    await keyboard.press("Enter");
    await expect(remove).toHaveCount(left - 1);
    await back(remove.or(button("Find the examples that are lacking")));
  }
  await keyboard.press("Enter");
  const confirm = button(/^Confirm: /);
  await expect(confirm.first()).toBeVisible();
  await to(confirm);
  for (let left = await confirm.count(); left > 0; left--) {
    await expect(confirm.first()).toBeFocused();
    await keyboard.press("Enter");
    await expect(confirm).toHaveCount(left - 1);
  }
  await to(button("They are right"), "Enter");
  await to(button("It is no draft any more"), "Enter");
  await to(button("Up to the tabs"), "Enter", "ArrowRight");
  await to(page.getByRole("checkbox", { name: "Missing only" }), "Space");
  const missing = page.locator("td[data-missing] textarea");
  await to(missing);
  for (let left = await missing.count(); left > 0; left--) {
    await keyboard.type(`Texto ${left}`);
    await expect(missing).toHaveCount(left - 1);
    if (left > 1) await keyboard.press("Alt+ArrowDown");
  }
  await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");
  await back(page.getByRole("tab", { name: "Translations" }), "ArrowRight", "ArrowRight", "ArrowRight");
  await to(page.getByRole("button", { name: "Publish", exact: true }), "Enter");
  await expect(page.getByText("Published. It is live now.")).toBeVisible();

  const read = (folder: string) => JSON.parse(readFileSync(join(server.folder, folder, `${ID}.json`), "utf8"));
  const { pages } = read("surveys") as { pages: { elements: { name: string; title: { default: string } }[] }[] };
  expect(pages[0]?.elements.map(({ title }) => title.default)).toEqual(ITEMS);
  const rule = read("scoring-rules") as ScoringRule;
  const names = pages[0]?.elements.map(({ name }) => name) ?? [];
  expect(rule).toMatchObject({
    points: [{ items: expect.arrayContaining(names), values: { Never: 0, "Every day": 3 } }],
    range: { min: 0, max: 27 },
    bands: [{ from: 0 }, { from: 10, legend: "10-27" }],
    missing: { atMost: 2, countsAs: "mean" },
    alerts: [{ name: "not-here", when: `{${names.at(-1)}} >= 1`, kind: "crisis" }],
  });
  expect(rule).not.toHaveProperty("status");
  expect(rule.examples.length).toBeGreaterThanOrEqual(5);
});
