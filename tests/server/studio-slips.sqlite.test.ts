import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StudioDraft, StudioState } from "#core/api/studio.ts";
import type { LiveContent } from "../../server/content/live/live-content.ts";
import { checkDraft } from "../../server/studio/draft.ts";
import { slips } from "../support/content-slips.ts";
import { type EditedContent, editedContent } from "../support/edited-content.ts";
import { everyFew } from "../support/is-full.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let live: LiveContent;
let files: EditedContent;
beforeAll(async () => {
  files = editedContent();
  const { surveysDir, scoringRulesDir } = files;
  server = await startTestServer({ surveysDir, scoringRulesDir });
  if (!server.liveContent) throw new Error("nothing to edit");
  live = server.liveContent;
});
afterAll(() => server.close());

const shipped = (id: string): StudioDraft => ({
  survey: readFileSync(`surveys/${id}.json`, "utf8"),
  rule: readFileSync(`scoring-rules/${id}.json`, "utf8"),
});

const planted = slips.map(([what, file, from, to, code, sentence]) => {
  const id = /^(?:surveys|scoring-rules)\/([\w-]+)\.json$/.exec(file)?.[1] ?? "";
  return { what, file, from, to, code, sentence, id };
});
const isOfScale = ({ id }: { id: string }) => !["", "site", "domains", "coach"].includes(id);
/** Slips in a file that the studio edits, with the id of the scale. */
const ofScales = planted.filter(isOfScale);
const ofTheRest = planted.filter((slip) => !isOfScale(slip));

describe("a slip is shown at its place, in the words of the content check", () => {
  // Each is a check of a whole scale: `npm run test:full` makes them all.
  test.each(everyFew(ofScales, 6))("$what", async ({ file, from, to, code, sentence, id }) => {
    const draft = shipped(id);
    const part = file.startsWith("surveys/") ? "survey" : "rule";
    const text = draft[part].replace(from, to);
    expect(text).not.toBe(draft[part]);
    const { problems } = await checkDraft(live, id, { ...draft, [part]: text });
    const named = problems.find((one) => one.code.startsWith(code) && one.part === part);
    expect(named, JSON.stringify(problems)).toBeDefined();
    if (!named) return;
    expect(`${named.message} ${named.hint}`).toMatch(sentence);
    expect(text.slice(0, named.from).split("\n")).toHaveLength(named.line);
    expect(named.from).toBeLessThan(named.to);
    expect(named.to).toBeLessThanOrEqual(text.length);
    // What is underlined is no whole object, and stands where the path leads.
    const shown = text.slice(named.from, named.to);
    expect(shown).not.toContain("\n");
    const last = /([\w$]+)(\[\d+\])?$/.exec(named.path)?.[1] ?? "";
    if (code !== "SYNTAX" && code !== "SHAPE" && last) expect(text.slice(0, named.to)).toContain(`"${last}"`);
    if (code === "SHAPE") expect(`${named.message} ${named.path}`).toContain(shown.replaceAll('"', "").split(":")[0]);
  });
});

test("there are many of them", () => expect(ofScales.length).toBeGreaterThan(45));

describe("a slip in a file that the studio does not edit stands in it too, with its file and place", () => {
  // Each is two checks of all content, and its words are proved where the files are read.
  test.each(everyFew(ofTheRest, 4))("$what", async ({ file, from, to, code, sentence }) => {
    const sound = files.read(file);
    files.edit(file, from, to);
    await live.refresh();
    const { problems } = (await server.get("/api/studio/state", await server.staff("editor"))).body as StudioState;
    files.write(file, sound);
    await live.refresh();
    const named = problems.find((one) => one.code.startsWith(code) && one.file === file);
    expect(named, JSON.stringify(problems)).toBeDefined();
    expect(`${named?.message} ${named?.hint}`).toMatch(sentence);
    expect(live.store.heldIssues).toEqual([]);
  });
});
