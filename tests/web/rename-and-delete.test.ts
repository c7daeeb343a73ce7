import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleIssues } from "#core/content-check/check-examples.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import type { DraftEdits } from "../../src/features/studio/form/form-edit.ts";
import { deletionOf } from "../../src/features/studio/form/structure/delete.ts";
import { renameEdits } from "../../src/features/studio/form/structure/rename.ts";
import { surveyWords } from "../../src/features/studio/form/survey-words.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";

const SCALES = ["bmi", "diet", "exercise", "learning", "sleep", "socialization", "socialization-18", "stress"];
const draftOf = (id: string) => ({
  survey: readFileSync(`surveys/${id}.json`, "utf8"),
  rule: readFileSync(`scoring-rules/${id}.json`, "utf8"),
});
type Draft = ReturnType<typeof draftOf>;
const edited = ({ survey, rule }: Draft, edits: DraftEdits): Draft => ({
  survey: applied(survey, edits.survey ?? []),
  rule: applied(rule, edits.rule ?? []),
});
const stepsOf = (path: string) =>
  path.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : [/^\d+$/.test(step) ? Number(step) : step]));
function issuesOf({ survey, rule }: Draft): string[] {
  const [document, read]: [SurveyDocument, ScoringRule] = [JSON.parse(survey), JSON.parse(rule)];
  return [
    ...surveyIssues("survey", document),
    ...ruleIssues("rule", read, document),
    ...exampleIssues("rule", read, document),
  ].map(({ message }) => message);
}

test.each(SCALES)("every question of %s can be renamed, and the check finds nothing", (id) => {
  const before = draftOf(id);
  expect(issuesOf(before)).toEqual([]);
  const asked = placedElements(JSON.parse(before.survey));
  const after = asked.reduce((draft, { element: { name }, path }) => {
    return edited(draft, renameEdits(draft, [...stepsOf(path), "name"], name, `${name}-x`));
  }, before);
  expect(after.survey).not.toBe(before.survey);
  expect(issuesOf(after)).toEqual([]);
  const back = asked.reduce((draft, { element: { name }, path }) => {
    return edited(draft, renameEdits(draft, [...stepsOf(path), "name"], `${name}-x`, name));
  }, after);
  expect(back).toEqual(before);
});

test("a row is renamed in points and examples; what is in quotes stays", () => {
  const draft = {
    survey: JSON.stringify({
      pages: [
        {
          name: "page1",
          elements: [
            { type: "matrix", name: "week", title: "Week", columns: ["a", "b"], rows: ["mon", "tue"] },
            {
              type: "comment",
              name: "why",
              title: "Why?",
              visibleIf: "{week.mon} = '{week.mon}' and {#week.mon} = 'a'",
            },
          ],
        },
      ],
    }),
    rule: JSON.stringify({
      points: [{ items: ["week.mon", "week.tue"], values: { a: 0, b: 1 } }],
      score: "{week.mon}+{week.tue}",
      examples: [{ title: "One", answers: { "week.mon": "a" }, score: 0 }],
    }),
  };
  const after = edited(draft, renameEdits(draft, ["pages", 0, "elements", 0, "rows", 0], "week.mon", "week.first"));
  expect(after.survey).toContain("{week.first} = '{week.mon}' and {#week.first} = 'a'");
  expect(after.survey).toContain('"rows":["first","tue"]');
  expect(after.rule).toContain("{week.first}+{week.tue}");
  expect(JSON.parse(after.rule).examples[0].answers).toEqual({ "week.first": "a" });
});

test("a question deleted takes its points and answers with it; formulas and conditions are left, and named", () => {
  const before = draftOf("stress");
  const { edits, removed, left } = deletionOf(before, ["pages", 0, "elements", 0], ["1-0"]);
  const after = edited(before, edits);
  const [survey, rule] = [JSON.parse(after.survey), JSON.parse(after.rule)];
  expect(JSON.stringify(survey)).not.toContain('"1-0"');
  expect(JSON.stringify(rule.points)).not.toContain('"1-0"');
  expect(rule.examples.every(({ answers }: { answers: object }) => !("1-0" in answers))).toBe(true);
  expect(new Set(removed.map(({ where }) => where))).toEqual(new Set(["points", "example"]));
  expect(left.map(({ where }) => where)).toContain("formula");
  const said = surveyWords.deleted("“One”", removed, left);
  const { length } = rule.examples as unknown[];
  expect(said).toContain(`With it went its points and its answers in ${length} examples, which stay.`);
});
