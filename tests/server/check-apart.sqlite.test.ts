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

test("a check that takes long keeps no other call waiting", async () => {
  const replied: string[] = [];
  const check = server.post("/api/studio/scales/stress/check", heavyDraft(), headers);
  const checked = check.then(({ body }) => {
    replied.push("check");
    return body as CheckReply;
  });
  // The check has begun by the time the second is asked.
  await server.get("/health");
  await server.get("/health");
  replied.push("health");
  const { problems } = await checked;
  expect(replied).toEqual(["health", "check"]);
  // What is wrong is found all the same: the bands of the shipped rule do not reach so far.
  expect(problems.map(({ code }) => code)).not.toEqual([]);
});
