import { expect, test } from "vitest";
import type { ScaleVersion } from "#core/content-changes/content-change.ts";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const shipped = (name: string): ScaleVersion => ({ survey: surveyOf(name), rule: ruleOf(name) });

/** The shipped version with one edit, as an editor makes it in the files. */
// biome-ignore lint/suspicious/noExplicitAny: an edit of JSON, which may be wrong in any way
function edited(name: string, edit: (files: { survey: any; rule: any }) => void): ScaleVersion {
  const files = structuredClone(shipped(name));
  edit(files);
  return files;
}

type Edit = Parameters<typeof edited>[1];

/** What an editor does, and what is said of it. */
const edits: [what: string, edit: Edit, said: (readonly [code: string, path: string, words: string])[]][] = [
  [
    "rewords a question",
    ({ survey }) => (survey.pages[0].elements[0].title.default = "How often were you upset?"),
    [["TEXT_CHANGED", "pages[0].elements[0].title", "and is now “How often were you upset?”."]],
  ],
  [
    "translates an option anew",
    ({ survey }) => (survey.pages[0].elements[1].choices[0].text.es = "Jamás"),
    [["TRANSLATION_CHANGED", "pages[0].elements[1].choices[0].text.es", "was “Nunca” and is now “Jamás”."]],
  ],
  [
    "adds an option and its points",
    ({ survey, rule }) => {
      survey.pages[0].elements[0].choices.push("Always");
      rule.points[0].values["Always"] = 5;
    },
    [
      ["OPTION_ADDED", "pages[0].elements[0].choices[5]", "In question 1-0, the option “Always” is new."],
      ["POINTS_CHANGED", "points[0].values.Always", "the option “Always” now gives 5."],
    ],
  ],
  [
    "removes an option",
    ({ survey }) => survey.pages[0].elements[0].choices.pop(),
    [["OPTION_REMOVED", "pages[0].elements[0].choices[4]", "is gone."]],
  ],
  [
    "renames the value of an option",
    ({ survey }) => (survey.pages[0].elements[0].choices[0].value = "Not once"),
    [["OPTION_RENAMED", "pages[0].elements[0].choices[0]", "answers given before keep the old one"]],
  ],
  [
    "turns the options round",
    ({ survey }) => survey.pages[0].elements[0].choices.reverse(),
    [["OPTIONS_REORDERED", "pages[0].elements[0].choices", "stand in another order"]],
  ],
  [
    "removes a question",
    ({ survey }) => survey.pages[0].elements.pop(),
    [["ITEM_REMOVED", "pages[0].elements[4]", "Question 1-4 (“"]],
  ],
  [
    "adds a question",
    ({ survey }) => survey.pages[1].elements.push({ type: "boolean", name: "new", title: "New?" }),
    [["ITEM_ADDED", "pages[1].elements[4]", "Question new (“New?”) is new, on page 2."]],
  ],
  [
    "renames a question",
    ({ survey }) => (survey.pages[0].elements[0].name = "upset"),
    [["ITEM_RENAMED", "pages[0].elements[0].name", "Question 1-0 is now named upset"]],
  ],
  [
    "moves a question to the next page",
    ({ survey }) => survey.pages[1].elements.unshift(survey.pages[0].elements.shift()),
    [["ITEM_MOVED", "pages[1].elements[0]", "Question 1-0 moved from page page1 to page page2."]],
  ],
  [
    "moves a page",
    ({ survey }) => survey.pages.reverse(),
    [
      ["PAGE_MOVED", "pages[0]", "Page page2 was number 2 and is now number 1."],
      ["PAGE_MOVED", "pages[1]", "Page page1 was number 1 and is now number 2."],
    ],
  ],
  [
    "turns questions of a page round",
    ({ survey }) => survey.pages[1].elements.reverse(),
    [["ITEM_MOVED", "pages[1]", "On page page2 the questions stand in another order: 2-3, 2-2, 2-1, 2-0."]],
  ],
  [
    "lets a question be left out",
    ({ survey }) => delete survey.pages[0].elements[0].isRequired,
    [["REQUIRED_CHANGED", "pages[0].elements[0].isRequired", "may now be left without an answer"]],
  ],
  [
    "asks a question only sometimes",
    ({ survey }) => (survey.pages[0].elements[1].visibleIf = "{1-0} = 'Never'"),
    [["CONDITION_CHANGED", "pages[0].elements[1].visibleIf", "was shown always and is now shown if {1-0} = 'Never'."]],
  ],
  [
    "changes points of a group",
    ({ rule }) => (rule.points[0].values["Never"] = 1),
    [["POINTS_CHANGED", "points[0].values.Never", "the option “Never” gave 0 and now gives 1."]],
  ],
  [
    "changes the formula",
    ({ rule }) => (rule.score = "{raw}"),
    [["FORMULA_CHANGED", "score", "The formula of the score was “round({raw} * 40 / 36)” and is now “{raw}”."]],
  ],
  [
    "moves and renames a band",
    ({ rule }) => Object.assign(rule.bands[1], { from: 15, meaning: "Middling" }),
    [
      ["BAND_RENAMED", "bands[1].meaning", "is now called “Middling”."],
      ["BAND_MOVED", "bands[1].from", "The band “Middling” started at 14 and now starts at 15."],
    ],
  ],
  [
    "adds a band",
    ({ rule }) => rule.bands.push({ ...rule.bands[2], from: 35, meaning: "Very high" }),
    [["BAND_ADDED", "bands[3]", "The band “Very high” is new; it starts at 35."]],
  ],
  [
    "takes a band out",
    ({ rule }) => rule.bands.splice(1, 1),
    [["BAND_REMOVED", "bands[1]", "is gone; it started at 14."]],
  ],
  [
    "changes gauge, range and version",
    ({ rule }) =>
      Object.assign(rule, { gauge: { ...rule.gauge, max: 50 }, range: { min: 0, max: 50 }, version: "2.0.0" }),
    [
      ["RANGE_CHANGED", "range.max", "The highest score was 40 and is now 50."],
      ["GAUGE_CHANGED", "gauge.max", "The end of the gauge was 40 and is now 50."],
      ["VERSION_CHANGED", "version", "was “1.0.0” and is now “2.0.0”."],
    ],
  ],
];

