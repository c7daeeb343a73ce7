import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { findBrowser } from "../../support/find-browser.ts";
import { answerStep, openAs, untilOpen } from "../person.ts";
import { domain, next, RESUMED, saved, stepsIn } from "./questionnaire.ts";

const [one = [], two = []] = stepsIn(domain);

/** A browser with a profile on the disk, as people have it; the ones of other tests have none. */
async function startBrowser(profile: string): Promise<{ browser: Browser; page: Page; kill: () => Promise<void> }> {
  const program = process.env["KEEPWELL_BROWSER"] ?? findBrowser() ?? chromium.executablePath();
  const args = ["--headless", "--no-sandbox", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(program, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve) => {
    createInterface(child.stderr).on("line", (line) => {
      const [, found] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error("no context");
  const kill = async () => {
    // The group: the processes that write to the disk are children.
    process.kill(-Number(child.pid), "SIGKILL");
    await ended;
    await browser.close().catch(() => undefined);
  };
  return { browser, page: await context.newPage(), kill };
}

/** Opens a browser for a person who was logged in long before: it writes local storage to the disk within some seconds. */
async function startLoggedIn(profile: string, origin: string | undefined) {
  const browser = await startBrowser(profile);
  await openAs(browser.page, "/health", undefined, origin);
  await browser.page.waitForTimeout(15_000);
  return browser;
}

/** Opens the questionnaire anew in a browser of the same person, where the answers are. */
async function resumed(profile: string, address: string) {
  const browser = await startBrowser(profile);
  await browser.page.goto(address);
  await untilOpen(browser.page);
  await expect(browser.page.getByText(RESUMED)).toBeVisible();
  return browser;
}

test("five answers are there after the browser was killed 100 ms after it said they were saved", {
  tag: "@full",
}, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), "keepwell-killed-"));
  const address = `${baseURL}${domain.routes.questionnaire}`;
  try {
    const first = await startLoggedIn(profile, baseURL);
    await first.page.goto(address);
    await untilOpen(first.page);
    await answerStep(first.page, one);
    await next(first.page).click();
    await answerStep(first.page, two);
    await expect(saved(first.page)).toBeVisible();
    await first.page.waitForTimeout(100);
    await first.kill();

    const second = await resumed(profile, address);
    const answered = one.length + two.length;
    const progress = second.page.getByRole("progressbar");
    await expect(progress).toHaveAttribute("aria-valuetext", new RegExp(`^${answered} of \\d+ answered$`));
    await second.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

test("an answer that was chosen before the page's code had come is there after the browser was killed 100 ms later", {
  tag: "@full",
}, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), "keepwell-killed-"));
  const address = `${baseURL}${domain.routes.questionnaire}`;
  try {
    const first = await startLoggedIn(profile, baseURL);
    await first.page.route("**/assets/*.js", (route) => route.abort());
    await first.page.goto(address);
    await expect(first.page.locator("html[data-early=open]")).toBeAttached();
    await answerStep(first.page, one.slice(0, 1));
    await first.page.waitForTimeout(100);
    await first.kill();

    const second = await resumed(profile, address);
    await expect(second.page.locator("[role=radiogroup] :checked")).toHaveCount(1);
    await second.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
