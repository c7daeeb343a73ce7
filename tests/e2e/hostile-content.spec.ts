import { expect, type Page, test } from "@playwright/test";
import { hostileContent, PAYLOADS } from "../support/hostile-content.ts";
import { everyFew, isFull } from "../support/is-full.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { openAs, untilOpen } from "./person.ts";
import { kindsOfPage } from "./routes.ts";
import { endsOf, plainDomains, submit } from "./submit.ts";

// Every text of the content carries twenty scripts; none runs, none becomes an element, on any page.

/** Pages whose words are the code's own, which React escapes as it does all others; with KEEPWELL_FULL=1 they count too. */
const OWN_WORDS = ["/register", "/forgot-password", "/contact", "/staff", "/staff/join", "/staff/events", "/my-data"];
const visited = everyFew(
  kindsOfPage.filter((path) => isFull || !OWN_WORDS.includes(path)),
  2,
);

let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer(hostileContent);
});
test.afterAll(() => server.stop());

/** Elements that only a payload would make. */
const MADE =
  "img[src=x], svg[onload], iframe, object, math, body style, [onerror], [onfocus], [ontoggle], a[href^='javascript:']";

async function expectTextAlone(page: Page, path: string): Promise<void> {
  await untilOpen(page);
  await page.waitForLoadState("networkidle");
  expect(await page.locator(MADE).count(), path).toBe(0);
}

test("no script in content runs, and our own pages never break the policy", async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const ran: string[] = [];
  await page.exposeFunction("ran", (which: number | string) => ran.push(`${which}`));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) => {
      (window as unknown as { ran(what: string): void }).ran(`${violatedDirective} ${sourceFile}`);
    }),
  );
  const userId = await openAs(page, "/contact");
  for (const domain of plainDomains) await submit(page, userId, domain, endsOf(domain)[1]);
  let shown = 0;
  for (const path of visited) {
    await page.goto(path);
    await expectTextAlone(page, path);
    if ((await page.locator("body").innerText()).includes("ran(1)")) shown++;
  }
  // Most pages show texts of the content: home, hub, intros, questionnaires, results.
  expect(shown).toBeGreaterThan(visited.length / 3);
  for (const name of ["General Wellness", "People Like Me"]) {
    await page.goto("/about4");
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("region", { name: /^Your advice/ })).toContainText("ran(20)");
    await expectTextAlone(page, name);
  }
  expect(ran).toEqual([]);
  // The watch itself sees one that is planted past React: the policy stops it, and says so.
  await page.evaluate((payload) => document.body.insertAdjacentHTML("beforeend", payload), PAYLOADS[1] ?? "");
  await expect.poll(() => ran).toEqual([expect.stringContaining("script-src-attr")]);
  expect(await page.locator(MADE).count()).toBeGreaterThan(0);
});
