import { expect, type Locator, test } from "@playwright/test";
import { sentencesOf } from "#core/shared/sentences.ts";
import { textOf } from "#core/shared/text-of.ts";
import { everyFew, isFull } from "../support/is-full.ts";
import { domains, type Example, exampleOf, ruleOf, stepsOf } from "./content.ts";
import { fontsShown } from "./fonts.ts";
import { answerStep, logIn, newAddress, openAs, openHome, register, untilOpen } from "./person.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a result's sentence, dial, number and the start of its step fit on the first screen of a phone", async ({
  page,
}) => {
  const userId = await openAs(page, "/contact");
  let measured = 0;
  // The low end of one, the high end of the next; with KEEPWELL_FULL=1 both ends of each.
  for (const [domain, example] of plainDomains.flatMap((one, index) =>
    endsOf(one)
      .filter((_, end) => isFull || end === index % 2)
      .map((end) => [one, end] as const),
  )) {
    await submit(page, userId, domain, example);
    await page.goto(domain.routes.score);
    const bottomOf = async (words: string) => {
      const box = await page.getByRole("heading", { name: words, exact: true }).boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    const dial = await page.getByRole("main").getByRole("img").first().boundingBox();
    expect(dial?.width).toBeGreaterThanOrEqual(280);
    const sentence = page.getByRole("heading", { level: 2 }).first();
    const [size, font] = await sentence.evaluate((it) => [
      getComputedStyle(it).fontSize,
      getComputedStyle(it).fontFamily,
    ]);
    expect(Number.parseFloat(`${size}`)).toBeGreaterThanOrEqual(28);
    expect(font).toContain("Literata");
    await expect(page.getByRole("main").getByRole("figure")).toContainText(/(number is better|middle is best)\.$/);
    // What has to be read first comes before: a warning with its number to call.
    if (
      (await page
        .getByRole("main")
        .getByRole("link", { name: /^Call / })
        .count()) > 0
    )
      continue;
    expect(await bottomOf("One small step"), domain.survey).toBeLessThanOrEqual(740);
    measured++;
  }
  expect(measured).toBeGreaterThanOrEqual(plainDomains.length / (isFull ? 1 : 2));
});

for (const survey of ["sleep", "learning"]) {
  test(`what a result of ${survey} means is said before its dial, in both languages on one screen`, {
    tag: "@full",
  }, async ({ page }) => {
    const domain = domains.find((one) => one.survey === survey);
    const { bands, examples } = ruleOf(survey);
    const band = bands.find(({ tone }) => tone === "fair");
    const example = (examples as Example[]).find(
      ({ score, meaning }) => score > 5 && meaning === textOf(band?.meaning ?? ""),
    );
    if (!domain || !band || !example) throw new Error("no such result");
    const userId = await openAs(page, "/contact");
    await submit(page, userId, domain, example);
    for (const [code, step] of [
      ["en", "One small step"],
      ["es", "Un pequeño paso"],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem("keepwell.language", chosen), code);
      await page.goto(domain.routes.score);
      const heading = page.getByRole("heading", { name: step, exact: true });
      await expect(heading).toBeVisible();
      await fontsShown(page);
      const said = sentencesOf(textOf(band.explanation, code), code);
      const bottomOf = async (place: Locator) => {
        const box = await place.boundingBox();
        return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
      };
      const dial = await page.getByRole("main").getByRole("img").first().boundingBox();
      expect(await bottomOf(page.getByText(said.slice(1).join(" ")))).toBeLessThanOrEqual(dial?.y ?? 0);
      expect(await bottomOf(heading), code).toBeLessThanOrEqual(740);
    }
  });
}

test("beside the dial stand the words of other bands, where there is room, and none lies over another", {
  tag: "@full",
}, async ({ page }) => {
  const userId = await openAs(page, "/contact");
  const shown: Record<string, string[]> = {};
  // Those whose words are named below; the full run looks at all.
  const looked = plainDomains.filter(({ survey }) => isFull || ["stress", "learning"].includes(survey));
  for (const domain of looked) {
    for (const example of endsOf(domain)) {
      await submit(page, userId, domain, example);
      for (const textSize of ["normal", "largest"]) {
        await page.evaluate(
          (size) => localStorage.setItem("keepwell.display", JSON.stringify({ textSize: size })),
          textSize,
        );
        await page.goto(domain.routes.score);
        const figure = page.getByRole("main").locator("figure").first();
        await expect(figure).toBeVisible();
        await fontsShown(page);
        const found = await figure.evaluate((it) => {
          const spans = [...it.querySelectorAll(":scope > div > span")].filter((span) => span.checkVisibility());
          const boxes = spans.map((span) => {
            const range = document.createRange();
            range.selectNodeContents(span);
            return range.getBoundingClientRect();
          });
          const isOver = (one: DOMRect, other: DOMRect) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          return {
            words: spans.map((span) => (span as HTMLElement).innerText),
            over: boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isOver(one, other))).length,
            outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
          };
        });
        expect([found.over, found.outside], `${domain.survey} ${example.score} ${textSize}`).toEqual([0, 0]);
        if (textSize === "normal") shown[`${domain.survey} ${example.meaning}`] = found.words;
      }
    }
  }
  // What three bands are called stands there as a whole: that of the result below, the others at the dial.
  expect(shown["stress Low"]).toEqual(expect.arrayContaining(["Moderate", "40 · High", "0"]));
  expect(shown["stress High"]).toEqual(expect.arrayContaining(["Moderate", "0 · Low", "40"]));
  // A label with words of what it does not mean stands only with them.
  expect(Object.values(shown).flat().join()).not.toContain("Cognitive");
});

