import { expect, type Page } from "@playwright/test";

/** How many sheets a page takes, as the browser prints it. */
async function sheetsOf(page: Page, format: "Letter" | "A4"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return (pdf.match(/\/Type\s*\/Page(?!s)/g) ?? []).length;
}

const NOT_FOR_PAPER = "header button, nav, main button, input, textarea, details:not([open])";

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
  await page.emulateMedia({ media: null });
}
