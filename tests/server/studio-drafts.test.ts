import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StudioScale, StudioState } from "#core/api/studio.ts";
import type { ChangeDraftBody, Command, DraftHead, DraftState, Step, WholeDraft } from "#core/api/studio-drafts.ts";
import type { Issue } from "#core/shared/issue.ts";
import { stepBetween } from "#core/studio-log/step.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let files: EditedContent;
let server: TestServer;
let ann: Record<string, string>;
let bob: Record<string, string>;
beforeAll(async () => {
  files = editedContent();
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
  [ann, bob] = [await server.staff("publisher", "Ann"), await server.staff("publisher", "Bob")];
});
afterAll(() => server.close());

const SCALES = "/api/studio/scales";
const idOf = (letter: string) => letter.repeat(32);
const open = async (scale: string, who = ann) => (await server.get(`${SCALES}/${scale}`, who)).body as StudioScale;
const change = (scale: string, draft: string, body: Partial<ChangeDraftBody>, who = ann) =>
  server.post(`${SCALES}/${scale}/drafts/${draft}`, { page: idOf("a"), commands: [], ...body }, who);
const whole = async (scale: string, draft: string, who = ann) =>
  (await server.get(`${SCALES}/${scale}/drafts/${draft}`, who)).body as WholeDraft;
const put = (at: number, text: string): { kind: "step"; step: Step } => ({
  kind: "step",
  step: { survey: [{ at, cut: "", put: text }], rule: [] },
});
const startOf = ({ survey, rule, from }: StudioScale): DraftState => ({ survey, rule, from });

test("a draft is made with its first step, keeps its log, and does nothing twice", async () => {
  const opened = await open("stress");
  expect(opened).toMatchObject({ isLive: true, drafts: [], draft: null });
  const start = startOf(opened);
  const first = { revision: 0, start, commands: [put(0, "1"), put(0, "2")] };
  expect(await change("stress", idOf("1"), first)).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await change("stress", idOf("1"), first)).toMatchObject({ status: 200, body: { revision: 2 } });
  const further = { revision: 1, commands: [put(0, "2"), { kind: "move", to: 1 } as const, put(0, "3")] };
  expect(await change("stress", idOf("1"), further)).toMatchObject({ status: 200, body: { revision: 4 } });
  const draft = await whole("stress", idOf("1"));
  expect(draft).toMatchObject({ survey: `31${start.survey}`, position: 2, isOwn: true, isEditedByYou: true });
  expect(draft.steps).toHaveLength(2);
  await change("stress", idOf("1"), { revision: 4, commands: [{ kind: "move", to: 0 }] });
  expect((await open("stress")).draft).toMatchObject({ ...start, position: 0 });
  const { length } = await server.database.selectFrom("studio_step").selectAll().execute();
  expect(length).toBe(2);
});

test("what does not fit is refused and changes nothing", async () => {
  const { revision } = await whole("stress", idOf("1"));
  const wrong: Step = { survey: [{ at: 0, cut: "not there", put: "" }], rule: [] };
  const refused: [Partial<ChangeDraftBody>, number, string][] = [
    [{ commands: [{ kind: "step", step: wrong }] }, 400, "INVALID_BODY"],
    [{ commands: [put(0, "\ud800")] }, 400, "INVALID_BODY"],
    [{ commands: [put(0, "\0")] }, 400, "INVALID_BODY"],
    [{ commands: [{ kind: "move", to: 9 }] }, 400, "INVALID_BODY"],
    [{ page: idOf("b"), commands: [put(0, "4")] }, 409, "DRAFT_TAKEN"],
    [{ revision: revision + 1, commands: [put(0, "4")] }, 409, "DRAFT_TAKEN"],
    [{ page: idOf("b"), over: idOf("a"), revision: revision - 1, commands: [put(0, "4")] }, 409, "DRAFT_TAKEN"],
  ];
  for (const [body, status, code] of refused)
    expect(await change("stress", idOf("1"), { revision, ...body })).toMatchObject({
      status,
      body: { code },
    });
  expect(await change("nothing", idOf("2"), { revision: 0, start: startOf(await open("stress")) })).toMatchObject({
    status: 404,
  });
  expect((await whole("stress", idOf("1"))).revision).toBe(revision);
});

test("a draft of more steps or characters than can be kept is refused in a sentence", async () => {
  const { revision, survey } = await whole("stress", idOf("1"));
  const swap = (cut: string, by: string): Command => ({
    kind: "step",
    step: { survey: [{ at: 0, cut, put: by }], rule: [] },
  });
  const wide = "x".repeat(480_000);
  const [long, back] = [swap(survey, wide), swap(wide, survey)];
  let status = 200;
  for (let sent = 0; status === 200 && sent < 20; sent++) {
    const reply = await change("stress", idOf("1"), { revision: revision + sent * 2, commands: [long, back] });
    ({ status } = reply);
    if (status !== 200) expect(reply.body).toMatchObject({ code: "DRAFT_TOO_LONG" });
  }
  expect(status).toBe(422);
});

