import { afterAll, beforeAll, expect, test } from "vitest";
import type { TakenHome } from "#core/api/studio-take-home.ts";
import { HOME_FORMATS, type HomeFormat } from "#core/shared/home-formats.ts";
import { unzip } from "../../server/import/unzip.ts";
import { editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let ann: Record<string, string>;
beforeAll(async () => {
  const { surveysDir, scoringRulesDir } = editedContent();
  server = await startTestServer({ surveysDir, scoringRulesDir });
  ann = await server.staff("editor", "Ann");
});
afterAll(() => server.close());

const take = (scale: string, format: string, who = ann) =>
  server.get(`/api/studio/scales/${scale}/take-home/${format}`, who);
const taken = async (scale: string, format: HomeFormat) => (await take(scale, format)).body as TakenHome;
const bytesOf = ({ files: [file] }: TakenHome) => Buffer.from(file?.bytes ?? "", "base64");

const NAMES: Readonly<Record<HomeFormat, readonly string[]>> = {
  redcap: ["stress.csv", "stress.es.csv"],
  "redcap-zip": ["stress.zip"],
  xlsform: ["stress.xlsx"],
  fhir: ["stress.fhir.json"],
  surveyjs: ["stress.surveyjs.json"],
  print: ["stress.md", "stress.es.md"],
};
test.each(HOME_FORMATS)("a published scale is taken home as %s", async (format) => {
  const home = await taken("stress", format);
  expect(home.files.map(({ name }) => name)).toEqual(NAMES[format]);
  expect(bytesOf(home).length).toBeGreaterThan(500);
  expect(home.notes.join()).not.toContain("a file of their own");
});

test("the files are those that the other programs take", async () => {
  expect(`${bytesOf(await taken("stress", "redcap"))}`).toMatch(/^Variable \/ Field Name,/);
  expect([...(await unzip(bytesOf(await taken("stress", "redcap-zip")))).keys()]).toEqual([
    "instrument.csv",
    "instrument.es.csv",
  ]);
  expect(JSON.parse(`${bytesOf(await taken("stress", "fhir"))}`)).toMatchObject({ resourceType: "Questionnaire" });
  expect(JSON.parse(`${bytesOf(await taken("stress", "surveyjs"))}`)).toHaveProperty("pages");
});

test("what a form has no words for is said", async () => {
  expect((await taken("sleep", "redcap")).unsaid.length).toBeGreaterThan(0);
});

test("researchers take scales home too", async () => {
  expect((await take("stress", "redcap", await server.staff("researcher"))).status).toBe(200);
});

test("a form or a scale that is not there, and whoever may not read in the studio, get nothing", async () => {
  expect((await take("stress", "paper")).status).toBe(400);
  expect((await take("nothing", "redcap")).status).toBe(404);
  expect((await take("stress", "redcap", {})).status).toBe(401);
  expect((await take("stress", "redcap", await server.staff("coordinator"))).status).toBe(403);
});
