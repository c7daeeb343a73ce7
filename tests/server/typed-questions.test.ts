import { afterAll, beforeAll, expect, test } from "vitest";
import { exportRecord } from "#core/export/export-record.ts";
import { exportVariables } from "#core/export/variables.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { exportedSubmissions } from "../../server/research/exported-submissions.ts";
import { openPseudonyms } from "../../server/research/pseudonyms.ts";
import { editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// A slider that makes a score, with a date, a time and a month beside it, from the files to the export.

const text = { type: "text", isRequired: true };
const survey = {
  title: "Pain",
  pages: [
    {
      name: "one",
      elements: [
        {
          type: "slider",
          name: "pain",
          title: { default: "How bad is it?", es: "¿Cuánto duele?" },
          isRequired: true,
          customLabels: [
            { value: 0, text: { default: "No pain", es: "Nada" } },
            { value: 100, text: { default: "The worst pain", es: "El peor dolor" } },
          ],
        },
        { ...text, inputType: "date", name: "since", title: "Since which day?", min: "2000-01-01" },
        { ...text, inputType: "time", name: "worst", title: "When is it worst?" },
        { ...text, inputType: "month", name: "fell", title: "When did you fall?", isRequired: false },
        { type: "comment", name: "more", title: "Anything else?" },
      ],
    },
  ],
};
const band = { explanation: "That is what you said.", nextStep: "Rest a little." };
const answers = { since: "2026-01-02", worst: "21:30" };
const example = (title: string, pain: number, meaning: string) => ({
  title,
  answers: { ...answers, pain },
  score: pain,
  meaning,
});
const rule = {
  scale: "pain",
  version: "1.0.0",
  title: "Pain",
  about: "Your own number.",
  instrument: {
    basedOn: "no published method; an example",
    source: "Keepwell, 2026",
    doi: null,
    population: "Older adults.",
    deviations: [],
    rights: "Keepwell, CC BY 4.0",
    loinc: null,
    adapted: false,
    wording: "own",
  },
  unscored: ["since", "worst", "fell", "more"],
  score: "{pain}",
  range: { min: 0, max: 100 },
  gauge: { max: 100, better: "lower" },
  bands: [
    { ...band, tone: "good", from: 0, meaning: "Less", legend: "0-49" },
    { ...band, tone: "watch", from: 50, meaning: "More", legend: "50-100" },
  ],
  examples: [
    example("none", 0, "Less"),
    example("below", 49, "Less"),
    example("at", 50, "More"),
    example("all", 100, "More"),
  ],
};

const files = editedContent();
let server: TestServer;
beforeAll(async () => {
  files.write("surveys/pain.json", JSON.stringify(survey));
  files.write("scoring-rules/pain.json", JSON.stringify(rule));
  const { content, issues } = await loadContent(files.surveysDir, files.scoringRulesDir);
  if (!content) throw new Error(JSON.stringify(issues));
  server = await startTestServer({}, content);
});
afterAll(() => server.close());

test("they are scored, explained in words, and exported in columns of their kind", async () => {
  const { userID, token } = await server.newPerson();
  const given = { ...answers, pain: 72, fell: "2025-11", more: "Ada helps me." };
  const reply = await server.post("/api/scales/pain", { userId: userID, answers: given });
  expect(reply).toMatchObject({ status: 200, body: { score: 72, meaning: "More" } });
  const explanation = await server.get(`/api/scales/pain/${userID}/working`, { authorization: token });
  const { items } = explanation.body as { items: { name: string; answer: unknown[] }[] };
  expect(Object.fromEntries(items.map(({ name, answer }) => [name, answer]))).toMatchObject({
    pain: [{ default: "72 (0: No pain, 100: The worst pain)", es: "72 (0: Nada, 100: El peor dolor)" }],
    since: ["January 2, 2026"],
    worst: ["9:30 at night (21:30)"],
    fell: ["November 2025"],
  });
  const scale = server.content.scales.get("pain");
  if (!scale) throw new Error("not published");
  const variables = exportVariables([scale]);
  expect(variables.map(({ name, type }) => [name, type])).toEqual(
    expect.arrayContaining([
      ["pain", "number"],
      ["since", "date"],
      ["worst", "clock"],
      ["fell", "month"],
    ]),
  );
  const pseudonyms = await openPseudonyms(server.dataDir);
  for await (const some of exportedSubmissions(server.database, "pain", pseudonyms))
    for (const one of some) {
      const record = exportRecord(variables, one);
      expect(record).toMatchObject({ pain: 72, since: "2026-01-02", worst: "21:30", fell: "2025-11" });
      expect(JSON.stringify(record)).not.toContain("Ada");
    }
});

test.each([
  ["a slider left alone", { pain: undefined }, "pain"],
  ["a number past its end", { pain: 101 }, "pain"],
  ["a day before the first", { since: "1999-12-31" }, "since"],
  ["a day of no calendar", { since: "2026-02-30" }, "since"],
  ["a time in words", { worst: "half past ten" }, "worst"],
])("%s is refused", async (_, wrong, item) => {
  const { userID } = await server.newPerson();
  const given = JSON.parse(JSON.stringify({ ...answers, pain: 72, ...wrong }));
  const reply = await server.post("/api/scales/pain", { userId: userID, answers: given });
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain(item);
});
