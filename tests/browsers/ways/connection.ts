import { expect } from "@playwright/test";
import { isSubmit } from "../stage/stage.ts";
import type { Way } from "./way.ts";

/** The program has to be kept by the browser before a page opens without a connection. */
const PROGRAM_KEPT_MS = 6_000;
/** "Within 5 s of the connection or server coming back", and what a busy machine adds. */
export const RETRY_MS = 8_000;

/** The connection goes and comes. */
export const connection: readonly Way[] = [
  {
    name: "offline in the middle, online before the end",
    async steps(stage) {
      await stage.tab.answer(0, 4);
      await stage.offline();
      await stage.tab.answer(4, 9);
      await stage.online();
    },
  },
  {
    name: "offline at Submit, online on the same page",
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_000);
      await stage.online();
    },
  },
  {
    name: "offline at Submit, tab closed, online, home page opened",
    async steps(stage) {
      await stage.tab.answerAll(2);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_000);
      await stage.tab.page.close();
      await stage.online();
      await stage.newTab();
      await stage.tab.open("/");
    },
  },
  {
    name: "offline at Submit, browser killed, opened again online",
    needs: "killed over its profile",
    async steps(stage) {
      await stage.tab.answerAll(3);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.text(/answers are (kept|safe)/).waitFor();
      await stage.tab.page.waitForTimeout(300);
      await stage.killBrowser();
      stage.line.mend();
      stage.isOffline = false;
      await stage.openBrowser();
      await stage.tab.open("/evaluations");
    },
  },
  {
    name: "a reload without a connection, answers given after it, Submit, online",
    async steps(stage) {
      await stage.tab.page.waitForTimeout(PROGRAM_KEPT_MS);
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      await stage.tab.answer(0, 4);
      await stage.tab.untilSaved();
      await stage.offline();
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      await stage.tab.answer(4, 9, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.online();
    },
  },
  {
    name: "an answer changed while the first try waits offline",
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.tab.pick(8, 0);
      await stage.tab.untilSaved();
      stage.me.submitted.clear();
      await stage.online();
      await stage.tab.page.waitForTimeout(2_000);
    },
  },
  {
    name: "a line that is cut without the browser noticing, joined again: sent without a press",
    async steps(stage) {
      await stage.tab.answerAll(2);
      stage.line.cut();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(3_000);
      stage.line.mend();
      await expect
        .poll(() => stage.me.records.counted(), { timeout: RETRY_MS, message: "sent within 5 s of the line" })
        .toBe(1);
    },
  },
  {
    name: "a connection that comes and goes five times",
    async steps(stage) {
      await stage.tab.answerAll(3);
      await stage.offline();
      await stage.tab.submit();
      for (let times = 0; times < 5; times++) {
        await stage.online();
        await stage.tab.page.waitForTimeout(150);
        await stage.offline();
        await stage.tab.page.waitForTimeout(150);
      }
      await stage.online();
    },
  },
  {
    name: "Submit pressed three times offline, then online",
    async steps(stage) {
      await stage.tab.answerAll(4);
      await stage.offline();
      await stage.tab.submit();
      for (let times = 0; times < 2; times++) {
        await stage.tab.page.waitForTimeout(700);
        await stage.tab
          .button("Submit")
          .click({ timeout: 1_000 })
          .catch(() => undefined);
      }
      await stage.online();
    },
  },
  {
    name: "two questionnaires sent offline both arrive",
    records: 2,
    async steps(stage) {
      await stage.tab.page.waitForTimeout(PROGRAM_KEPT_MS);
      await stage.tab.openQuestions("socialization");
      await stage.tab.answerAll();
      await stage.tab.page.waitForTimeout(1_000);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.online();
      await expect.poll(() => stage.me.records.counted(), { timeout: RETRY_MS * 2 }).toBe(1);
      await stage.tab.openQuestions("stress");
      await stage.tab.answerAll(1);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.online();
    },
  },
  {
    name: "a slow line: Submit double-clicked",
    async steps(stage) {
      await stage.tab.answerAll(1);
      const wait = new Promise<void>((resolve) => setTimeout(resolve, 3_000));
      stage.spoilSubmit({ kind: "late", until: wait });
      await stage.tab.button("Submit").dblclick();
      stage.me.submitted.add(stage.survey);
      await stage.tab.untilResult();
    },
  },
  {
    name: "a proxy that asks the server twice",
    async steps(stage) {
      await stage.tab.answerAll(2);
      stage.spoilSubmit({ kind: "twice" }, 1);
      await stage.tab.submit();
      await stage.tab.untilResult();
      await expect.poll(() => stage.line.count(isSubmit)).toBeGreaterThan(0);
    },
  },
  {
    name: "whoever has gone on to another questionnaire is not moved by a late reply",
    async steps(stage) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await stage.tab.answerAll(3);
      stage.spoilSubmit({ kind: "late", until: promise });
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_000);
      const links = stage.tab.page.getByRole("banner").getByRole("link");
      await links.first().click();
      await stage.tab.page.waitForTimeout(1_000);
      const before = await stage.tab.path();
      resolve();
      await stage.tab.page.waitForTimeout(2_500);
      const after = await stage.tab.path();
      if (before !== after) stage.me.untrue.add(`moved from ${before} to ${after}`);
    },
  },
];
