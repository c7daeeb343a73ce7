import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import pLimit from "p-limit";
import { PASSWORD } from "../corpus/stage.ts";
import { send } from "../send.ts";
import type { RecordedServer } from "../server.ts";
import { serverWithPeople } from "../stored-people.ts";
import { type Screen, screens } from "./screens.ts";

const WIDTHS = [360, 1280];
const MAX_TRIES = 40;
const CODE = "[A-Z0-9]{4}(-[A-Z0-9]{4}){3}";

type Session = { readonly userID: string; readonly token: string };

/**
 * Takes a picture of every screen of one version in each width.
 * @param root of its sources, built
 * @returns names of the screens that could not be brought up, with the reason
 */
export async function shootAll(browser: Browser, root: string, folder: string, only: RegExp): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { server } = await serverWithPeople(root);
  const failures: string[] = [];
  const limited = pLimit(2);
  try {
    const sessions = { person: await logIn(server, 1), newcomer: await logIn(server, 3), guest: null };
    const wanted = screens.filter(({ name }) => only.test(name));
    await Promise.all(
      wanted.flatMap((screen) =>
        WIDTHS.map((width) =>
          limited(async () => {
            const name = `${screen.name}-${width}`;
            // Leaving ends a session, which no other screen may share.
            const session = screen.name === "leaving" ? await logIn(server, 3) : sessions[screen.who];
            try {
              writeFileSync(join(folder, `${name}.png`), await shoot(browser, server, screen, width, session));
            } catch (error) {
              failures.push(`${name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
            }
          }),
        ),
      ),
    );
  } finally {
    server.remove();
  }
  return failures;
}

async function logIn(server: RecordedServer, number: number): Promise<Session> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: `person${number}@example.com`, password: PASSWORD });
  const reply = await send(server.port, { method: "POST", target: "/login", headers, body });
  return JSON.parse(reply.body.toString());
}

async function shoot(
  browser: Browser,
  server: RecordedServer,
  { path, act, cut, language = "en-US", colors, height = 800 }: Screen,
  width: number,
  session: Session | null,
): Promise<Buffer> {
  const origin = `http://127.0.0.1:${server.port}`;
  const localStorage = Object.entries(session ?? {}).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: language,
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
    colorScheme: colors ?? "light",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await context.clock.setFixedTime(server.now());
    if (cut) await context.route(cut, (route) => route.abort());
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    if (act) await act(page);
    await page.waitForLoadState("networkidle");
    return await atRest(page);
  } finally {
    await context.close();
  }
}

/** A picture once two in a row are the same: whatever comes late has come. */
async function atRest(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let before = await pictureOf(page);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await page.waitForTimeout(150);
    const now = await pictureOf(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("the screen does not come to rest");
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(withoutChance, CODE);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
}

/** Writes one code over codes made by chance. */
function withoutChance(code: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? "";
    const masked = text.replace(new RegExp(code, "g"), "AAAA-BBBB-CCCC-DDDD");
    if (masked !== text) node.nodeValue = masked;
  }
}
