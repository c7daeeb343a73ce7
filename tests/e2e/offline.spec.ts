import { expect, type Page, test } from "@playwright/test";
import { readUrl } from "../support/domain-calls.ts";
import { isFull } from "../support/is-full.ts";
import { domains } from "./content.ts";
import { expectAccessible, openAs } from "./person.ts";
import { keptPaths, questionnaireIsKept, workerIsThere } from "./worker.ts";

test.use({ serviceWorkers: "allow" });

const OFFLINE = "You have no internet connection now. What you have opened still works, and your answers are kept.";
const [domain] = domains;
if (!domain) throw new Error("no domain");

/**
 * Opens a page without a connection. Chromium 150 forgets in each new document that it was told to be offline: it
 * still refuses every request, but `navigator.onLine` is true until it is told again.
 */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const devTools = await page.context().newCDPSession(page);
  const nothing = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send("Network.emulateNetworkConditions", nothing);
}

test("home opens offline after one visit, says so quietly, and took only the shell", async ({ page, context }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/");
  await workerIsThere(page);
  await expect.poll(() => keptPaths(page)).toContain("/content/site.json");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const kept = await keptPaths(page);
  expect(kept.filter((path) => /questionnaire|\/survey-|studio/.test(path))).toEqual([]);
  for (const part of ["react", "frame", "log-in-page", "hub-page", "score-page", "log-out-page"])
    expect(kept, part).toContainEqual(expect.stringMatching(new RegExp(`/assets/${part}-[\\w-]+\\.js`)));
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: OFFLINE })).toBeVisible();
  for (const path of ["/", "/contact", "/login", domain.routes.intro]) {
    await openOffline(page, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
  }
  await openOffline(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test("a first visit that goes straight to a questionnaire keeps it", { tag: "@full" }, async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem("userID", "someone"));
  await page.goto(domain.routes.questionnaire);
  await questionnaireIsKept(page, domain.survey);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Step 1 of")).toBeVisible();
});

test("no reply of a call is ever kept, nor a page that the server answers itself", async ({ page, context }) => {
  const userId = await openAs(page, "/evaluations");
  await workerIsThere(page);
  for (const { routes } of isFull ? domains : [domain]) {
    await page.goto(routes.intro);
    await page.goto(routes.questionnaire);
    await page.goto(routes.score);
  }
  const own = [`/view-scores/${userId}`, "/docs", "/docs/json", "/health", readUrl(domain, userId)];
  for (const path of ["/about2", "/about4", "/about3", ...own]) await page.goto(path);
  await page.goto("/contact");
  const shell = /^\/(index\.html|assets\/[\w.-]+|content\/([a-z-]+|surveys\/[a-z0-9-]+|scales\/[a-z0-9-]+)\.json)$/;
  expect((await keptPaths(page)).filter((path) => !shell.test(path))).toEqual([]);

  await context.setOffline(true);
  for (const path of own) await expect(page.goto(path), path).rejects.toThrow(/ERR_/);
});

test("a chat that was never opened knows phrases of danger offline, after one visit to home", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await workerIsThere(page);
  await expect.poll(() => keptPaths(page)).toContain("/content/danger.json");
  await context.setOffline(true);
  await openOffline(page, "/about5");
  await page.getByRole("textbox").fill("I want to end my life");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log").getByRole("link", { name: "988" }).first()).toHaveAttribute("href", "tel:988");
});

test("an editor's change shows on the next load, whatever is kept", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  await workerIsThere(page);
  await expect.poll(() => keptPaths(page)).toContain("/content/site.json");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.evaluate(async () => {
    const cache = await caches.open("keepwell-content");
    const site = await (await cache.match("/content/site.json"))?.json();
    await cache.put("/content/site.json", Response.json({ ...site, home: { ...site.home, title: "Old words" } }));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the site can be installed: its manifest and icons are there, its worker is always asked anew", async ({
  page,
}) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await page.request.get(`${href}`);
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, display, start_url } = await manifest.json();
  expect({ display, start_url }).toEqual({ display: "standalone", start_url: "/" });
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const src of [...icons.map((icon: { src: string }) => icon.src), touch]) {
    const icon = await page.request.get(src);
    expect({ src, status: icon.status(), type: icon.headers()["content-type"] }).toEqual({
      src,
      status: 200,
      type: "image/png",
    });
  }
  expect((await page.request.get("/sw.js")).headers()["cache-control"]).toBe("no-cache");
});
