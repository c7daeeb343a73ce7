import { readFileSync } from "node:fs";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { expect, test } from "vitest";
import { legendIssues } from "#core/content-check/check-legend.ts";
import { reachIssues } from "#core/content-check/check-reach.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { issuesIn } from "#core/shared/issue.ts";
import { textOf } from "#core/shared/text-of.ts";
import { locatedIn } from "../../server/studio/draft.ts";
import { issueInWords } from "../../src/features/studio/places/issue-in-words.ts";
import { wayToIssue } from "../../src/features/studio/places/way-to-issue.ts";

const survey = readFileSync("surveys/stress.json", "utf8");
const rule = readFileSync("scoring-rules/stress.json", "utf8");
const files = { survey: "surveys/stress.json", rule: "scoring-rules/stress.json" };
const set = (json: string, path: JSONPath, value: unknown) => applyEdits(json, modify(json, path, value, {}));

/** What the check says of a draft, as the forms and as the files have it. */
function saidOf(of: { survey: string; rule: string }) {
  const [asked, scored] = [JSON.parse(of.survey), JSON.parse(of.rule)];
  const shapes = [...shapeIssues("survey", files.survey, asked), ...shapeIssues("rule", files.rule, scored)];
  const inRule = issuesIn(files.rule);
  const all = Array.from({ length: 41 }, (_one, score) => score);
  const whole = () => [
    ...surveyIssues(files.survey, asked),
    ...ruleIssues(files.rule, scored, asked),
    ...reachIssues(scored, { all, proved: true }, inRule),
    ...legendIssues(scored, all, inRule),
  ];
  const found = shapes.length > 0 ? shapes : whole();
  return found.map((one) => {
    const issue = locatedIn(files, of)(one);
    const inForms = issueInWords(issue, wayToIssue(issue, of, "questions", textOf), of[issue.part ?? "rule"], textOf);
    return { inForms: `${inForms.message} ${inForms.hint}`.trim() };
  });
}

const FIRST = ["pages", 0, "elements", 0];
const CASES: readonly (readonly [string, "survey" | "rule", JSONPath, unknown, string])[] = [
  ["a question without words", "survey", [...FIRST, "title"], undefined, "“Question” is missing. Fill it in."],
  ["no bands", "rule", ["bands"], [], "A gauge shows bands, and there are none. Add “Bands”, or remove the gauge."],
  ["a band without a step", "rule", ["bands", 0, "nextStep"], undefined, "“One small step” is missing. Fill it in."],
  ["an empty text", "rule", ["bands", 0, "explanation"], "", "This text is empty. Write it."],
  ["a number as words", "rule", ["bands", 0, "meaning"], 3, "This is not what the field takes. Write it anew."],
  ["no options", "survey", [...FIRST, "choices"], [], "This needs at least 2 entries. Add one."],
  [
    "a short gauge",
    "rule",
    ["gauge", "max"],
    30,
    "or tick “The needle stops at the end of the gauge” so that the needle stops at the end.",
  ],
  [
    "a gauge capped in vain",
    "rule",
    ["gauge", "capped"],
    true,
    "Take the tick off “The needle stops at the end of the gauge”.",
  ],
  ["the other end", "rule", ["gauge", "better"], "higher", "correct “The better end” in “Gauge”."],
  [
    "another legend",
    "rule",
    ["bands", 0, "legend"],
    "0-12",
    "if a border is printed so on purpose, say so in “Why a printed limit differs from the rule”.",
  ],
  ["a silent alarm", "rule", ["bands", 2, "talk"], undefined, "Fill in “When to talk to someone, and to whom”:"],
  ["a second name", "survey", ["pages", 0, "elements", 1, "name"], "1-0", "stands already at “"],
];

test.each(CASES)("%s: the sentence has the labels of the form", (_, part, path, value, expected) => {
  const of = { survey, rule };
  const said = saidOf({ ...of, [part]: set(of[part], path, value) });
  expect(said.map(({ inForms }) => inForms).join("\n")).toContain(expected);
  for (const { inForms } of said)
    expect(inForms).not.toMatch(/"(title|bands|choices|capped|better|gauge|legendNote|talk)"|\[\d\]|\[\]|\{"|: true/);
});
