import { expect } from "@playwright/test";
import type { CallFailure } from "../line/call-failures.ts";
import { isSubmit } from "../stage/stage.ts";
import { mustAdmit } from "./moves.ts";
import type { Way } from "./way.ts";

const html = { "content-type": "text/html" };
const PORTAL = "<!doctype html><title>Free Wi-Fi</title><h1>Welcome. Please accept the terms.</h1>";
const answered = (status: number, body: string, headers: Record<string, string> = {}): CallFailure => ({
  kind: "answer",
  status,
  body,
  headers,
});

/** What something between the browser and the server, or the server itself, can answer to Submit. */
const replies: readonly (readonly [name: string, failure: CallFailure])[] = [
  ["500 without a sentence", answered(500, "{}")],
  ["500 as a page of HTML", answered(500, "<h1>Internal Server Error</h1>", html)],
  ["502 from a gateway", answered(502, "<h1>Bad Gateway</h1>", html)],
  ["503 with Retry-After", answered(503, '{"error":"busy"}', { "retry-after": "1" })],
  ["504 from a gateway", answered(504, "", html)],
  ["429 with Retry-After", answered(429, '{"error":"Too many requests."}', { "retry-after": "1" })],
  ["401, a session that ended", answered(401, '{"error":"Please log in again.","code":"UNAUTHORIZED"}')],
  ["403 from a filter", answered(403, "<h1>Blocked by your network</h1>", html)],
  ["404 from a server that moved", answered(404, "<h1>Not found</h1>", html)],
  ["409 without a sentence", answered(409, "{}")],
  ["413 from a proxy", answered(413, "<h1>Too large</h1>", html)],
  ["200 with a hotel's page", answered(200, PORTAL, html)],
  ["302 to a hotel's page", answered(302, "", { location: "/hotel-wifi" })],
  ["511, network log-in required", answered(511, PORTAL, html)],
  ['200 {"ok":true} from something in between', answered(200, '{"ok":true}')],
  ["200 with nothing", answered(200, "")],
  ["204", answered(204, "")],
];

const answers: readonly Way[] = replies.map(([name, failure]) => ({
  name: `Submit answered ${name}`,
  async steps(stage) {
    await stage.tab.answerAll(name.length);
    stage.spoilSubmit(failure);
    await stage.tab.submit();
    await mustAdmit(stage, stage.tab, "the answers did not arrive");
    await stage.tab.page.waitForTimeout(1_000);
  },
}));

/** Replies that do not arrive. */
const losses: readonly Way[] = [
  {
    name: "the reply lost, then the page loaded again",
    async steps(stage) {
      await stage.tab.answerAll(1);
      stage.spoilSubmit({ kind: "lost" }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.tab.reload();
    },
  },
  {
    name: "the reply lost three times",
    async steps(stage) {
      await stage.tab.answerAll(2);
      stage.spoilSubmit({ kind: "lost" }, 3);
      await stage.tab.submit();
      for (let times = 0; times < 2; times++) {
        await stage.tab.page.waitForTimeout(1_500);
        await stage.tab
          .button("Submit")
          .click({ timeout: 1_000 })
          .catch(() => undefined);
      }
    },
  },
  {
    name: "the reply lost, one answer corrected, sent again",
    async steps(stage) {
      await stage.tab.answerAll(3);
      stage.spoilSubmit({ kind: "lost" });
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
      await stage.tab.pick(7, 1);
      await stage.tab.untilSaved();
      await stage.tab.goToStep(1);
      stage.line.mend();
      await stage.tab.submit();
    },
  },
  {
    name: "half of the reply arrives",
    async steps(stage) {
      await stage.tab.answerAll(4);
      stage.spoilSubmit({ kind: "half" }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(1_500);
    },
  },
  {
    name: "the tab closed while the reply is on its way",
    async steps(stage) {
      await stage.tab.answerAll(1);
      const wait = new Promise<void>((resolve) => setTimeout(resolve, 4_000));
      stage.spoilSubmit({ kind: "late", until: wait }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(700);
      await stage.tab.page.close();
      await stage.newTab();
      await stage.tab.open("/evaluations");
    },
  },
  {
    name: "a first try that strays arrives after the corrected one",
    async steps(stage) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await stage.tab.answerAll(2);
      stage.spoilSubmit({ kind: "strayed", until: promise }, 1);
      await stage.tab.submit();
      await stage.tab.page.waitForTimeout(500);
      await stage.tab.reload();
      await stage.tab.page.waitForTimeout(3_000);
      if ((await stage.tab.path()) === stage.tab.form.path) {
        await stage.tab.pick(8, 0);
        await stage.tab.submit();
        await stage.tab.page.waitForTimeout(2_000);
      }
      resolve();
      await stage.tab.page.waitForTimeout(1_500);
    },
  },
  {
    name: "the line breaks before the server has the answers, twice",
    async steps(stage) {
      await stage.tab.answerAll(3);
      stage.spoilSubmit({ kind: "cut" }, 2);
      await stage.tab.submit();
      await expect.poll(() => stage.line.count(isSubmit), { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
    },
  },
];

export const between: readonly Way[] = [...answers, ...losses];
