import type { Page } from "@playwright/test";

/** From now on, each document that the page opens counts by how much its parts move. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns by how much the parts of the document have moved, as browsers reckon it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { moved } = window as unknown as { moved: number[] };
    return moved.reduce((sum, value) => sum + value, 0);
  });
