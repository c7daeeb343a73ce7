import { existsSync, globSync } from "node:fs";
import { ensureBrowser, installPackages } from "../../support/install-browser.ts";
import type { Line } from "../line/line.ts";
import type { BrowserProcess } from "../stage/browser.ts";
import { chromium } from "./chromium.ts";
import { chromiumBrowser } from "./chromium-browser.ts";
import type { Driver } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { firefoxBrowser } from "./firefox-browser.ts";
import { webkit } from "./webkit.ts";
import { webkitBrowser } from "./webkit-browser.ts";

export type Engine = {
  readonly name: string;
  /** @returns what opens it, or undefined where this machine cannot have it */
  get(): Opener | undefined;
};

type Opener = {
  /** For the walk. */
  readonly drive: () => Promise<Driver>;
  /** For the ways. */
  readonly browser: (line: Line) => BrowserProcess;
};

const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const FIREFOX = "/usr/bin/firefox-esr";
const miniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1);

/** The three engines that people's browsers have, Safari's on every iPad. */
export const engines: readonly Engine[] = [
  {
    name: "Chromium",
    get() {
      process.env["KEEPWELL_BROWSER"] ??= ensureBrowser();
      return { drive: chromium, browser: (line) => chromiumBrowser(line.url) };
    },
  },
  {
    name: "Firefox",
    get() {
      if (!existsSync(FIREFOX)) installPackages("firefox-esr");
      if (!existsSync(FIREFOX)) return undefined;
      return { drive: () => firefox(FIREFOX), browser: (line) => firefoxBrowser(FIREFOX, line.url) };
    },
  },
  {
    name: "WebKit",
    get() {
      const isThere = () => existsSync(WEBKIT_DRIVER) && existsSync("/usr/bin/Xvfb");
      if (!isThere()) installPackages("webkit2gtk-driver", "xvfb");
      const browser = miniBrowser();
      if (!isThere() || !browser) return undefined;
      const paths = { driver: WEBKIT_DRIVER, browser };
      return { drive: () => webkit(paths), browser: (line) => webkitBrowser(paths, line) };
    },
  },
];
