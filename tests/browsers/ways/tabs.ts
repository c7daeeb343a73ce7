import { isSubmit, type Stage } from "../stage/stage.ts";
import type { Tab } from "../stage/tab.ts";
import type { Way } from "./way.ts";

/** A second tab on the same questions. The stage goes on in whichever was used last. */
async function secondTab(stage: Stage): Promise<readonly [older: Tab, newer: Tab]> {
  const older = stage.tab;
  const newer = await stage.newTab();
  await newer.openQuestions();
  return [older, newer];
}

/** Brings a tab before the person, who sees what it shows before doing anything. */
async function turnTo(stage: Stage, tab: Tab): Promise<void> {
  await tab.page.bringToFront();
  await tab.page.waitForTimeout(600);
  stage.tab = tab;
}

/** Several tabs on one questionnaire. */
export const tabs: readonly Way[] = [
  {
    name: "two tabs: eight answers in one, then a click in the older one, the older goes on",
    async steps(stage) {
      const [older, newer] = await secondTab(stage);
      await newer.answer(0, 9, 1);
      await newer.untilSaved();
      await turnTo(stage, older);
      await older.pick(0, 3);
      await older.untilSaved();
      await older.reload();
    },
  },
  {
    name: "two tabs: a click in the older one, and the newer one sends",
    async steps(stage) {
      const [older, newer] = await secondTab(stage);
      await newer.answer(0, 8, 2);
      await newer.untilSaved();
      await turnTo(stage, older);
      await older.pick(0, 4);
      await older.untilSaved();
      await turnTo(stage, newer);
      await newer.pick(8, 1);
    },
  },
  {
    name: "two tabs: answers in turn, then both closed",
    async steps(stage) {
      const [older, newer] = await secondTab(stage);
      // The questions of the first step, which both have open.
      for (let index = 0; index < 5; index++) {
        const tab = index % 2 ? older : newer;
        await turnTo(stage, tab);
        await tab.pick(index, index + 3);
      }
      await stage.tab.untilSaved();
      await older.page.close();
      await newer.page.close();
    },
  },
  {
    name: "two tabs: the finished draft sent from both",
    async steps(stage) {
      const older = stage.tab;
      await older.answerAll(1);
      await older.untilSaved();
      const newer = await stage.newTab();
      await newer.openQuestions();
      await newer.goToStep(1);
      await older.submit();
      await newer
        .button("Submit")
        .click({ timeout: 4_000 })
        .catch(() => undefined);
      await older.page.waitForTimeout(3_000);
    },
  },
  {
    name: "two tabs: the finished draft sent from one, later from the other",
    async steps(stage) {
      const older = stage.tab;
      await older.answerAll(2);
      await older.untilSaved();
      const newer = await stage.newTab();
      await newer.openQuestions();
      await newer.goToStep(1);
      await turnTo(stage, older);
      await older.submit();
      await older.untilResult();
      await turnTo(stage, newer);
      await newer
        .button("Submit")
        .click({ timeout: 4_000 })
        .catch(() => undefined);
      await newer.page.waitForTimeout(3_000);
    },
  },
  {
    name: "two tabs: both press Submit without a connection",
    async steps(stage) {
      const older = stage.tab;
      await older.answerAll(3);
      await older.untilSaved();
      const newer = await stage.newTab();
      await newer.openQuestions();
      await newer.goToStep(1);
      await stage.offline();
      await older.submit();
      await newer
        .button("Submit")
        .click({ timeout: 4_000 })
        .catch(() => undefined);
      await newer.page.waitForTimeout(1_500);
      await stage.online();
    },
  },
  {
    name: "two tabs: the line breaks after both sent, replies lost",
    async steps(stage) {
      const older = stage.tab;
      await older.answerAll(4);
      await older.untilSaved();
      const newer = await stage.newTab();
      await newer.openQuestions();
      await newer.goToStep(1);
      stage.line.spoil(isSubmit, { kind: "lost" }, 2);
      await older.submit();
      await newer
        .button("Submit")
        .click({ timeout: 4_000 })
        .catch(() => undefined);
      await newer.page.waitForTimeout(2_500);
    },
  },
  {
    name: "two tabs: one is sent, the other then changes an answer and sends",
    async steps(stage) {
      const older = stage.tab;
      await older.answerAll(1);
      await older.untilSaved();
      const newer = await stage.newTab();
      await newer.openQuestions();
      await turnTo(stage, older);
      await older.submit();
      await older.untilResult();
      await turnTo(stage, newer);
      await newer.page.waitForTimeout(1_000);
      const isOpen = await newer.text(/^Step \d+ of \d+/).isVisible();
      if (!isOpen) return;
      await newer.goToStep(1).catch(() => undefined);
      const question = newer.form.questions[8];
      if (!question || !(await newer.radio(question, question.choices[0]?.shown ?? "").isVisible())) return;
      await newer.pick(8, 0);
      await newer
        .button("Submit")
        .click({ timeout: 4_000 })
        .catch(() => undefined);
      await newer.page.waitForTimeout(2_000);
    },
  },
  {
    name: "two tabs on two questionnaires: neither touches the other",
    async steps(stage) {
      const first = stage.tab;
      const other = await stage.newTab();
      await other.openQuestions("learning");
      for (let index = 0; index < 5; index++) {
        await first.pick(index, index + 2);
        await other.pick(index, index);
      }
      await other.untilSaved();
      await other.reload();
      await first.reload();
      await other.goToStep(0);
      const question = other.form.questions[0];
      if (question && (await other.shown(question)) !== question.choices[0]?.value)
        stage.me.lose("learning", question.name, await other.shown(question));
      stage.tab = first;
    },
  },
  {
    name: "a tab of yesterday, its draft long sent and taken anew: two results, not one nor three",
    records: 2,
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.tab.submit();
      await stage.tab.untilResult();
      stage.me.submitted.clear();
      await stage.tab.openQuestions();
      await stage.tab.answerAll(2);
    },
  },
];
