import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { domains } from "./e2e/content.ts";
import { openAs } from "./e2e/person.ts";
import { endsOf, plainDomains, submit } from "./e2e/submit.ts";
import { ensureBrowser } from "./support/install-browser.ts";
import { startServer } from "./support/server-process.ts";

// Takes the pictures of README.md anew: the hub, a question and a result, of a person made for them.

const FOLDER = "docs/pictures";
const SCREEN = { width: 1000, height: 760 };

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`${FOLDER}/${name}.png`);
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: SCREEN, reducedMotion: "reduce", locale: "en-US" });
  const userId = await openAs(page, "/contact");
  for (const domain of plainDomains.slice(0, 3)) await submit(page, userId, domain, endsOf(domain)[1]);
  const [shown] = plainDomains.slice(1);
  const asked = domains.find(({ survey }) => survey === plainDomains.at(-2)?.survey);
  if (!shown || !asked) throw new Error("too few domains to show");
  await take(page, "/evaluations", "hub");
  await take(page, asked.routes.questionnaire, "question");
  await take(page, shown.routes.score, "result");
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer(() => ({}));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
try {
  await takeAll(browser, server.url);
} finally {
  await browser.close();
  server.stop();
}
