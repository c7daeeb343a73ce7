import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Way } from "./way.ts";

/** Pages that go away and come back. */
export const reloads: readonly Way[] = [
  {
    name: "a reload in the middle of a step",
    async steps({ tab }) {
      await tab.answer(0, 3);
      await tab.untilSaved();
      await tab.reload();
    },
  },
  {
    name: "a reload as soon as Saved appears",
    async steps({ tab }) {
      await tab.answer(0, 4, 1);
      await tab.page.waitForTimeout(60);
      await tab.text(/^Saved$/).waitFor();
      await tab.reload();
    },
  },
  {
    name: "a tab closed in the middle and opened again",
    async steps(stage) {
      await stage.tab.answer(0, 6);
      await stage.tab.untilSaved();
      await stage.tab.page.close();
      await stage.newTab();
      await stage.tab.openQuestions();
    },
  },
  {
    name: "a tab closed 300 ms after the last answer",
    async steps(stage) {
      await stage.tab.answerAll(2);
      await stage.tab.page.waitForTimeout(300);
      await stage.tab.page.close();
      await stage.newTab();
      await stage.tab.openQuestions();
    },
  },
  {
    name: "the browser killed 100 ms after Saved appears",
    needs: "killed over its profile",
    async steps(stage) {
      await stage.tab.answer(0, 5);
      await stage.tab.text(/^Saved$/).waitFor();
      await stage.tab.page.waitForTimeout(100);
      await stage.killBrowser();
      await stage.openBrowser();
    },
  },
  {
    name: "the browser killed 3 s after Saved appears",
    needs: "killed over its profile",
    async steps(stage) {
      await stage.tab.answer(0, 5, 1);
      await stage.tab.text(/^Saved$/).waitFor();
      await stage.tab.page.waitForTimeout(3_000);
      await stage.killBrowser();
      await stage.openBrowser();
    },
  },
  {
    name: "the page crashes after Saved and is loaded again",
    needs: "a crash",
    async steps(stage) {
      await stage.tab.answer(0, 7);
      await stage.tab.untilSaved();
      await stage.context.crash(stage.tab.page);
      await stage.newTab();
      await stage.tab.openQuestions();
    },
  },
  {
    name: "the browser's Back and Forward between the questions and the page before",
    async steps({ tab }) {
      await tab.open("/evaluations");
      await tab.openQuestions();
      await tab.answer(0, 6, 3);
      await tab.untilSaved();
      await tab.page.goBack();
      await tab.page.goBack().catch(() => undefined);
      await tab.page.goForward().catch(() => undefined);
      await tab.page.goto(tab.form.path);
      await tab.untilQuestions();
    },
  },
  {
    name: "Back from the result, then Forward: nothing is sent again",
    async steps({ tab }) {
      await tab.answerAll(1);
      await tab.submit();
      await tab.untilResult();
      await tab.page.goBack();
      await tab.page.waitForTimeout(1_500);
      await tab.page.goForward();
      await tab.page.waitForTimeout(1_500);
    },
  },
  {
    name: "away to another site and Back",
    async steps({ tab }) {
      await tab.answer(0, 4, 4);
      await tab.untilSaved();
      const other = createServer((_request, reply) => {
        reply.writeHead(200, { "content-type": "text/html" }).end("<h1>Another site</h1>");
      });
      await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
      await tab.page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      await tab.page.goBack();
      await tab.page.waitForTimeout(500);
      other.closeAllConnections();
      other.close();
      if ((await tab.path()) !== tab.form.path) await tab.openQuestions();
    },
  },
  {
    name: "a device that sleeps: the page is frozen and wakes",
    needs: "sleep",
    async steps(stage) {
      const { tab } = stage;
      await tab.answer(0, 5, 2);
      await stage.context.sleep(tab.page, 1_500);
      await tab.answer(5, 7, 2);
      await tab.untilSaved();
      await tab.reload();
    },
  },
  {
    name: "an answer changed twice within a blink: the last one counts",
    async steps({ tab }) {
      await tab.answer(0, 5);
      const [question] = tab.form.questions;
      if (!question) throw new Error("no question");
      await tab.goToStep(0);
      for (const choice of [1, 3, 2, 4]) await tab.radio(question, question.choices[choice]?.shown ?? "").click();
      tab.me.saw(tab.form.survey, question, question.choices[4]?.value);
      await tab.untilSaved();
      await tab.reload();
    },
  },
];
