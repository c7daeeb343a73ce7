import { expect, type Page } from "@playwright/test";

/** How many sheets a page takes, as the browser prints it. */
async function sheetsOf(page: Page, format: "Letter" | "A4"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return (pdf.match(/\/Type\s*\/Page(?!s)/g) ?? []).length;
}

const NOT_FOR_PAPER = "header button, nav, main button, input, textarea, details:not([open])";

/** The texts that are printed in fewer than 14 points, the contents of `::before` and `::after` too. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const points = (style: CSSStyleDeclaration) => Number.parseFloat(style.fontSize) * (72 / 96);
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      if (!element.checkVisibility() || element.closest("svg, .visually-hidden")) return [];
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const around = ["::before", "::after"]
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, display }) => /[^\s"]/.test(content.replace(/none|normal/, "")) && display !== "none");
      const small = [...(own ? [getComputedStyle(element)] : []), ...around].filter((style) => points(style) < 13.99);
      return small.map((style) => `${points(style)} pt: ${element.textContent?.slice(0, 60)} ${style.content}`);
    });
  });

/** Paper has what is read, and nothing to press, to fill in or to open. */
export async function expectFitForPaper(page: Page, most: number): Promise<void> {
  for (const format of ["Letter", "A4"] as const) {
    const sheets = await sheetsOf(page, format);
    expect(sheets, format).toBeGreaterThan(0);
    expect(sheets, format).toBeLessThanOrEqual(most);
  }
  await page.emulateMedia({ media: "print" });
  const shown = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 100)),
    NOT_FOR_PAPER,
  );
  expect(shown).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  await page.emulateMedia({ media: null });
}
