import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The shell draws no window and costs half of a whole Chromium. */
const SYSTEM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
];

/** A browser that is already there: Playwright's own, else the system's. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}
