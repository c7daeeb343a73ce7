import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, launch, type Page as PuppeteerPage } from "puppeteer-core";
import { drivenPage } from "../driven/page.ts";
import { clearDatabases, clearRest, clockMovedBy } from "../driven/scripts.ts";
import type { Window } from "../driven/window.ts";
import type { BrowserProcess, OpenBrowser } from "../stage/browser.ts";
import type { Page } from "../stage/page.ts";

const LOAD_MS = 20_000;

/** Firefox as the ways use it, over a profile that outlives it. */
export function firefoxBrowser(executablePath: string, base: string): BrowserProcess {
  let profile: string | undefined;
  let browser: Browser | undefined;
  async function kill(): Promise<void> {
    const child = browser?.process();
    browser = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    // The whole group: a content process that stayed behind would hold the profile.
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }
  return {
    cannot: {
      "a full storage": "its driver sets no limit, and a page cannot fill a disk",
      "a crash": "its driver has no word for the crash of a page",
      sleep: "its driver has no word for a page that sleeps",
    },
    async open() {
      profile ??= mkdtempSync(join(tmpdir(), "keepwell-firefox-"));
      browser = await launch({
        browser: "firefox",
        executablePath,
        headless: true,
        userDataDir: profile,
        protocolTimeout: 60_000,
        env: { ...process.env, TZ: "America/New_York", LANGUAGE: "en_US" },
        extraPrefsFirefox: {
          "intl.accept_languages": "en-US",
          "datareporting.policy.dataSubmissionEnabled": false,
        },
      });
      return opened(browser, base);
    },
    kill,
    async remove() {
      await kill();
      if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function opened(browser: Browser, base: string): OpenBrowser {
  const pages: PuppeteerPage[] = [];
  const scripts: string[] = [];
  const heard: ((page: Page, text: string) => void)[] = [];
  const open = () => pages.filter((page) => !page.isClosed());
  async function everywhere(script: string): Promise<void> {
    scripts.push(script);
    for (const page of open()) await page.evaluateOnNewDocument(script);
  }
  return {
    async newPage() {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      for (const script of scripts) await page.evaluateOnNewDocument(script);
      pages.push(page);
      return drivenPage(windowOf(page), base, (one, text) => {
        for (const call of heard) call(one, text);
      });
    },
    async setOffline(isOffline) {
      for (const page of open()) await page.setOfflineMode(isOffline);
    },
    addInitScript: (work) => everywhere(`(${work})()`),
    async setClock(to) {
      const moved = clockMovedBy(to.getTime() - Date.now());
      await everywhere(moved);
      for (const page of open()) await page.evaluate(moved);
    },
    onText: async (call) => void heard.push(call),
    async clear(page, _origin, what) {
      await page.evaluate(clearDatabases);
      if (what === "all") await page.evaluate(clearRest);
    },
    limitStorage: () => Promise.reject(new Error("Firefox cannot be given less room.")),
    sleep: () => Promise.reject(new Error("Firefox cannot be put to sleep.")),
    crash: () => Promise.reject(new Error("Firefox cannot be crashed.")),
  };
}

function windowOf(page: PuppeteerPage): Window {
  const load = { waitUntil: "domcontentloaded", timeout: LOAD_MS } as const;
  return {
    goto: async (url) => void (await page.goto(url, load)),
    reload: async () => void (await page.reload(load)),
    async go(by) {
      await page.evaluate(`setTimeout(() => history.go(${by}))`);
      await wait(700);
    },
    activate: () => page.bringToFront(),
    isReadable: () => true,
    close: () => page.close(),
    run: (expression) => page.evaluate(expression),
    press: (x, y, times) => page.mouse.click(x, y, { count: times }),
    type: (text, delay) => page.keyboard.type(text, { delay }),
  };
}
