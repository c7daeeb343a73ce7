import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editedContent } from "../support/edited-content.ts";
import { heavyScale } from "../support/heavy-scale.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const files = editedContent();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
});
afterAll(() => server.close());

const PAUSE_MS = 2;

/**
 * Asks for /health all the while; returns the longest wait and how long the work took, in ms. A pause that lasts longer
 * than it should is a wait as well: whoever asked in it would have waited.
 */
async function healthDuring(work: Promise<unknown>): Promise<{ readonly longest: number; readonly took: number }> {
  const started = performance.now();
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const asked = performance.now();
    await wait(PAUSE_MS);
    expect((await server.get("/health")).status).toBe(200);
    longest = Math.max(longest, performance.now() - asked - PAUSE_MS);
  }
  return { longest, took: performance.now() - started };
}

test("an edit of a file that takes long to check keeps nobody waiting, and is live afterwards", async () => {
  const { survey, rule } = heavyScale("forty-weights");
  files.write("scoring-rules/forty-weights.json", rule);
  files.write("surveys/forty-weights.json", survey);
  const { longest, took } = await healthDuring(Promise.resolve(server.liveContent?.refresh()));
  console.info(`the check took ${Math.round(took)} ms; /health answered within ${Math.round(longest)} ms`);
  // On the server's own thread a call would wait for nearly all of it.
  expect(longest).toBeLessThan(took * 0.7);
  expect((await server.get("/content/scales/forty-weights.json")).status).toBe(200);
});

test("a check that nobody waits for any more makes room for the next one", async () => {
  const { survey, rule } = heavyScale("forty-weights");
  // Other words, so that what was proved before does not help.
  const changes = new Map([
    ["surveys/forty-weights", survey],
    ["scoring-rules/forty-weights", rule.replace("Forty weights", "Forty more weights")],
  ]);
  const gone = new AbortController();
  const left = server.liveContent?.check(changes, gone.signal);
  const next = server.liveContent?.check(new Map());
  await wait(50);
  gone.abort();
  expect(await left).toBeNull();
  expect(await next).toMatchObject({ issues: [] });
});
