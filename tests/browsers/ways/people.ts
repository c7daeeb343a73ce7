import { expect } from "@playwright/test";
import { isSubmit, type Stage } from "../stage/stage.ts";
import { logOut, mustNotShow } from "./moves.ts";
import type { Way } from "./way.ts";

const ARRIVAL = /submitted successfully|has been sent|have been sent|has arrived|have arrived/i;
const OTHERS_ANSWERS = /submitted successfully|we kept your answers|waiting to be sent|kept on this device|Saved\b/i;

/** Answers everything, and sends it into a line that is down. */
async function leaveWaiting(stage: Stage, salt: number): Promise<void> {
  await stage.tab.answerAll(salt);
  await stage.offline();
  await stage.tab.submit();
  await stage.tab.page.waitForTimeout(2_000);
}

/** Log-out, another person, an id from elsewhere. */
export const people: readonly Way[] = [
  {
    name: "log-out with Keep, log-in again",
    async steps(stage) {
      await stage.tab.answer(0, 5, 1);
      await stage.tab.untilSaved();
      await logOut(stage.tab, "Keep on this device");
      await stage.tab.logIn();
    },
  },
  {
    name: "log-out with Keep while answers wait, log-in again online",
    async steps(stage) {
      await leaveWaiting(stage, 2);
      await logOut(stage.tab, "Keep on this device");
      await stage.online();
      await stage.tab.logIn();
      await expect.poll(() => stage.me.records.counted(), { timeout: 15_000 }).toBe(1);
    },
  },
  {
    name: "Remove at log-out, then a click in an old tab: nothing comes back",
    ends: "nothing stored",
    async steps(stage) {
      const old = stage.tab;
      await old.answer(0, 4, 3);
      await old.untilSaved();
      const other = await stage.newTab();
      await other.open("/evaluations");
      await logOut(other, "Remove");
      await old.page.bringToFront();
      const question = old.form.questions[4];
      if (question && (await old.field(question).isVisible()))
        await old
          .radio(question, question.choices[1]?.shown ?? "")
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      await old.page.waitForTimeout(1_500);
      await other.page.bringToFront();
      await other.logIn();
      await other.openQuestions();
      for (const one of other.form.questions.slice(0, 4))
        if ((await other.shown(one)) !== undefined) stage.me.untrue.add("answers that were removed are back");
    },
  },
  {
    name: "Remove at log-out while answers wait: they are never sent",
    ends: "nothing stored",
    async steps(stage) {
      await leaveWaiting(stage, 1);
      await logOut(stage.tab, "Remove");
      await stage.online();
      await stage.tab.page.waitForTimeout(6_000);
      await stage.tab.logIn();
      await stage.tab.page.waitForTimeout(4_000);
    },
  },
  {
    name: "Remove at log-out while answers are on their way: not stored, not announced",
    ends: "nothing stored",
    async steps(stage) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await stage.tab.answerAll(2);
      stage.spoilSubmit({ kind: "held", until: promise });
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(800);
      const other = await stage.newTab();
      await other.open("/evaluations");
      await logOut(other, "Remove");
      resolve();
      await mustNotShow(stage, other, ARRIVAL, "after Remove");
    },
  },
  {
    name: "another person logs in while the first one's answers wait",
    async steps(stage) {
      await leaveWaiting(stage, 3);
      await logOut(stage.tab, "Keep on this device");
      await stage.online();
      const second = stage.newPerson();
      await stage.tab.logIn(second.email);
      await mustNotShow(stage, stage.tab, OTHERS_ANSWERS, "to another person", 4_000);
      await stage.tab.openQuestions();
      for (const question of stage.tab.form.questions.slice(0, 5))
        if ((await stage.tab.shown(question)) !== undefined) stage.me.untrue.add("answers shown to another person");
      expect(await second.records.counted()).toBe(0);
      await logOut(stage.tab);
      await stage.tab.logIn();
    },
  },
  {
    name: "another person at the same questions: each keeps their own",
    async steps(stage) {
      await stage.tab.answer(0, 5, 4);
      await stage.tab.untilSaved();
      await logOut(stage.tab, "Keep on this device");
      const first = stage.tab;
      const second = stage.newPerson();
      await first.logIn(second.email);
      await first.openQuestions();
      for (const index of [0, 1, 2]) {
        const question = first.form.questions[index];
        if (question) await first.radio(question, question.choices[0]?.shown ?? "").click();
      }
      await first.untilSaved();
      await logOut(first, "Keep on this device");
      await first.logIn();
    },
  },
  {
    name: "a reply that comes after log-out is announced to nobody on the log-in page",
    ends: "seen to",
    async steps(stage) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await stage.tab.answerAll(1);
      stage.spoilSubmit({ kind: "late", until: promise });
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_000);
      await stage.tab.page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
      await stage.tab
        .button("Keep on this device")
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      await stage.tab.page.waitForTimeout(500);
      await stage.tab.page.getByRole("link", { name: "Log in" }).first().click();
      resolve();
      await mustNotShow(stage, stage.tab, ARRIVAL, "on the log-in page");
    },
  },
  {
    name: "the session ended on the server while answers wait: kept, and sent after the log-in",
    async steps(stage) {
      await leaveWaiting(stage, 4);
      const token = await stage.tab.page.evaluate(() => localStorage.getItem("token"));
      await fetch(`${stage.lane.server.url}/api/session/end`, {
        method: "POST",
        headers: { authorization: `${token}`, "content-type": "application/json" },
        body: "{}",
      });
      stage.line.spoil(isSubmit, { kind: "answer", status: 401, body: '{"error":"Please log in again."}' }, 1);
      await stage.context.setOffline(false);
      stage.line.mend();
      stage.isOffline = false;
      await stage.tab.page.waitForTimeout(2_000);
    },
  },
  {
    name: "log-out in another tab in the middle of the questions, with Keep",
    async steps(stage) {
      const first = stage.tab;
      await first.answer(0, 6, 1);
      await first.untilSaved();
      const other = await stage.newTab();
      await other.open("/evaluations");
      await logOut(other, "Keep on this device");
      await first.page.bringToFront();
      await first.page.waitForTimeout(800);
      stage.tab = first;
    },
  },
  {
    name: "a link with another's id is opened in the middle: the answers stay with their person",
    async steps(stage) {
      await stage.tab.answer(0, 5, 2);
      await stage.tab.untilSaved();
      await stage.tab.open("/?userId=somebody-elses-id");
      await stage.tab.page.waitForTimeout(1_000);
      await stage.tab.page.evaluate(() => localStorage.removeItem("userID"));
      await stage.tab.logIn();
    },
  },
];
