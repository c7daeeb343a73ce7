import { isAsset, isContent } from "../worker/requests.ts";

/**
 * Starts the service worker, which lets the site open without a connection. Where there is none (without HTTPS, or
 * in an old browser) everything else works. During development there is none, and one left by an earlier start is
 * removed, so that no old file hides a change.
 */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    if (import.meta.env.MODE !== "production") {
      for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
      return;
    }
    await serviceWorker.register("/sw.js");
    const { active } = await serviceWorker.ready;
    handOver(active);
    keep(active, heldSheets());
  } catch (error) {
    console.warn("The site will not open offline.", error);
  }
}

/** Tells the worker to keep files. It is Workbox's own message: each address takes the way it would have taken. */
function keep(worker: ServiceWorker | null, urlsToCache: readonly string[]): void {
  if (urlsToCache.length > 0) worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/** The sheets that the document holds inline were never fetched; offline, the page is opened with them. */
const heldSheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href);

/**
 * Tells the worker what this page fetched before the worker controlled it. Otherwise a first visit that goes
 * straight to a questionnaire would cache nothing of it.
 */
function handOver(worker: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) => {
    const resources = list.getEntriesByType("resource") as PerformanceResourceTiming[];
    const urls = resources
      .filter(({ workerStart }) => workerStart === 0)
      .map(({ name }) => new URL(name))
      .filter((url) => url.origin === window.location.origin && (isAsset(url) || isContent(url)))
      .map(({ href }) => href);
    keep(worker, urls);
  });
  observer.observe({ type: "resource", buffered: true });
}
