import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const DOWNLOAD_MS = 180_000;

function tryRun(command: string, ...parameters: string[]): void {
  console.log(`> ${command} ${parameters.join(" ")}`);
  spawnSync(command, parameters, { stdio: "ignore", timeout: DOWNLOAD_MS * 2 });
}

/** Installs Debian's packages, where there are the rights to. */
export function installPackages(...packages: readonly string[]): void {
  const rights = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [command = "", ...rest] = [...rights, "apt-get", ...parameters];
    tryRun(command, ...rest);
  }
}

/** Gets a browser where there is none: Playwright's own, else Debian's package. */
export function ensureBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  tryRun("playwright", "install", "chromium");
  if (!findBrowser()) {
    installPackages("chromium-headless-shell");
  }
  const got = findBrowser();
  if (!got) throw new Error("No browser could be installed. Install Chromium, then run npm test again.");
  return got;
}
