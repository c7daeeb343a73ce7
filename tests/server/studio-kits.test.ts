import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StudioScale } from "#core/api/studio.ts";
import type { ComparedReply, KitLibrary } from "#core/api/studio-kits.ts";
import type { Kit } from "#core/content-model/kit.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { ENGLISH, fileOf, SPANISH, smallKit } from "../support/kits/small-kit.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const CONDITIONS = ["It is not sold.", "The owner is told."];
const LIBRARY = "/api/studio/library";

let files: EditedContent;
let server: TestServer;
let ann: Record<string, string>;
let bob: Record<string, string>;
beforeAll(async () => {
  files = editedContent();
  const keep = (kit: Kit) => writeFileSync(join(files.surveysDir, "library", `${kit.id}.json`), JSON.stringify(kit));
  keep(smallKit);
  keep({ ...smallKit, id: "bound-walks", terms: { ...smallKit.terms, conditions: CONDITIONS } });
  keep({ ...smallKit, id: "stress" });
  keep({ ...smallKit, id: "bad-walks", range: { min: 0, max: 3 } });
  server = await startTestServer({ surveysDir: files.surveysDir, scoringRulesDir: files.scoringRulesDir });
  [ann, bob] = [await server.staff("publisher", "Ann"), await server.staff("editor", "Bob")];
});
afterAll(() => server.close());

const plain = fileOf(ENGLISH);
const reworded = plain.replace("I was glad to be home.", "Home was good.");
const compare = async (kit: string, wording: string, because: string | null = null) =>
  (await server.post(`${LIBRARY}/${kit}/compare`, { wording, because }, ann)).body as ComparedReply;
const enable = (kit: string, given: object = {}, who = ann) =>
  server.post(`${LIBRARY}/${kit}/enable`, { wording: plain, because: null, confirmed: [], ...given }, who);
const draftIn = (body: unknown) => {
  const { draft } = body as StudioScale;
  if (!draft) throw new Error("no draft");
  return { ...draft, rule: JSON.parse(draft.rule) as ScoringRule, text: draft.rule };
};

test("the library lists what a kit holds, what cannot be enabled, and the files with a mistake", async () => {
  const { kits, listed, faulty } = (await server.get(LIBRARY, bob)).body as KitLibrary;
  expect(kits.find(({ id }) => id === "bound-walks")).toMatchObject({
    ...{ title: "Small walks", population: "Adults.", items: 2, extraItems: 0, options: [3], alerts: 1 },
    ...{ bands: { count: 2, citation: "Nobody 2026" }, hasCodes: true, languages: ["en", "es"], becomes: "new" },
    terms: { summary: "Free for everyone.", notice: "Small Walks, by Nobody.", conditions: CONDITIONS },
  });
  expect(kits.find(({ id }) => id === "stress")?.becomes).toBe("taken");
  const withExtra = kits.find(({ extraItems }) => extraItems > 0);
  expect(withExtra).toMatchObject({ items: 9, extraItems: 1, options: [4], extraOptions: [4] });
  expect(listed).toContainEqual(expect.objectContaining({ id: "psqi", reason: "It is licensed." }));
  expect(faulty).toEqual(["surveys/library/bad-walks.json"]);
});

test("a wording is compared line by line, and nothing of it is kept", async () => {
  expect(await compare("small-walks", `${plain}\n# es\n${fileOf(SPANISH)}`)).toMatchObject({
    isAsPublished: true,
    losesBands: false,
    why: null,
    languages: [
      { language: "en", said: "en: 2 of 2 items as published (Invented)." },
      { language: "es", said: "es: 2 of 2 items as published (Invented)." },
    ],
  });
  const { languages, ...found } = await compare("small-walks", reworded);
  expect(found).toEqual({ isAsPublished: false, losesBands: true, why: null });
  expect(languages[0]?.said).toContain("item 2 differs. The original's bands do not apply unless you say why.");
  expect(languages[0]?.lines.map(({ kind, number, isSame }) => `${kind} ${number} ${isSame}`)).toEqual([
    ...["instruction 1 true", "item 1 true", "item 2 false", "option 1 true", "option 2 true", "option 3 true"],
  ]);
  expect(await compare("small-walks", reworded, "The owner agreed.")).toMatchObject({ losesBands: false });
  expect((await compare("small-walks", `# fr\n${plain}`)).languages[0]?.lines[1]?.isSame).toBeNull();
  expect(await server.database.selectFrom("studio_draft").selectAll().execute()).toEqual([]);
});

