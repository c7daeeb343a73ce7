import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Stage } from "../stage/stage.ts";
import type { Tab } from "../stage/tab.ts";

/** What people do in more than one way. */

export async function logOut(tab: Tab, choice?: "Keep on this device" | "Remove"): Promise<void> {
  await tab.page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  if (choice) await tab.button(choice).click();
  await tab.text(/Logout successful/).waitFor();
}

export const bodyText = (tab: Tab): Promise<string> => tab.page.locator("body").innerText();

/** Whatever this page shows of it within this time is untrue. */
export async function mustNotShow(stage: Stage, tab: Tab, words: RegExp, why: string, forMs = 2_500): Promise<void> {
  for (const end = Date.now() + forMs; Date.now() < end; await tab.page.waitForTimeout(200)) {
    const found = words.exec(await bodyText(tab));
    if (found) return void stage.me.untrue.add(`"${found[0]}" ${why}`);
  }
}

/** Words that admit that something failed, waits or is not kept. */
const ADMISSION =
  /could not|cannot|can't|did not|failed|waiting|not (yet )?(sent|kept|saved|arrive)|error|try again|again|as soon as we can|log in/i;

/** A failure about which a page says nothing leaves a person believing that all is well. */
export async function mustAdmit(stage: Stage, tab: Tab, what: string, withinMs = 5_000): Promise<void> {
  const said = tab.page.getByRole("alert").or(tab.page.getByRole("status")).filter({ hasText: ADMISSION }).first();
  const isSaid = await said.waitFor({ timeout: withinMs }).then(
    () => true,
    () => false,
  );
  if (!isSaid) stage.me.untrue.add(`nothing says that ${what}`);
}

/** Edits the content that the server follows, waits until it is live, and returns what takes it back. */
export async function editContent(
  stage: Stage,
  files: readonly string[],
  from: string,
  to: string,
): Promise<() => Promise<void>> {
  const { server } = stage.lane;
  const paths = files.map((file) => join(server.folder, file));
  const before = paths.map((path) => readFileSync(path, "utf8"));
  const live = async (text: string) => {
    const served = `${server.url}/content/${files[0]?.replace(/^surveys\//, "surveys/")}`;
    await expect.poll(async () => (await fetch(served)).text(), { timeout: 30_000 }).toContain(text);
  };
  for (const [index, path] of paths.entries()) writeFileSync(path, (before[index] ?? "").replaceAll(from, to));
  await live(to);
  return async () => {
    for (const [index, path] of paths.entries()) writeFileSync(path, before[index] ?? "");
    await live(from);
  };
}
