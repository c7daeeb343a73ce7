import type { Page as PlaywrightPage } from "@playwright/test";
import type { BrowserProcess, OpenBrowser } from "../stage/browser.ts";
import type { Page } from "../stage/page.ts";
import { chromiumProcess } from "./chromium-process.ts";

/** Chromium as the ways use it. @param base the address that paths are under */
export function chromiumBrowser(base: string): BrowserProcess {
  const browser = chromiumProcess();
  return {
    ...browser,
    async open(): Promise<OpenBrowser> {
      const context = await browser.open();
      const sessionOf = (page: Page) => context.newCDPSession(page as PlaywrightPage);
      return {
        async newPage() {
          const page = await context.newPage();
          await page.setViewportSize({ width: 1280, height: 900 });
          const open = page.goto.bind(page);
          // The context of a browser that was found running takes no base address.
          page.goto = (path, options) => open(new URL(path, base).href, options);
          return page;
        },
        setOffline: (isOffline) => context.setOffline(isOffline),
        addInitScript: async (work) => void (await context.addInitScript(work)),
        setClock: (to) => context.clock.setSystemTime(to),
        async onText(call) {
          await context.exposeBinding("pageShows", ({ page }, text: string) => call(page, text));
          await context.addInitScript(tellText);
        },
        async clear(page, origin, what) {
          const storageTypes = what === "all" ? "all" : "indexeddb";
          await (await sessionOf(page)).send("Storage.clearDataForOrigin", { origin, storageTypes });
        },
        async limitStorage(page, origin) {
          await (await sessionOf(page)).send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
        },
        async sleep(page, ms) {
          const session = await sessionOf(page);
          await session.send("Page.setWebLifecycleState", { state: "frozen" });
          await new Promise((resolve) => setTimeout(resolve, ms));
          await session.send("Page.setWebLifecycleState", { state: "active" });
        },
        async crash(page) {
          const crashed = (page as PlaywrightPage).waitForEvent("crash");
          await page.goto("chrome://crash").catch(() => undefined);
          await crashed;
        },
      };
    },
  };
}

/** Runs in each page. */
function tellText(): void {
  let last = "";
  setInterval(() => {
    const text = document.body?.innerText ?? "";
    if (text === last) return;
    last = text;
    (window as unknown as { pageShows?(text: string): void }).pageShows?.(text);
  }, 120);
}