test.each([
  ["nothing", " \n", "The file is empty"],
  ["an item too few", plain.replace("I was glad to be home.\n", ""), "has 1 item between"],
  ["a name in braces", plain.replace("sun", "{sun}"), "Line 2 has braces"],
  ["half a character", plain.replace("sun", "\ud800"), "Line 2 is not plain text"],
  ["far too much", "line\n".repeat(30_000), "far longer than any form"],
])("of %s it says what is wrong, and no draft is made", async (_what, wording, words) => {
  expect(await compare("small-walks", wording)).toMatchObject({ languages: [], why: expect.stringContaining(words) });
  expect(await enable("small-walks", { wording })).toMatchObject({
    status: 422,
    body: { code: "WORDING_REFUSED", error: expect.stringContaining(words) },
  });
});

test("each condition is confirmed; who did is in the rule and in the log of events, which has nothing of the wording", async () => {
  for (const confirmed of [[], CONDITIONS.slice(1), ["Anything."]])
    expect(await enable("bound-walks", { confirmed })).toMatchObject({
      status: 422,
      body: { code: "TERMS_NOT_CONFIRMED" },
    });
  const made = await enable("bound-walks", { confirmed: CONDITIONS });
  expect(made).toMatchObject({ status: 200, body: { isLive: false } });
  expect(draftIn(made.body).rule.kit?.confirmed).toEqual(
    CONDITIONS.map((condition) => ({ condition, by: "Ann", on: "2026-06-06" })),
  );
  const events = await server.database.selectFrom("event").selectAll().execute();
  expect(events.filter(({ kind }) => kind === "enableKit")).toMatchObject([{ who: "Ann", outcome: "done" }]);
  const said = JSON.stringify(events);
  for (const words of [ENGLISH.instruction, ...ENGLISH.items, ...ENGLISH.options]) expect(said).not.toContain(words);
});

test("a draft of a kit is published with alert, bands and codes; another wording is its next version", async () => {
  const made = await enable("small-walks");
  const { survey, text, from, rule } = draftIn(made.body);
  expect(rule).toMatchObject({ kit: { id: "small-walks", wording: "as-published" }, codes: { score: "33333-3" } });
  expect([rule.bands.length, rule.alerts?.length]).toEqual([2, 1]);
  expect(await enable("small-walks", {}, bob)).toMatchObject({ status: 409, body: { code: "SCALE_EXISTS" } });
  const url = "/api/studio/scales/small-walks";
  const edited = { survey: survey.replace("I was glad to be home.", "Home was good."), rule: text, from };
  expect(await server.post(`${url}/publish`, edited, ann)).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining("no longer the published words") },
  });
  const published = await server.post(`${url}/publish`, { survey, rule: text, from }, ann);
  expect(published).toMatchObject({ status: 200, body: { isLive: true, drafts: [] } });
  expect(await server.get("/content/scales/small-walks.json")).toMatchObject({ status: 200 });

  const next = await enable("small-walks", { wording: reworded, because: " The owner agreed. " }, bob);
  expect(next).toMatchObject({ status: 200, body: { isLive: true } });
  expect(draftIn(next.body).rule).toMatchObject({
    version: "1.1.0",
    kit: { wording: "differs", because: "The owner agreed." },
  });
  expect(await enable("small-walks", {}, bob)).toMatchObject({ status: 409 });
  const { kits } = (await server.get(LIBRARY, bob)).body as KitLibrary;
  expect(kits.find(({ id }) => id === "small-walks")?.becomes).toBe("taken");
});

test("a name that another scale has, and a kit that is not there, are refused", async () => {
  expect(await enable("stress")).toMatchObject({ status: 409, body: { code: "SCALE_EXISTS" } });
  for (const id of ["nothing", "psqi", "bad-walks"]) expect((await enable(id)).status).toBe(404);
  for (const body of [{ wording: 1 }, { because: "" }, { confirmed: [1] }, { more: 1 }])
    expect(await enable("small-walks", body)).toMatchObject({ status: 400, body: { code: "INVALID_BODY" } });
});

test("researchers, and whoever is not signed in, see and make nothing", async () => {
  const eve = await server.staff("researcher", "Eve");
  expect((await server.get(LIBRARY, eve)).status).toBe(403);
  expect((await enable("bound-walks", {}, eve)).status).toBe(403);
  expect((await server.get(LIBRARY)).status).toBe(401);
});
