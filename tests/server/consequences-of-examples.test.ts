import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "../../server/storage/tables.ts";
import { consequencesOf } from "../../server/studio/consequences.ts";

// A new scale has no stored results, so nothing is read.
const noDatabase = {} as Kysely<Tables>;
const read = (part: string) => JSON.parse(readFileSync(`tests/scales/phq-9/${part}.json`, "utf8"));

// biome-ignore lint/suspicious/noExplicitAny: an edit of JSON
async function examplesAfter(edit: (rule: any) => void = () => {}) {
  const rule = read("rule");
  edit(rule);
  const draft = { survey: JSON.stringify(read("survey")), rule: JSON.stringify(rule) };
  return (await consequencesOf(noDatabase, null, draft))?.examples ?? [];
}

test("examples that come out as written are right, with and without a score", async () => {
  const { examples, withoutScore = [] } = read("rule");
  const found = await examplesAfter();
  expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(found).toHaveLength(examples.length + withoutScore.length);
});

test("an alert that the example does not list makes it wrong", async () => {
  const found = await examplesAfter((rule) => {
    for (const example of rule.examples) delete example.alerts;
  });
  expect(found.find(({ isRight }) => !isRight)).toMatchObject({
    expected: { alerts: [] },
    got: { alerts: [expect.any(String)] },
  });
});

test("a further result other than the example states makes it wrong", async () => {
  const found = await examplesAfter((rule) => (rule.examples[0].results = { absent: 1 }));
  expect(found[0]).toMatchObject({ isRight: false, expected: { results: { absent: 1 } }, got: { results: {} } });
});

test("a new scale changes nothing for anybody, so no question of it is called an addition", async () => {
  const draft = { survey: JSON.stringify(read("survey")), rule: JSON.stringify(read("rule")) };
  const found = await consequencesOf(noDatabase, null, draft);
  expect(found?.drafts).toEqual({ kept: 0, affected: 0, goneItems: [], goneOptions: [], newItems: [] });
});
