import { expect, type Page, test } from "@playwright/test";
import { paths } from "#core/shared/paths.ts";
import { textOf } from "#core/shared/text-of.ts";
import { expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";
import { giveVoices } from "./voices.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
const OWN = [paths.evaluations, paths.viewScores, paths.healthCoach, paths.assistant, paths.myData];

const bar = (page: Page) => page.getByRole("banner");
const heard = (page: Page) => page.evaluate(() => window.device.heard.length);
const addresses = (page: Page) =>
  bar(page)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("at each width the bar leads to all that is theirs, marks the page, reads it aloud and speaks the language", {
  tag: "@full",
}, async ({ page, request }) => {
  await giveVoices(page, [{ lang: "en-US", localService: true }]);
  await openAs(page, paths.viewScores);
  for (const [size, name] of [
    [PHONE, "Menu"],
    [WIDE, "My Wellness Tools"],
  ] as const) {
    await page.setViewportSize(size);
    await bar(page).getByRole("button", { name }).click();
    expect(await addresses(page)).toEqual(expect.arrayContaining(OWN));
    const marked = bar(page).locator("[aria-current=page]:visible");
    await expect(marked).toHaveAttribute("href", paths.viewScores);
    await expectAccessible(page);
    if (size === WIDE) await page.keyboard.press("Escape");
    await bar(page).getByRole("button", { name: "Read aloud" }).click();
    await expect(bar(page).getByRole("button", { name: "Stop reading" })).toBeVisible();
    const [first] = await page.evaluate(() => window.device.heard.slice(-1));
    expect(first?.text).toBe("Your scores");
    if (size === PHONE) await bar(page).getByRole("button", { name: "Stop reading" }).click();
  }
  // Whoever leaves hears no more.
  await bar(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => page.evaluate(() => window.device.waiting())).toBe(0);
  expect(await heard(page)).toBe(2);
  await expect(bar(page).getByRole("button", { name: "Read aloud" })).toHaveCount(0);

  await bar(page).getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html[lang=es][dir=ltr]")).toBeAttached();
  await bar(page).getByRole("button", { name: "English" }).click();

  const { demo } = await (await request.get("/content/site.json")).json();
  const writes: string[] = [];
  page.on("request", (sent) => sent.method() !== "GET" && writes.push(sent.url()));
  await page.goto(paths.demo);
  await expect(page.getByRole("heading", { name: textOf(demo.person.name) })).toBeVisible();
  await expect(page.locator("main summary")).toHaveCount(demo.person.results.length);
  for (const summary of await page.locator("main summary").all()) await summary.click();
  const dials = page.getByRole("main").getByRole("img");
  await expect(dials).toHaveCount(demo.person.results.length + 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(writes).toEqual([]);

  // Where lines begin at the right, the dial and its numbers change sides together.
  const ends = () =>
    dials.first().evaluate((dial) => {
      const spans = [...(dial.closest("figure")?.querySelectorAll(":scope > div:last-of-type > span") ?? [])];
      const [first = 0, ...others] = spans.map((end) => end.getBoundingClientRect().x);
      return {
        isTurned: new DOMMatrix(getComputedStyle(dial).transform).a < 0,
        isSwapped: (others.at(-1) ?? 0) < first,
        isArrowTurned: new DOMMatrix(getComputedStyle(spans[1]?.querySelector("span") as Element).transform).a < 0,
      };
    });
  const before = await ends();
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const after = await ends();
  expect([before, after]).toEqual([
    { isTurned: false, isSwapped: false, isArrowTurned: false },
    { isTurned: true, isSwapped: true, isArrowTurned: true },
  ]);
  await expectNoSidewaysScroll(page);
});
