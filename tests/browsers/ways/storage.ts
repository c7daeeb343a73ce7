import { expect } from "@playwright/test";
import { bodyText } from "./moves.ts";
import {
  blockDatabases,
  blockEverything,
  clearSite,
  fillStorage,
  mustSayNotKept,
  NOT_KEPT,
  spoilDatabases,
} from "./spoil-storage.ts";
import type { Way } from "./way.ts";

/** Storage that is full, blocked, cleared or spoilt. */
export const storage: readonly Way[] = [
  {
    name: "storage full from the third answer on",
    needs: "a full storage",
    async steps(stage) {
      await stage.tab.answer(0, 2);
      await stage.tab.untilSaved();
      await fillStorage(stage);
      await stage.tab.answer(2, 9, 1);
      await mustSayNotKept(stage);
    },
  },
  {
    name: "storage full, and the reply to Submit lost",
    needs: "a full storage",
    async steps(stage) {
      await fillStorage(stage);
      await stage.tab.answerAll(2);
      stage.spoilSubmit({ kind: "lost" }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_000);
      await stage.tab
        .button("Submit")
        .click({ timeout: 1_500 })
        .catch(() => undefined);
    },
  },
  {
    name: "storage full, offline at Submit: no word of keeping",
    needs: "a full storage",
    async steps(stage) {
      await fillStorage(stage);
      await stage.tab.answerAll(3);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_500);
      const said = await bodyText(stage.tab);
      const claim = /your answers are (kept on this device|safe here)[^.]*/i.exec(said);
      if (claim && !NOT_KEPT.test(said)) stage.me.untrue.add(`"${claim[0]}" with a full storage`);
      await stage.online();
    },
  },
  {
    name: "databases blocked: it works, and says what it cannot keep or keeps it elsewhere",
    async steps(stage) {
      await blockDatabases(stage);
      await stage.tab.openQuestions();
      await stage.tab.answer(0, 4, 1);
      await stage.tab.untilSaved();
      const said = await bodyText(stage.tab);
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      const first = stage.tab.form.questions[0];
      const isGone = first && (await stage.tab.shown(first)) === undefined;
      // Whoever was told that nothing is kept has lost nothing they counted on.
      if (isGone && NOT_KEPT.test(said)) stage.me.seen.clear();
    },
  },
  {
    name: "databases blocked, and the reply to Submit lost",
    async steps(stage) {
      await blockDatabases(stage);
      await stage.tab.openQuestions();
      await stage.tab.answerAll(2);
      stage.spoilSubmit({ kind: "lost" }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_000);
      await stage.tab
        .button("Submit")
        .click({ timeout: 1_500 })
        .catch(() => undefined);
    },
  },
  {
    name: "all storage blocked: pages open, and promise nothing",
    begins: "as a guest",
    ends: "seen to",
    async steps(stage) {
      await blockEverything(stage);
      for (const path of ["/", "/login", "/register", "/stress", "/contact"]) {
        await stage.tab.open(path);
        expect(await stage.tab.page.getByText("This page did not open").count()).toBe(0);
      }
      await stage.tab.open("/login");
      await stage.tab.fillLogIn();
      await stage.tab.page.waitForTimeout(1_500);
      for (const { sentence } of stage.me.promised) stage.me.untrue.add(`"${sentence}" with all storage blocked`);
    },
  },
  {
    name: "site data cleared in the middle, the page left open",
    async steps(stage) {
      await stage.tab.answer(0, 6, 2);
      await stage.tab.untilSaved();
      await clearSite(stage);
      await stage.tab.page.waitForTimeout(500);
      await stage.tab.answer(6, 9, 2);
    },
  },
  {
    name: "site data cleared before Submit of Learning: the answers survive the log-in",
    survey: "learning",
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.tab.untilSaved();
      await clearSite(stage);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_500);
      stage.me.submitted.clear();
    },
  },
  {
    name: "site data cleared, then Submit without a connection: no word of keeping that is not so",
    async steps(stage) {
      await stage.tab.answerAll(4);
      await stage.tab.untilSaved();
      await clearSite(stage);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_500);
      if (NOT_KEPT.test(await bodyText(stage.tab))) stage.me.seen.clear();
      await stage.tab.page.close();
      await stage.online();
      await stage.newTab();
      await stage.tab.logIn();
      stage.me.submitted.clear();
      await stage.tab.page.waitForTimeout(3_000);
    },
  },
  {
    name: "databases deleted by a cleaner while the page is open",
    async steps(stage) {
      await stage.tab.answer(0, 5, 3);
      await stage.tab.untilSaved();
      await stage.context.clear(stage.tab.page, stage.line.url, "databases");
      await stage.tab.page.waitForTimeout(300);
      await stage.tab.answer(5, 9, 3);
      await stage.tab.untilSaved();
      await stage.tab.reload();
    },
  },
  {
    name: "everything stored replaced by garbage",
    ends: "seen to",
    async steps(stage) {
      await stage.tab.answer(0, 3);
      await stage.tab.untilSaved();
      await stage.tab.page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (!["userID", "token"].includes(key)) localStorage.setItem(key, '{"version":9e9,"answers":[');
      });
      await stage.tab.page.evaluate(spoilDatabases);
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      await stage.tab.answerAll(2);
      await stage.tab.submit();
      await stage.tab.untilResult();
      expect(await stage.me.records.counted()).toBe(1);
    },
  },
  {
    name: "a database of a newer version: the page works and says what it cannot keep",
    async steps(stage) {
      await stage.tab.page.goto("/health");
      await stage.tab.page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
        for (const name of names)
          await new Promise((resolve) => {
            const opened = indexedDB.open(name, 1_000_000);
            opened.onsuccess = () => resolve(opened.result.close());
            opened.onerror = resolve;
            opened.onblocked = resolve;
          });
      });
      await stage.tab.openQuestions();
      await stage.tab.answer(0, 3, 2);
      await stage.tab.untilSaved();
      const said = await bodyText(stage.tab);
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      const first = stage.tab.form.questions[0];
      if (first && (await stage.tab.shown(first)) === undefined && NOT_KEPT.test(said)) stage.me.seen.clear();
    },
  },
  {
    name: "storage full, then the page loaded again: kept, or said that it was not",
    needs: "a full storage",
    async steps(stage) {
      await stage.tab.answer(0, 3);
      await stage.tab.untilSaved();
      await fillStorage(stage);
      await stage.tab.pick(3, 4);
      await stage.tab.page.waitForTimeout(2_000);
      const said = await bodyText(stage.tab);
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      if (NOT_KEPT.test(said)) stage.me.seen.get("stress")?.delete(stage.tab.form.questions[3]?.name ?? "");
    },
  },
];
