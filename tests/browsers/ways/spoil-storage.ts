import { expect } from "@playwright/test";
import type { Stage } from "../stage/stage.ts";
import { bodyText } from "./moves.ts";

/** What can happen to what a browser keeps, and the words that admit it. */

export const NOT_KEPT =
  /(cannot|could not|can't|not able to|unable to) (be )?(keep|kept|save|saved|store|stored)|(is|are|not|n't) (being )?(kept|saved|stored) (here|on this)|not (kept|saved)|storage|keep this page open|stay on this page/i;

/** A page that keeps nothing says so. */
export async function mustSayNotKept(stage: Stage, withinMs = 6_000): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await stage.tab.page.waitForTimeout(200)) {
    if (NOT_KEPT.test(await bodyText(stage.tab))) return;
  }
  stage.me.untrue.add("nothing says that answers are not kept");
}

/** No room is left: what was there stays. */
export async function fillStorage(stage: Stage): Promise<void> {
  await stage.tab.page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let count = 0; count < 40; count++) localStorage.setItem(`filler-${size}-${count}`, "x".repeat(size));
      } catch {
        // Full for this size; a smaller piece may still fit.
      }
    }
  });
  await stage.context.limitStorage(stage.tab.page, stage.line.url);
  // Chromium remembers for up to half a minute how much room there was.
  await expect.poll(() => stage.tab.page.evaluate(writes), { timeout: 60_000, intervals: [500] }).toBe(false);
}

/** Runs in the page. @returns whether a database takes anything */
function writes(): Promise<boolean> {
  return new Promise((resolve) => {
    const opened = indexedDB.open("filler", 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore("rows");
    opened.onerror = () => resolve(false);
    opened.onsuccess = () => {
      const database = opened.result;
      const transaction = database.transaction("rows", "readwrite");
      transaction.objectStore("rows").put("x", "row");
      const end = (isWritten: boolean) => {
        database.close();
        resolve(isWritten);
      };
      transaction.oncomplete = () => end(true);
      transaction.onabort = () => end(false);
    };
  });
}

export async function clearSite(stage: Stage): Promise<void> {
  await stage.context.clear(stage.tab.page, stage.line.url, "all");
  stage.me.excuse();
}

export const blockDatabases = (stage: Stage) =>
  stage.context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Storage is blocked.", "SecurityError");
    };
    Object.defineProperty(window, "indexedDB", { get: () => ({ open: refuse, deleteDatabase: refuse }) });
  });

export const blockEverything = (stage: Stage) =>
  stage.context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is blocked.", "SecurityError");
        },
      });
    }
  });

/** Runs in the page. */
export async function spoilDatabases(): Promise<void> {
  const done = <Result>(asked: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const each of database.objectStoreNames) {
      const store = database.transaction(each, "readwrite").objectStore(each);
      for (const key of await done(store.getAllKeys())) {
        const garbage = { version: 9e9, answers: "[", page: -1, seq: "x" };
        const path = store.keyPath;
        await done(typeof path === "string" ? store.put({ ...garbage, [path]: key }) : store.put(garbage, key)).catch(
          () => undefined,
        );
      }
    }
    database.close();
  }
}
