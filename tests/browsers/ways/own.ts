import { expect } from "@playwright/test";
import { isSubmit } from "../stage/stage.ts";
import { mustNotShow } from "./moves.ts";
import type { Way } from "./way.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Clocks, languages, and what nobody thinks of at first. */
export const own: readonly Way[] = [
  {
    name: "the language changed in the middle",
    async steps({ tab }) {
      const display = (name: string) => tab.page.getByRole("banner").getByRole("button", { name }).click();
      const choose = async (language: string) => {
        const dialog = tab.page.getByRole("dialog");
        await dialog.getByRole("radio", { name: language }).click();
        await dialog.getByRole("button").first().click();
      };
      await tab.answer(0, 4, 2);
      await display("Display");
      await choose("Español");
      await tab.page.waitForTimeout(1_500);
      await tab.reload();
      await display("Aspecto");
      await choose("English");
      await tab.untilQuestions();
      await tab.answer(4, 6, 2);
    },
  },
  {
    name: "a clock three years behind: the completion has the server's date",
    begins: "logged in",
    async steps(stage) {
      await stage.context.setClock(new Date("2023-02-03T12:00:00Z"));
      await stage.tab.openQuestions();
      await stage.tab.answerAll(3);
      await stage.tab.submit();
      await stage.tab.untilResult();
      await stage.tab.open("/evaluations");
      await mustNotShow(stage, stage.tab, /Done 02\/0[234]\/2023|Feb\w* [234], 2023/, "by a wrong clock", 1_500);
    },
  },
  {
    name: "a clock set back by a day between two tabs' answers",
    async steps(stage) {
      const older = stage.tab;
      await older.answer(0, 5);
      await older.untilSaved();
      const newer = await stage.newTab();
      await stage.context.setClock(new Date(Date.now() - DAY_MS));
      await newer.openQuestions();
      await newer.goToStep(0);
      await newer.answer(0, 5, 3);
      await newer.untilSaved();
      await newer.page.close();
      stage.tab = older;
      await older.reload();
    },
  },
  {
    name: "a clock set on by two days while answers wait offline",
    async steps(stage) {
      await stage.tab.answerAll(4);
      await stage.offline();
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.context.setClock(new Date(Date.now() + 2 * DAY_MS));
      await stage.online();
    },
  },
  {
    name: "the browser translates the page: its texts are torn out and replaced",
    async steps({ tab }) {
      await tab.answer(0, 3);
      await tab.page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
          const font = document.createElement("font");
          font.append(text.data);
          text.replaceWith(font);
        }
      });
      await tab.answer(3, 9, 1);
      await tab.untilSaved();
      await tab.reload();
    },
  },
  {
    name: "two half-done questionnaires: each has its own answers",
    async steps({ tab }) {
      await tab.answer(0, 6, 1);
      await tab.openQuestions("socialization");
      await tab.answer(0, 4, 2);
      await tab.untilSaved();
      await tab.openQuestions("stress");
      await tab.untilQuestions();
      await tab.openQuestions("socialization");
      await tab.goToStep(0);
      for (const question of tab.form.questions.slice(0, 3)) {
        const seen = tab.me.seen.get("socialization")?.get(question.name)?.value;
        if ((await tab.shown(question)) !== seen)
          tab.me.lose("socialization", question.name, await tab.shown(question));
      }
      await tab.openQuestions("stress");
    },
  },
  {
    name: "taken a second time with other answers: a result of its own, no correction",
    records: 2,
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.tab.submit();
      await stage.tab.untilResult();
      stage.me.submitted.clear();
      await stage.tab.openQuestions();
      await stage.tab.answerAll(3);
      await stage.tab.submit();
      await stage.tab.untilResult();
    },
  },
  {
    name: "typed answers: a time half typed when the page is loaded again",
    survey: "sleep",
    ends: "seen to",
    async steps({ tab }) {
      const [bed, minutes] = tab.form.questions;
      if (!bed || !minutes) throw new Error("no questions");
      await tab.choose(bed, 0);
      await tab.field(minutes).fill("25");
      await tab.field(minutes).blur();
      await tab.untilSaved();
      await tab.reload();
      await tab.untilQuestions();
      if ((await tab.shown(bed)) !== bed.choices[0]?.value) tab.me.lose("sleep", bed.name, await tab.shown(bed));
      await expect.poll(() => tab.field(minutes).inputValue()).toBe("25");
    },
  },
  {
    name: "a number typed without leaving the field, then the tab closed",
    survey: "sleep",
    ends: "seen to",
    async steps(stage) {
      const [, minutes] = stage.tab.form.questions;
      if (!minutes) throw new Error("no questions");
      await stage.tab.field(minutes).pressSequentially("35", { delay: 60 });
      stage.me.saw("sleep", minutes, 35);
      await stage.tab.page.waitForTimeout(1_500);
      await stage.tab.page.close();
      await stage.newTab();
      await stage.tab.openQuestions("sleep");
      const found = await stage.tab.field(minutes).inputValue();
      if (found !== "35") stage.me.lose("sleep", minutes.name, found);
    },
  },
  {
    name: "a number out of range stays with its message after the page is loaded again",
    survey: "sleep",
    ends: "seen to",
    async steps({ tab, me }) {
      const hours = tab.form.questions[3];
      if (!hours) throw new Error("no questions");
      await tab.field(hours).fill("30");
      await tab.field(hours).blur();
      me.saw("sleep", hours, 30);
      await tab.page.waitForTimeout(1_500);
      await tab.reload();
      await tab.untilQuestions();
      const found = await tab.field(hours).inputValue();
      if (found !== "30") me.lose("sleep", hours.name, found);
    },
  },
  {
    name: "the page reloaded in the moment between Submit and its reply",
    async steps(stage) {
      await stage.tab.answerAll(2);
      const wait = new Promise<void>((resolve) => setTimeout(resolve, 2_500));
      stage.spoilSubmit({ kind: "late", until: wait }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(400);
      await stage.tab.reload();
    },
  },
  {
    name: "the browser killed between Submit and its reply",
    needs: "killed over its profile",
    async steps(stage) {
      await stage.tab.answerAll(3);
      await stage.tab.untilSaved();
      const wait = new Promise<void>((resolve) => setTimeout(resolve, 2_500));
      stage.spoilSubmit({ kind: "late", until: wait }, 1);
      await stage.tab.submit();
      await expect.poll(() => stage.line.count(isSubmit)).toBeGreaterThan(0);
      await stage.tab.page.waitForTimeout(300);
      await stage.killBrowser();
      await stage.openBrowser();
      await stage.tab.open("/evaluations");
    },
  },
  {
    name: "all replies after Submit blocked: the result is shown from the reply",
    async steps(stage) {
      await stage.tab.answerAll(1);
      await stage.tab.untilSaved();
      stage.line.spoil((call) => !isSubmit(call) && call.method === "GET" && !call.url.startsWith("/assets/"), {
        kind: "cut",
      });
      await stage.tab.submit();
      await stage.tab.untilResult();
      await mustNotShow(stage, stage.tab, /Network error/i, "above a result that is here");
    },
  },
];
