import { afterAll, beforeAll, expect, test } from "vitest";
import { makeScale, type Scale } from "../../server/content/content.ts";
import { rescoreSummary } from "../../server/results/rescoring.ts";
import { submissionsOf } from "../../server/submissions/stored-submissions.ts";
import { storeAccount, storeExample } from "../support/store-examples.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let stress: Scale;
beforeAll(async () => {
  server = await startTestServer();
  stress = server.content.scales.get("stress") as Scale;
  const ada = await storeAccount(server.database, "ada@example.com");
  const ben = await storeAccount(server.database, "ben@example.com");
  for (const example of stress.rule.examples.keys()) await storeExample(server.database, ada, stress, example);
  await storeExample(server.database, ben, server.content.scales.get("learning") as Scale, 0);
  await storeExample(server.database, ben, stress, 0);
});
afterAll(() => server.close());

async function listed<Thing>(things: AsyncIterable<Thing>): Promise<Thing[]> {
  const list: Thing[] = [];
  for await (const thing of things) list.push(thing);
  return list;
}

/** Another version of the scale, by an edit of its files. */
// biome-ignore lint/suspicious/noExplicitAny: an edit of JSON
function version(edit: (files: { survey: any; rule: any }) => void): Scale {
  const files = structuredClone({ survey: stress.survey, rule: stress.rule });
  edit(files);
  return makeScale(files.survey, files.rule);
}

test("reads the submissions of one scale in order, from any id on, and says how far it is", async () => {
  const told: number[] = [];
  const found = await listed(submissionsOf(server.database, "stress", { onProgress: (done) => told.push(done) }));
  expect(found).toHaveLength(stress.rule.examples.length + 1);
  expect(found.map(({ score }) => score)).toEqual(
    [...stress.rule.examples, stress.rule.examples[0]].map((one) => one?.score),
  );
  expect(found.every(({ id }, index) => id > (found[index - 1]?.id ?? 0))).toBe(true);
  expect(found[0]?.answers).toEqual(stress.rule.examples[0]?.answers);
  expect(told.at(-1)).toBe(1);
  const [, second] = found;
  const later = await listed(submissionsOf(server.database, "stress", { after: second?.id ?? 0 }));
  expect(later).toHaveLength(found.length - 2);
});

test("the version they were answered under changes nothing", async () => {
  const summary = await rescoreSummary(server.database, stress);
  expect(summary).toEqual({
    results: stress.rule.examples.length + 1,
    scoreChanges: 0,
    bandChanges: 0,
    furtherChanges: 0,
    alertChanges: 0,
    explanationChanges: 0,
    difference: null,
    bandMoves: [],
    unscorable: [],
  });
});

test("a moved band, other points and a removed option are counted with what they change", async () => {
  const all = [...stress.rule.examples, stress.rule.examples[0]].flatMap((one) => (one ? [one] : []));
  const moved = await rescoreSummary(
    server.database,
    version(({ rule }) => (rule.bands[1].from = 15)),
  );
  const fourteen = all.filter(({ score }) => score === 14).length;
  expect(fourteen).toBeGreaterThan(0);
  expect(moved).toMatchObject({ scoreChanges: 0, bandChanges: fourteen, difference: null });
  expect(moved.bandMoves).toEqual([{ from: "Moderate", to: "Low", results: fourteen }]);

  const doubled = await rescoreSummary(
    server.database,
    version(({ rule }) => (rule.score = "round({raw} * 80 / 36)")),
  );
  const aboveZero = all.filter(({ score }) => score > 0).length;
  expect(doubled).toMatchObject({ scoreChanges: aboveZero, difference: { most: 40 } });

  const gone = await rescoreSummary(
    server.database,
    version(({ survey }) => survey.pages[0].elements[0].choices.shift()),
  );
  const never = all.filter(({ answers }) => answers["1-0"] === "Never").length;
  expect(gone.unscorable).toEqual([{ reason: "ANSWER_UNKNOWN_OPTION 1-0", results: never }]);
});

test("a question that is gone is left out, and one that counts for nothing may stay unanswered", async () => {
  const widened = version(({ survey }) =>
    survey.pages[0].elements.push({ type: "boolean", name: "new", title: "New?", isRequired: true }),
  );
  expect(await rescoreSummary(server.database, widened)).toMatchObject({ scoreChanges: 0, unscorable: [] });
  const counted = version(({ survey, rule }) => {
    survey.pages[0].elements.push({ type: "boolean", name: "new", title: "New?", isRequired: true });
    rule.points.push({ items: ["new"], values: { true: 1, false: 0 }, notAsked: 0 });
  });
  const { results, unscorable } = await rescoreSummary(server.database, counted);
  expect(unscorable).toEqual([{ reason: "ANSWER_MISSING new", results }]);
  const narrowed = version(({ survey, rule }) => {
    survey.pages[0].elements.shift();
    rule.points = rule.points.map((group: { items: string[] }) => ({
      ...group,
      items: group.items.filter((name) => name !== "1-0"),
    }));
    rule.subscores[0].expression = rule.subscores[0].expression.replace("{1-0}, ", "").replace("{1-0} + ", "");
  });
  expect(await rescoreSummary(server.database, narrowed)).toMatchObject({ unscorable: [] });
});
