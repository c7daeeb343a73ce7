import { expect, type Page, test } from "@playwright/test";
import { domains } from "./content.ts";
import { openAs } from "./person.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const [first] = domains;
if (!first) throw new Error("no area");

type Counting = { pagesMoved: number };

/** Counts how often a page turns into another before the eyes. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const counting = globalThis as unknown as Counting;
    counting.pagesMoved = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counting.pagesMoved++;
      return start(update);
    };
  });

const moves = (page: Page) => page.evaluate(() => (globalThis as unknown as Counting).pagesMoved);

/** From the hub to an introduction, there the area gets done, and back. */
async function walk(page: Page): Promise<void> {
  const userId = await openAs(page, "/evaluations");
  await page
    .getByRole("main")
    .getByRole("link", { name: first?.category ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(first?.routes.intro ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const all = JSON.stringify({ [userId]: { [first?.category ?? ""]: { completedAt: "11/24/2026, 09:15:00" } } });
  await page.evaluate((value) => localStorage.setItem("completedTests", value), all);
  await page.getByRole("link", { name: "All areas" }).click();
  await expect(page.getByText(`1 of ${domains.length} done.`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** How many parts of the page draw themselves, after what the arrival moved. */
const drawnParts = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const effect = animation.effect as KeyframeEffect | null;
        return effect?.target?.closest("svg") && !effect.pseudoElement;
      }).length,
  );

test("a card turns into its introduction, and what got done meanwhile is drawn once; focus goes as always", {
  tag: "@full",
}, async ({ page }) => {
  await countMoves(page);
  await walk(page);
  expect(await moves(page)).toBe(2);
  // The tick and the room.
  expect(await drawnParts(page)).toBe(2);
  await page.reload();
  await expect(page.getByText(`1 of ${domains.length} done.`)).toBeVisible();
  expect(await drawnParts(page)).toBe(0);
});

test("nothing moves where less motion is asked for", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countMoves(page);
  await walk(page);
  expect(await moves(page)).toBe(0);
  expect(await drawnParts(page)).toBe(0);
});
