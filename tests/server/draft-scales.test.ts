import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StudioScale } from "#core/api/studio.ts";
import { loadContent } from "../../server/content/files/load.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let files: EditedContent;
let server: TestServer;
const ID = "ease-at-home";
const rule = `scoring-rules/${ID}.json`;
const asWritten = readFileSync("tests/support/new-scale/rule.json", "utf8");
const changed = (change: object) => JSON.stringify({ ...JSON.parse(asWritten), ...change }, null, 2);
const load = () => loadContent(files.surveysDir, files.scoringRulesDir);

beforeAll(async () => {
  files = editedContent();
  files.write(`surveys/${ID}.json`, readFileSync("tests/support/new-scale/survey.json", "utf8"));
  files.write(rule, asWritten);
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
});
afterAll(() => server.close());

test("a draft is checked, told of, and shown to nobody; its source and examples may be missing", async () => {
  const { instrument } = JSON.parse(asWritten);
  const open = { instrument: { ...instrument, source: "" }, examples: [] };
  files.write(rule, changed({ ...open, status: "draft" }));
  const { content, issues, warnings } = await load();
  expect(issues).toEqual([]);
  expect(content?.scales.has(ID)).toBe(false);
  expect(warnings).toContainEqual(expect.objectContaining({ code: "DRAFT", file: rule, path: "status" }));
  files.write(rule, changed(open));
  expect((await load()).issues.map(({ code }) => code)).toEqual(["SOURCE_MISSING", "EXAMPLE_MISSING"]);
  files.write(rule, asWritten);
  expect((await load()).content?.scales.has(ID)).toBe(true);
});

test("the studio publishes no draft", async () => {
  const staff = await server.staff("publisher");
  const path = `/api/studio/scales/${ID}`;
  await server.liveContent?.refresh();
  const { from, survey } = (await server.get(path, staff)).body as StudioScale;
  const published = await server.post(`${path}/publish`, { from, survey, rule: changed({ status: "draft" }) }, staff);
  expect(published).toMatchObject({ status: 422, body: { code: "CONTENT_REFUSED", issues: [{ code: "DRAFT" }] } });
  expect(files.read(rule)).toBe(asWritten);
});

test("the studio publishes no rule whose examples nobody has confirmed", async () => {
  const staff = await server.staff("publisher");
  const path = `/api/studio/scales/${ID}`;
  await server.liveContent?.refresh();
  const { from, survey, rule: live } = (await server.get(path, staff)).body as StudioScale;
  const unconfirmed = live.replace(/"title": "(?=[^"]*",\s*"answers")/, '"title": "To confirm: ');
  expect(unconfirmed).not.toBe(live);
  expect(await server.post(`${path}/publish`, { from, survey, rule: unconfirmed }, staff)).toMatchObject({
    status: 422,
    body: { code: "CONTENT_REFUSED", issues: [{ code: "EXAMPLE_UNCONFIRMED" }] },
  });
  expect(files.read(rule)).toBe(asWritten);
});
