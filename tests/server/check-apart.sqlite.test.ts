import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckReply } from "#core/api/studio.ts";
import { editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const files = editedContent();
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
  headers = await server.staff("editor");
});
afterAll(() => server.close());

/** A rule with so many sums that their proof takes seconds. */
function heavyDraft() {
  const items = Array.from({ length: 10 }, (_, index) => `q${index}`);
  const options = Array.from({ length: 20 }, (_, index) => `c${index}`);
  const [survey, rule] = ["surveys/stress.json", "scoring-rules/stress.json"].map((file) =>
    JSON.parse(files.read(file)),
  );
  const elements = items.map((name) => ({ type: "radiogroup", name, title: "?", isRequired: true, choices: options }));
  survey.pages = [{ name: "page", elements }];
  rule.points = [{ items, values: Object.fromEntries(options.map((one, index) => [one, index * index * 1.37])) }];
  delete rule.subscores;
  rule.score = items.map((name) => `{${name}}`).join(" + ");
  return { survey: JSON.stringify(survey), rule: JSON.stringify(rule) };
}

/** Returns how long the event loop stood still at most while something was done, and how long that took, in ms. */
async function stillnessDuring(work: Promise<unknown>): Promise<{ readonly longest: number; readonly took: number }> {
  const started = performance.now();
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  for (let last = started; !isDone; ) {
    await setImmediate();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { longest, took: performance.now() - started };
}

test("a check that takes long keeps no other call waiting", async () => {
  const check = server.post("/api/studio/scales/stress/check", heavyDraft(), headers);
  const { longest, took } = await stillnessDuring(check);
  // On the server's own thread the proof would be one stillness, as long as nearly all of it.
  expect(longest).toBeLessThan(took * 0.7);
  // What is wrong is found all the same: the bands of the shipped rule do not reach so far.
  const { problems } = (await check).body as CheckReply;
  expect(problems.map(({ code }) => code)).not.toEqual([]);
});
