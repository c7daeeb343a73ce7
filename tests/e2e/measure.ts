import type { Page } from "@playwright/test";

/** What every page holds, in CSS pixels: floors for people with weak eyes and unsteady hands. */
const LIMITS = {
  /** WCAG 2.5.5 asks for 44. */
  target: 48,
  optionRow: 56,
  optionGap: 8,
  smallestText: 16,
  bodyText: 20,
  bodyTextOnPhones: 18,
  questionText: 22,
  /** WCAG 1.4.8: at least 1.5 and at most 80 characters. */
  lineHeight: 1.5,
  charactersInLine: 68,
};

/** One number of a page that is out of bounds, with the place it was measured at. */
export type Breach = { readonly what: string; readonly place: string; readonly value: number };

/** Extremes over everything measured, for the table of minima. */
export type Extremes = Partial<Record<"target" | "optionRow" | "optionGap" | "text" | "questionText" | "line", number>>;

/** Measures what is rendered now, against the limits. */
export function measure(page: Page): Promise<{ breaches: Breach[]; extremes: Extremes }> {
  return page.evaluate((limits) => {
    const breaches: Breach[] = [];
    const extremes: Record<string, number> = {};
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const placeOf = (element: Element) => {
      const question = element.closest("[data-name]")?.getAttribute("data-name");
      const words = (element.textContent || element.getAttribute("aria-label") || element.id).trim().slice(0, 60);
      return `${question ? `question "${question}": ` : ""}<${element.localName}> ${words}`;
    };
    const atLeast = (key: string, value: number, limit: number, element: Element, what: string) => {
      extremes[key] = Math.min(extremes[key] ?? Number.POSITIVE_INFINITY, Math.round(value * 10) / 10);
      // Browsers lay out in 64ths of a pixel.
      if (value < limit - 0.05) breaches.push({ what, place: placeOf(element), value });
    };

    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    if (overflow > 0) breaches.push({ what: "sideways scroll", place: "page", value: overflow });

    // Radios and checkboxes are pressed by their rows; a link within a sentence has the line's height.
    const isInSentence = (element: Element) =>
      element.localName === "a" && getComputedStyle(element).display === "inline";
    const pressed = (control: Element) =>
      (control.matches("input[type=radio], input[type=checkbox]") && control.closest("label")) || control;
    const targets = [...document.querySelectorAll("a[href], button, select, input, textarea, summary")]
      .map(pressed)
      .filter((one) => isShown(one) && !one.closest("[inert]") && !isInSentence(one));
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect();
      if (width > 1 && height > 1) atLeast("target", Math.min(width, height), limits.target, target, "small target");
    }

    for (const group of document.querySelectorAll("fieldset")) {
      const rows = [...group.querySelectorAll("label")].filter(isShown).map((row) => ({
        row,
        box: row.getBoundingClientRect(),
      }));
      for (const [index, { row, box }] of rows.entries()) {
        atLeast("optionRow", box.height, limits.optionRow, row, "low option row");
        const next = rows[index + 1];
        if (!next || next.box.top < box.bottom - 1) continue;
        atLeast("optionGap", next.box.top - box.bottom, limits.optionGap, next.row, "option rows too close");
      }
    }

    const phone = window.innerWidth < 480;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || !isShown(element) || element.closest("svg, .visually-hidden, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.length === 0 || element.getBoundingClientRect().width <= 1) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      atLeast("text", size, limits.smallestText, element, "small text");
      if (element.closest("p, li, dd") && !element.closest("footer, header, [data-small]"))
        atLeast("body", size, limits.smallestText, element, "small body text");
      const right = Math.max(...boxes.map((box) => box.right));
      if (right > window.innerWidth + 1 || Math.min(...boxes.map((box) => box.left)) < -1)
        if (!element.closest("[tabindex]"))
          breaches.push({ what: "text leaves the page", place: placeOf(element), value: right });
      const lines = new Set(boxes.map((box) => Math.round(box.top))).size;
      if (lines < 2 || !element.closest("p, li, dd") || element.closest("h1, h2, h3")) continue;
      const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
      if (ratio < limits.lineHeight - 0.01)
        breaches.push({ what: "tight lines", place: placeOf(element), value: ratio });
      const widest = Math.max(...boxes.map(({ width }) => width));
      const all = boxes.reduce((sum, { width }) => sum + width, 0);
      const inLine = Math.round((text.length * widest) / all);
      extremes["line"] = Math.max(extremes["line"] ?? 0, inLine);
      if (inLine > limits.charactersInLine)
        breaches.push({ what: "long line", place: placeOf(element), value: inLine });
    }
    const body = Number.parseFloat(getComputedStyle(document.body).fontSize);
    const least = phone ? limits.bodyTextOnPhones : limits.bodyText;
    if (body < least) breaches.push({ what: "small body text", place: "body", value: body });
    for (const title of document.querySelectorAll('[data-name] [class*="_title_"]')) {
      const size = Number.parseFloat(getComputedStyle(title).fontSize);
      atLeast("questionText", size, limits.questionText, title, "small question");
    }
    return { breaches, extremes };
  }, LIMITS);
}

/** The spacing of WCAG 1.4.12, as a reader's own style sheet sets it; a policy cannot forbid an adopted sheet. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What a browser's text size of 200 % does: every rem doubles, the window stays. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}

export async function plainText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty("font-size");
    document.adoptedStyleSheets = [];
  });
}
