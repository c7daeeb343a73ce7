import { expect } from "@playwright/test";
import { isCall } from "../stage/stage.ts";
import { RETRY_MS } from "./connection.ts";
import { bodyText, editContent, mustAdmit } from "./moves.ts";
import type { Way } from "./way.ts";

/** The limit of one try, and what a busy machine adds. */
const LIMIT_MS = 26_000;
const portal = {
  kind: "answer",
  status: 200,
  body: "<!doctype html><title>Free Wi-Fi</title><h1>Welcome</h1>",
  headers: { "content-type": "text/html" },
} as const;

/** A server that hangs, dies or is replaced. */
export const server: readonly Way[] = [
  {
    name: "the server killed before Submit, started again: sent without a press",
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.killServer();
      await stage.tab.submit();
      await mustAdmit(stage, stage.tab, "the server is away");
      await stage.startServer();
      await expect
        .poll(() => stage.me.records.counted(), { timeout: RETRY_MS, message: "sent within 5 s of the server" })
        .toBe(1);
    },
  },
  {
    name: "the server killed with the answers on their way",
    async steps(stage) {
      await stage.tab.answerAll(2);
      const { promise, resolve } = Promise.withResolvers<void>();
      stage.spoilSubmit({ kind: "held", until: promise }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(300);
      await stage.killServer();
      resolve();
      await stage.tab.page.waitForTimeout(1_000);
    },
  },
  {
    name: "the server killed after it stored the answers, before its reply",
    async steps(stage) {
      await stage.tab.answerAll(3);
      stage.spoilSubmit({ kind: "lost" }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(200);
      await stage.killServer();
      await stage.tab.page.waitForTimeout(1_000);
    },
  },
  {
    name: "a server that hangs: an end within 20 s, and a way out",
    async steps(stage) {
      await stage.tab.answerAll(4);
      stage.spoilSubmit({ kind: "silence" });
      await stage.tab.submit();
      await mustAdmit(stage, stage.tab, "sending came to no end", LIMIT_MS);
    },
  },
  {
    name: "a server that hangs for one questionnaire holds no other one",
    records: 2,
    async steps(stage) {
      const first = stage.tab;
      await first.answerAll(1);
      stage.spoilSubmit({ kind: "silence" }, 1);
      await first.submit();
      const second = await stage.newTab();
      await second.openQuestions("socialization");
      await second.answerAll(2);
      await second.submit();
      await second.untilResult(LIMIT_MS).catch(() => stage.me.untrue.add('"Sending…" in a tab that nothing hinders'));
      stage.tab = first;
    },
  },
  {
    name: "a server that hangs from the middle of the questions on",
    async steps(stage) {
      await stage.tab.answer(0, 3);
      stage.line.spoil(() => true, { kind: "silence" });
      await stage.tab.answer(3, 9);
      await stage.tab.untilSaved();
      stage.line.mend();
      await stage.tab.reload();
    },
  },
  {
    name: "a new build while the questions are open: old files are gone",
    async steps(stage) {
      await stage.tab.answer(0, 5);
      stage.line.spoil(({ url }) => url.startsWith("/assets/"), { kind: "answer", status: 404, body: "" });
      await stage.tab.answer(5, 9);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(3_000);
    },
  },
  {
    name: "a hotel answers everything with its page, then lets through",
    async steps(stage) {
      await stage.tab.answer(0, 5);
      await stage.tab.untilSaved();
      stage.line.spoil(() => true, portal);
      await stage.tab.answer(5, 9);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_000);
      await stage.tab.page.reload().catch(() => undefined);
      await stage.tab.page.waitForTimeout(1_500);
      stage.line.mend();
      await stage.tab.open("/evaluations");
    },
  },
  {
    name: "a question reworded while it is answered",
    async steps(stage) {
      await stage.tab.answer(0, 6);
      await stage.tab.untilSaved();
      const undo = await editContent(stage, ["surveys/stress.json"], "9 short questions", "Nine short questions");
      await stage.tab.reload();
      await stage.tab.untilQuestions();
      await stage.tab.answer(6, 9);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(2_000);
      await undo();
    },
  },
  {
    name: "an option renamed under a draft: the answer that is dropped is named",
    ends: "seen to",
    async steps(stage) {
      const { tab } = stage;
      await tab.answer(0, 4);
      await tab.untilSaved();
      const files = ["surveys/stress.json", "scoring-rules/stress.json"];
      const undo = await editContent(stage, files, '"Fairly Often"', '"Quite Often"');
      try {
        await tab.reload();
        await tab.untilQuestions();
        const dropped = tab.form.questions[3];
        const said = await bodyText(tab);
        const isNamed = /changed|no longer|different|renamed|(once more|again),? please|answer .{0,60} again/i.test(
          said,
        );
        if (dropped && (await tab.shown(dropped)) === undefined && !isNamed)
          stage.me.untrue.add('"We kept your answers" while an answer was dropped unnamed');
        for (const index of [0, 1, 2]) {
          const question = tab.form.questions[index];
          if (question && (await tab.shown(question)) !== question.choices[index]?.value)
            stage.me.lose("stress", question.name, await tab.shown(question));
        }
      } finally {
        await undo();
      }
    },
  },
  {
    name: "the registration answered 500: nobody is blamed",
    begins: "as a guest",
    ends: "seen to",
    async steps(stage) {
      const { page } = stage.tab;
      await stage.tab.open("/register");
      await page.getByLabel("E-mail").fill(`new-${Date.now()}@example.com`);
      await page.getByLabel("Password", { exact: true }).fill("seven grey herons");
      await page.getByLabel("Year of birth").fill("1950");
      await page.getByLabel("Female").check();
      stage.line.spoil(isCall("POST", "/register"), { kind: "answer", status: 500, body: "{}" });
      await stage.tab.button("Register").click();
      await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
      const said = await page.getByRole("alert").filter({ hasText: /\S/ }).first().innerText();
      if (/already have an account/i.test(said)) stage.me.untrue.add(`"${said.replaceAll("\n", " ")}" after a 500`);
    },
  },
];
