import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "../../support/find-browser.ts";
import type { BrowserProcess } from "../stage/browser.ts";

/** Chromium over a profile that outlives it, so that it can be killed and opened again. */
export type ChromiumProcess = Omit<BrowserProcess, "open"> & { open(): Promise<BrowserContext> };

const FLAGS = [
  "--headless",
  "--remote-debugging-port=0",
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--lang=en-US",
  "--accept-lang=en-US",
];

export function chromiumProcess(): ChromiumProcess {
  let profile: string | undefined;
  const executable = process.env["KEEPWELL_BROWSER"] ?? findBrowser();
  if (!executable) throw new Error("There is no Chromium.");
  let child: ChildProcess | undefined;
  let browser: Browser | undefined;

  async function kill(): Promise<void> {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // The whole group: a renderer that stayed behind would hold the profile.
    process.kill(-child.pid, "SIGKILL");
    await ended;
    await browser?.close().catch(() => undefined);
  }

  return {
    cannot: {},
    async open() {
      const env = { ...process.env, TZ: "America/New_York", LANGUAGE: "en_US" };
      profile ??= mkdtempSync(join(tmpdir(), "keepwell-profile-"));
      child = spawn(executable, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
        detached: true,
        stdio: ["ignore", "ignore", "pipe"],
        env,
      });
      browser = await chromium.connectOverCDP(await debuggerOf(child));
      const [context] = browser.contexts();
      if (!context) throw new Error("The browser has no context.");
      context.setDefaultTimeout(10_000);
      return context;
    },
    kill,
    async remove() {
      await kill();
      if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function debuggerOf(child: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk) => {
      said += chunk;
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The browser ended: ${said}`)));
  });
}