test("one person edits at a time; another one reads, and takes over with nothing lost", async () => {
  const before = await whole("stress", idOf("1"));
  const seen = await open("stress", bob);
  expect(seen.draft).toBeNull();
  expect(seen.drafts).toMatchObject([{ id: idOf("1"), owner: "Ann", editor: "Ann", isEditedByYou: false }]);
  expect((await whole("stress", idOf("1"), bob)).survey).toBe(before.survey);
  const { revision } = before;
  const byBob = { page: idOf("b"), over: before.page, revision, commands: [put(0, "B")] };
  expect(await change("stress", idOf("1"), byBob, bob)).toMatchObject({ status: 409 });
  const taken = await server.post(`${SCALES}/stress/drafts/${idOf("1")}/take`, { page: idOf("b") }, bob);
  expect(taken).toMatchObject({ status: 200, body: { editor: "Bob", owner: "Ann", isEditedByYou: true } });
  expect(await change("stress", idOf("1"), byBob, bob)).toMatchObject({ status: 200 });
  expect(await change("stress", idOf("1"), { revision: revision + 1, commands: [put(0, "A")] })).toMatchObject({
    status: 409,
    body: { code: "DRAFT_TAKEN" },
  });
  expect((await open("stress")).draft).toMatchObject({
    isOwn: true,
    isEditedByYou: false,
    survey: `B${before.survey}`,
  });
  const drop = (who: Record<string, string>) =>
    server.app.inject({ method: "DELETE", url: `${SCALES}/stress/drafts/${idOf("1")}`, headers: who });
  expect((await drop(ann)).statusCode).toBe(409);
  expect((await drop(bob)).statusCode).toBe(204);
  expect((await drop(bob)).statusCode).toBe(204);
  const left = (await server.get(`${SCALES}/stress/drafts`, ann)).body as DraftHead[];
  expect(left).toEqual([]);
  expect(await server.database.selectFrom("studio_step").selectAll().execute()).toEqual([]);
});

test("a new scale lives in a draft alone until it is published, then its files are there", async () => {
  const make = (body: object) => server.post(SCALES, body, ann);
  const made = await make({ id: "small-joys", title: "Small joys", template: null });
  expect(made).toMatchObject({ status: 200, body: { id: "small-joys", isLive: false, survey: "", rule: "" } });
  const { draft, from } = made.body as StudioScale;
  if (!draft) throw new Error("no draft");
  const state = async () => (await server.get("/api/studio/state", bob)).body as StudioState;
  expect((await state()).newScales).toEqual([{ id: "small-joys", title: "Small joys", owner: "Ann" }]);
  for (const id of ["small-joys", "stress", "domains"])
    expect(await make({ id, title: "Again", template: null })).toMatchObject({
      status: 409,
      body: { code: "SCALE_EXISTS" },
    });
  const { survey, rule } = draft;
  const post = (call: string, body: object) => server.post(`${SCALES}/small-joys/${call}`, body, ann);
  expect((await post("check", { survey, rule })).body).toMatchObject({ problems: [], surveyFits: true });
  expect((await post("consequences", { survey, rule })).body).toMatchObject({ results: null, changes: [] });
  expect(await post("propose", { survey, rule, from })).toMatchObject({ status: 200 });
  expect(await post("publish", { survey, rule, from })).toMatchObject({
    status: 422,
    body: { code: "CONTENT_REFUSED" },
  });
  const unproved = { survey, rule: rule.replace('  "status": "draft",\n', "") };
  const refused = (await post("publish", { ...unproved, from })).body as { readonly issues: readonly Issue[] };
  expect(refused.issues.map(({ path }) => path)).toEqual([
    "instrument.source",
    "instrument.basedOn",
    "instrument.population",
    "instrument.rights",
    "toConfirm",
  ]);
  const said = unproved.rule
    .replace('"source": ""', '"source": "Ann, 2026"')
    .replaceAll(/To be written[^"]*/g, "Ann")
    .replace(/ {2}"toConfirm".*\n/, "");
  const sample = { survey, rule: said.replaceAll("To confirm: ", "") };
  expect(await post("publish", { ...sample, from })).toMatchObject({
    status: 422,
    body: {
      error: expect.stringContaining("Put your own words"),
      issues: Array.from({ length: 8 }, () => ({ code: "STARTER_WORDS" })),
    },
  });
  const ready = {
    survey: sample.survey.replaceAll(/[.?]",\n/g, ' at all?",\n'),
    rule: sample.rule.replaceAll(/([a-z])\."/g, '$1 indeed."'),
  };
  expect(await post("publish", { ...ready, from: "another" })).toMatchObject({ status: 409 });
  const step = stepBetween({ survey, rule, from }, { ...ready, from }) as Step;
  const confirmed = { page: idOf("a"), over: draft.page, revision: 0, commands: [{ kind: "step" as const, step }] };
  expect(await change("small-joys", draft.id, confirmed)).toMatchObject({ status: 200 });
  // Publishing ends the draft, whoever publishes it.
  const published = await server.post(`${SCALES}/small-joys/publish`, { ...ready, from }, bob);
  expect(published).toMatchObject({ status: 200, body: { isLive: true, ...ready, drafts: [], draft: null } });
  expect((await state()).scales.some(({ id }) => id === "small-joys")).toBe(true);
  expect((await state()).newScales).toEqual([]);
  expect((await server.get("/content/surveys/small-joys.json")).status).toBe(200);
  if ((await state()).keptIn === "files")
    expect(readFileSync(`${files.surveysDir}/small-joys.json`, "utf8")).toBe(ready.survey);
  expect(((await server.get(`${SCALES}/small-joys/versions`, ann)).body as object[]).length).toBe(1);
});

test("a copy of a scale keeps all but its name, and passes the check as a draft", async () => {
  const made = await server.post(SCALES, { id: "calm", title: "Calm days", template: "stress" }, ann);
  const { draft } = made.body as StudioScale;
  if (!draft) throw new Error("no draft");
  const { title, scale, status, ...rest } = JSON.parse(draft.rule);
  expect({ title, scale, status }).toEqual({ title: "Calm days", scale: "calm", status: "draft" });
  const { title: _, scale: __, ...original } = JSON.parse(readFileSync("scoring-rules/stress.json", "utf8"));
  expect(rest).toEqual(original);
  const checked = await server.post(`${SCALES}/calm/check`, { survey: draft.survey, rule: draft.rule }, ann);
  expect(checked.body).toMatchObject({ problems: [] });
});