test.each(edits)("says it when somebody %s", (_what, edit, said) => {
  const changes = describeChanges(shipped("stress"), edited("stress", edit));
  expect(changes.map(({ code, path }) => [code, path])).toEqual(said.map(([code, path]) => [code, path]));
  for (const [index, [, , words]] of said.entries()) expect(changes[index]?.message).toContain(words);
});

test("nothing changed, nothing is said, in whichever order properties stand", () => {
  for (const name of ruleNames) {
    const { survey, rule } = shipped(name);
    const turned = Object.fromEntries(Object.entries(rule).reverse()) as typeof rule;
    expect(describeChanges({ survey, rule }, { survey, rule: turned })).toEqual([]);
  }
});

/** Every number, text and switch of a file, one at a time made another. */
function* leafEdits(value: object): Generator<() => () => void> {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "object" && inner !== null) yield* leafEdits(inner);
    else if (key !== "$schema") {
      yield () => {
        const changed = typeof inner === "number" ? inner + 1 : typeof inner === "boolean" ? !inner : `${inner} x`;
        (value as Record<string, unknown>)[key] = changed;
        return () => {
          (value as Record<string, unknown>)[key] = inner;
        };
      };
    }
  }
}

test.each(["stress", "exercise", "sleep", "diet"])("no change of %s goes unsaid", (name) => {
  const older = shipped(name);
  const newer = structuredClone(older);
  let count = 0;
  for (const edit of leafEdits(newer)) {
    const undo = edit();
    const [change] = describeChanges(older, newer);
    if (!change?.message) throw new Error(`unsaid: ${JSON.stringify(newer)}`);
    undo();
    count += 1;
  }
  expect(count).toBeGreaterThan(100);
});

test("what the score is called beside further results is compared", () => {
  const before = edited("stress", ({ rule }) => (rule.main = { name: "strain", title: "Strain" }));
  const after = edited("stress", ({ rule }) => (rule.main = { name: "load", title: "Load" }));
  expect(describeChanges(before, after)).toMatchObject([
    { code: "RESULT_CHANGED", path: "main.name", message: "The name of the score was “strain” and is now “load”." },
    { code: "TEXT_CHANGED", path: "main.title", message: "The title of the score was “Strain” and is now “Load”." },
  ]);
});
