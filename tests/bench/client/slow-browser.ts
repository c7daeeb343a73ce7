import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../support/find-browser.ts";

/** A slow 4G line as Chromium's own tools set it, and a phone four times slower than this machine. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1.47e6 / 8, uploadThroughput: 0.675e6 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };

/** What a page costs over the line. */
type Traffic = { bytes: number; requests: number };

export type SlowPage = { readonly page: Page; readonly traffic: Traffic; close(): Promise<void> };

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium was found; npx playwright install chromium brings one.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
}

/**
 * A page of a browser that has seen nothing yet, on a slow phone.
 * @param stored what local storage holds, such as who is logged in
 */
export async function slowPage(browser: Browser, stored: Readonly<Record<string, string>> = {}): Promise<SlowPage> {
  const context: BrowserContext = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(observe, stored);
  const session = await context.newCDPSession(page);
  const traffic: Traffic = { bytes: 0, requests: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.requests += 1;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, traffic, close: () => context.close() };
}

/** Kept in the page by what runs before its own scripts. Times in ms since the page was asked for. */
type Observed = {
  largestPaint: number;
  shift: number;
  /** How long each took. */
  longTasks: number[];
  /** From a click to the frame that shows what it did, for each click. */
  clicks: number[];
};

declare global {
  var observed: Observed;
}

function observe(stored: Readonly<Record<string, string>>): void {
  try {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  } catch {
    // A blank page has no storage.
  }
  const observed: Observed = { largestPaint: 0, shift: 0, longTasks: [], clicks: [] };
  globalThis.observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shift += value;
  });
  watch("longtask", ({ duration }) => observed.longTasks.push(duration));
  const onClick = (event: Event) => {
    // A task after the frame's callback runs once the frame is drawn.
    requestAnimationFrame(() => setTimeout(() => observed.clicks.push(performance.now() - event.timeStamp)));
  };
  addEventListener("click", onClick, { capture: true });
}