test("below the message that answers were sent, the result is as large as ever, and the message goes by itself", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, "/contact");
  const [, domain] = plainDomains;
  if (!domain) throw new Error("fewer than two areas");
  await page.goto(domain.routes.questionnaire);
  const steps = stepsOf(domain, exampleOf(domain));
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    await page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next", exact: true }).click();
  }
  await expect(page).toHaveURL(domain.routes.score);
  const message = page.getByText(textOf(domain.messages.submitted));
  await expect(message).toBeVisible();
  const head = page.getByRole("heading", { level: 1 }).locator("..");
  const look = async () => ({
    dial: (await page.getByRole("main").getByRole("img").first().boundingBox())?.width,
    head: (await head.boundingBox())?.height,
    wash: await head.evaluate((it) => getComputedStyle(it).backgroundColor),
  });
  const atOnce = await look();
  await expect(message).toHaveCount(0);
  expect(atOnce).toEqual(await look());
  const step = await page.getByRole("heading", { name: "One small step", exact: true }).boundingBox();
  expect((step?.y ?? Number.POSITIVE_INFINITY) + (step?.height ?? 0)).toBeLessThanOrEqual(740);
});

test("the largest letters leave the logo, the name of an option and a button whole on a small phone", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const userId = await openAs(page, "/contact");
  const [one] = plainDomains;
  if (!one) throw new Error("no area");
  await submit(page, userId, one, endsOf(one)[0]);
  await page.evaluate(() => localStorage.setItem("keepwell.display", JSON.stringify({ textSize: "largest" })));
  // A word that has no room is broken: then some of its letters alone are narrower than the word.
  const brokenWords = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest("svg, select")) continue;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    });
  for (const domain of plainDomains) {
    await page.goto(domain.routes.questionnaire);
    await untilOpen(page);
    expect(await brokenWords(), domain.routes.questionnaire).toEqual([]);
  }
  await page.goto(one.routes.score);
  await expect(page.getByRole("link", { name: "Make this my step" })).toBeVisible();
  expect(await brokenWords(), one.routes.score).toEqual([]);
  expect((await page.getByRole("banner").locator("img").first().boundingBox())?.width).toBe(48);
  // Larger text makes nothing smaller.
  for (const name of ["Menu", "Log out"]) {
    const control = page.getByRole("banner").getByText(name, { exact: true }).filter({ visible: true });
    const size = await control.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    expect(size, name).toBeGreaterThanOrEqual(17);
  }
});

test("a message of success goes along with the page, and covers nothing below it", async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  const message = page.getByText("Login successful");
  await expect(message).toBeInViewport();
  const close = page.getByRole("button", { name: "Close this message" });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(message).not.toBeInViewport();
});

test("an introduction has the button that begins on the first screen of a phone", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, "/contact");
  for (const { routes, intro, survey } of everyFew(domains, 2)) {
    await page.goto(routes.intro);
    await fontsShown(page);
    const button = await page.getByRole("link", { name: textOf(intro.start) }).boundingBox();
    expect((button?.y ?? Number.POSITIVE_INFINITY) + (button?.height ?? 0), survey).toBeLessThanOrEqual(740);
  }
});

test("the footer of a phone is small, and the rest of its links opens with a press", { tag: "@full" }, async ({
  page,
}) => {
  await openHome(page);
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(240);
  await expect(footer.getByRole("link", { name: "Tests on other sites" })).toBeHidden();
  await footer.getByRole("button", { name: "More links" }).press("Enter");
  await expect(footer.getByRole("link", { name: "Tests on other sites" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Keepwell Community" })).toBeVisible();
  await footer.getByRole("button", { name: "Fewer links" }).click();
  await expect(footer.getByRole("link", { name: "Tests on other sites" })).toBeHidden();
});
