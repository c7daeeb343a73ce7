import { expect, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { domains } from "./content.ts";
import { allPages } from "./routes.ts";

// Before the words of a page its document holds those rules of its styles alone that its elements need. All rules come after
// the first paint, and must change nothing of what is there.

const [domain] = domains;
if (!domain) throw new Error("no domain");
const { questionnaire } = domain.routes;
const pages = isFull ? allPages.filter((path) => !path.startsWith("/staff")) : ["/", "/evaluations", questionnaire];

const LOOKS = [
  { theme: "dark", contrast: "more", media: "screen" },
  { theme: "light", contrast: "normal", media: "screen" },
  { theme: "light", contrast: "normal", media: "print" },
] as const;

for (const { theme, contrast, media } of LOOKS) {
  test(`all rules of a page change nothing of what its first ones show: ${theme}, ${contrast}, ${media}`, {
    tag: theme === "dark" ? [] : ["@full"],
  }, async ({ page }) => {
    await page.emulateMedia({ media });
    for (const path of pages) {
      const response = await page.request.get(path, { headers: { accept: "text/html" } });
      await page.setContent((await response.text()).replaceAll(/<script.*?<\/script>/gs, ""));
      expect(await page.evaluate(compareStyles, { theme, contrast }), path).toEqual([]);
    }
  });
}

/** Runs in the page. Returns each element whose style changes once all rules are there. */
function compareStyles(look: Readonly<Record<string, string>>): string[] {
  Object.assign(document.documentElement.dataset, look);
  const first = document.querySelector("head > style");
  const later = document.querySelector<HTMLTemplateElement>("template#later");
  if (!first || !later) return ["The document has no styles."];
  const elements = [...document.querySelectorAll("body, body *")];
  const stylesOf = () =>
    elements.flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        // Custom properties that nothing uses come with all rules.
        const names = [...style].filter((name) => !name.startsWith("--"));
        return { element, part, style: names.map((name) => `${name}: ${style.getPropertyValue(name)}`) };
      }),
    );
  const before = stylesOf();
  first.after(later.content);
  return stylesOf().flatMap(({ element, part, style }, place) => {
    const differs = style.filter((one, index) => before[place]?.style[index] !== one);
    return differs.length === 0 ? [] : [`${element.localName}.${element.className}${part}: ${differs.join("; ")}`];
  });
}
