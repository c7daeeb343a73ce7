import { setTimeout as wait } from "node:timers/promises";
import { until } from "../engines/driver.ts";
import type { Page } from "../stage/page.ts";
import { finds } from "./locator.ts";
import type { Window } from "./window.ts";

/** How often the text of a page is read. */
const READ_MS = 200;

/** A page as the ways use it, over the few things that a driver does. */
export function drivenPage(window: Window, base: string, onText: (page: Page, text: string) => void): Page {
  let isClosed = false;
  const url = async () => `${await window.run("location.href")}`;
  const page: Page = {
    ...finds(window, []),
    goto: (path) => window.goto(/^(about|data):/.test(path) ? path : new URL(path, base).href),
    reload: () => window.reload(),
    goBack: () => window.go(-1),
    goForward: () => window.go(1),
    bringToFront: () => window.activate(),
    async close() {
      isClosed = true;
      await window.close();
    },
    isClosed: () => isClosed,
    url: () => until("an address", url),
    evaluate: async (work) => (await window.run(`(${work})()`)) as never,
    waitForTimeout: (ms) => wait(ms),
    waitForURL: (fits, { timeout = 30_000 } = {}) =>
      until("another address", async () => fits(new URL(await url())), timeout),
  };
  void watch();
  return page;

  async function watch(): Promise<void> {
    let last = "";
    let failed = 0;
    while (!isClosed && failed < 100) {
      await wait(READ_MS, undefined, { ref: false });
      if (!window.isReadable()) continue;
      try {
        const text = `${await window.run("document.body ? document.body.innerText : ''")}`;
        if (text !== last && !isClosed) onText(page, text);
        last = text;
        failed = 0;
      } catch {
        // It is being left, or the browser is gone.
        failed++;
      }
    }
  }
}
