import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import { locatedIn } from "../../server/studio/draft.ts";
import { wayToIssue } from "../../src/features/studio/places/way-to-issue.ts";
import type { Tab } from "../../src/features/studio/tab-list.tsx";

const draft = {
  survey: readFileSync("surveys/stress.json", "utf8"),
  rule: readFileSync("scoring-rules/stress.json", "utf8"),
};
const files = { survey: "surveys/stress.json", rule: "scoring-rules/stress.json" };

function way(file: string, path: string, { code = "ANY", message = "", tab = "publish" as Tab, of = draft } = {}) {
  const issue = locatedIn(files, of)({ code, file, path, message, hint: "" });
  const found = wayToIssue(issue, of, tab, textOf);
  return found && { tab: found.tab, place: found.place, words: found.words };
}

test("an issue leads to the field of what it names, called by its words", () => {
  expect(way(files.rule, "bands[1].meaning")).toEqual({
    tab: "scoring",
    place: ["bands", 1, "meaning"],
    words: "Bands, “Moderate”, Meaning",
  });
  expect(way(files.rule, "instrument.source")).toMatchObject({
    words: "Where the scale comes from, Source (the citation)",
  });
  expect(way(files.rule, 'points[0].values["Never"]')).toMatchObject({
    tab: "scoring",
    place: ["points", 0, "values", "Never"],
  });
  const asked = way(files.survey, "pages[0].elements[0].title");
  expect(asked).toMatchObject({ tab: "questions", place: ["pages", 0, "elements", 0, "title"] });
  expect(asked?.words).toMatch(/^“.+”, Question$/);
});

test("an issue of a whole entry leads to the entry, and not to its name", () => {
  expect(way(files.survey, "pages[0].elements[0]")?.place).toEqual(["pages", 0, "elements", 0]);
  expect(way(files.survey, "pages[0].elements[0].name")?.place).toEqual(["pages", 0, "elements", 0, "name"]);
  expect(way(files.rule, "examples[0]")?.place).toEqual(["examples", 0]);
});

test("whoever edits the files, and a file that cannot be read, are led to the line; what is not theirs leads nowhere", () => {
  expect(way(files.rule, "bands[1].meaning", { tab: "json" })?.tab).toBe("json");
  expect(way(files.survey, "line 2, column 3", { of: { ...draft, survey: "{\n  x" } })?.tab).toBe("json");
  expect(way(files.rule, "scale")?.tab).toBe("json");
  expect(way(files.rule, "title", { code: "TRANSLATION_MISSING" })?.tab).toBe("translations");
  expect(way("surveys/site.json", "title")).toBeNull();
});
