import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import type { Kit, ListedScales } from "#core/content-model/kit.ts";
import { kitIssues } from "#core/kits/check-kit.ts";
import { compareWording } from "#core/kits/compare-wording.ts";
import { enableKit } from "#core/kits/enable-kit.ts";
import { placeholderWording } from "#core/kits/placeholder-wording.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { issuesOf } from "../../scales/published-scales.ts";
import { sha256, smallKit } from "../../support/kits/small-kit.ts";

const FOLDER = join("surveys", "library");
const read = (id: string) => JSON.parse(readFileSync(join(FOLDER, `${id}.json`), "utf8"));
const ids = readdirSync(FOLDER)
  .map((file) => file.replace(".json", ""))
  .filter((id) => id !== "listed");
const kitOf = (id: string): Kit => read(id);

/** What an operator gets whose words are all other ones. */
function reworded(kit: Kit) {
  const wordings = [placeholderWording(kit)];
  return enableKit(kit, { wordings, compared: wordings.map((one) => compareWording(kit, one, sha256)) });
}

describe.each(ids)("%s", (id) => {
  test("is in order, its patterns score as stated, and it gives a scale with and without its bands", () => {
    const kit = kitOf(id);
    expect(kitIssues(`${id}.json`, id, kit)).toEqual([]);
    const { survey, rule } = reworded(kit);
    expect(rule.bands).toEqual([]);
    expect(rule.alerts).toEqual(kit.alerts);
    expect(issuesOf(survey, rule)).toEqual([]);
  });
});

test("the kits and those listed alone are different scales", () => {
  const listed: ListedScales = read("listed");
  expect(shapeIssues("listedScales", "listed.json", listed)).toEqual([]);
  const all = [...ids, ...listed.scales.map((scale) => scale.id)];
  expect(new Set(all).size).toBe(all.length);
  expect(ids.length).toBe(15);
});

test("an answer above the first to item 9 of the PHQ-9 is told as a crisis, whatever the words", () => {
  const { rule } = reworded(kitOf("phq-9"));
  const answers = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`phq${index + 1}`, 0]));
  expect(scoreAnswers(rule, answers).trace.alerts).toBeUndefined();
  for (const answer of [1, 2, 3]) {
    const { score, trace } = scoreAnswers(rule, { ...answers, phq9: answer });
    expect(score).toBe(answer);
    expect(trace.alerts).toMatchObject([{ name: "self-harm", kind: "crisis" }]);
  }
});

describe("what is wrong with a kit is said", () => {
  const broken = (edit: (kit: Kit) => void) => {
    const kit = structuredClone(smallKit);
    edit(kit);
    return kitIssues("small-walks.json", "small-walks", kit).map(({ code }) => code);
  };
  test.each<[string, (kit: Kit) => void, string]>([
    [
      "a pattern that scores otherwise",
      ({ patterns }) => Object.assign(patterns[1] ?? {}, { score: 3 }),
      "EXAMPLE_WRONG",
    ],
    ["an alert that no pattern states", ({ patterns }) => delete patterns[0]?.alerts, "EXAMPLE_MISSING"],
    [
      "a cut-off outside the range",
      ({ cutOffs }) => Object.assign(cutOffs?.bands[1] ?? {}, { from: 9 }),
      "BAND_UNREACHABLE",
    ],
    ["an unknown set of options", ({ items }) => Object.assign(items[0] ?? {}, { options: "oft" }), "KIT_OPTIONS"],
    ["points for too few options", ({ items }) => Object.assign(items[0] ?? {}, { points: [0, 1] }), "KIT_POINTS"],
    ["an answer too few in a pattern", ({ patterns }) => patterns[0]?.answers.pop(), "KIT_PATTERN"],
    ["a form without all fingerprints", ({ forms }) => forms[0]?.items.pop(), "KIT_FORM"],
    ["an extra item before the others", ({ items }) => Object.assign(items[0] ?? {}, { extra: true }), "KIT_EXTRA"],
    [
      "a sentence in place of a fingerprint",
      ({ forms }) => Object.assign(forms[0] ?? {}, { items: ["I am", "I was"] }),
      "SHAPE",
    ],
    ["another name than the file's", (kit) => Object.assign(kit, { id: "large-walks" }), "KIT_NAME"],
  ])("%s", (_what, edit, code) => {
    expect(broken(edit)).toContain(code);
  });

  test("the kit without a mistake has none", () => expect(broken(() => undefined)).toEqual([]));
});
