import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tryAnswers } from "../../server/studio/try-answers.ts";

const read = (part: string) => readFileSync(`tests/scales/phq-9/${part}.json`, "utf8");

test("the scoring bench tells which alerts the answers raise", () => {
  const [example] = JSON.parse(read("rule")).examples.filter(({ alerts }: { alerts?: string[] }) => alerts);
  const reply = tryAnswers({ survey: read("survey"), rule: read("rule") }, example.answers, {}, new Date(0));
  expect(reply).toMatchObject({ alerts: [{ name: "self-harm", kind: "crisis" }], why: null });
});
