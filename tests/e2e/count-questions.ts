import type { JSHandle, Page } from "@playwright/test";

/** Collects how many questions stood on the page after each change of it. */
export const countQuestions = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const counts: number[] = [];
    new MutationObserver(() => {
      const count = document.querySelectorAll("[role=radiogroup]").length;
      if (count !== (counts.at(-1) ?? 0)) counts.push(count);
    }).observe(document.body, { childList: true, subtree: true });
    return counts;
  });
