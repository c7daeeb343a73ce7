import type { ExampleWithoutScore, ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { ScoringError } from "../scoring/scoring-error.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import { answerChecker } from "../surveys/check-answers.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
import { openItems } from "../surveys/open-items.ts";
import { meantHint } from "./nearest-name.ts";

/** The number of wrong examples reported in full. Further ones mostly repeat one mistake. */
const REPORTED = 3;
const EITHER = "Correct the rule or the example, whichever is wrong.";

/** Runs a rule's worked examples, which are its own tests and show readers how it works. */
export function exampleIssues(file: string, rule: ScoringRule, survey: SurveyDocument): Issue[] {
  const issue = issuesIn(file);
  const items = itemsOf(survey);
  const check = answerChecker(items);
  const shown = [
    ...rule.examples.map((example, index) => ({ path: `examples[${index}]`, example })),
    ...(rule.withoutScore ?? []).map((example, index) => ({
      path: `withoutScore[${index}]`,
      example: { ...example, score: null },
    })),
  ];
  const refused = shown.flatMap(({ path, example }) =>
    check(example.answers).map(({ message }) => {
      const hint = "Give the answers a person could give: every question that is asked, each option word for word.";
      return issue("EXAMPLE_ANSWERS", `${path}.answers`, `"${example.title}": ${message}`, hint);
    }),
  );
  const wrong = shown.flatMap(({ path, example }) => {
    if (refused.some((other) => other.path === `${path}.answers`)) return [];
    const { differences, hint } = comparison(rule, items, example);
    if (differences.length === 0) return [];
    return [issue("EXAMPLE_WRONG", path, `"${example.title}": ${differences.join("; ")}.`, hint)];
  });
  if (wrong.length <= REPORTED + 1) return [...refused, ...wrong];
  const message = `${wrong.length - REPORTED} more examples come out otherwise than written.`;
  const hint = "When so many differ, look at the rule first.";
  return [...refused, ...wrong.slice(0, REPORTED), issue("EXAMPLE_WRONG", "examples", message, hint)];
}

type Comparison = { readonly differences: readonly string[]; readonly hint: string };

type Stated = ExampleWithoutScore & {
  readonly score: number | null;
  readonly meaning?: string;
  readonly subscores?: Readonly<Record<string, number>>;
};

/** Compares what an example states with what the rule gives for its answers. */
function comparison(rule: ScoringRule, items: readonly Item[], example: Stated): Comparison {
  try {
    const open = openItems(items, example.answers);
    const { score, meaning, subscores, trace } = scoreAnswers(rule, example.answers, example.stored, open);
    const differences: string[] = [];
    let hint = EITHER;
    if (score !== example.score) {
      differences.push(`the score should be ${example.score ?? "none"}, but the rule gives ${score ?? "none"}`);
    }
    const stated = example.meaning ?? "";
    if (score !== null && example.score !== null && meaning !== stated) {
      const meanings = rule.bands.map((band) => textOf(band.meaning));
      differences.push(
        stated === ""
          ? `its meaning is missing; the rule says "${meaning}"`
          : `the meaning should be "${stated}", but the rule ${meaning === "" ? "has no bands" : `says "${meaning}"`}`,
      );
      if (stated !== "" && !meanings.includes(stated)) hint = meantHint(stated, meanings);
    }
    for (const [name, value] of Object.entries(example.results ?? {})) {
      const got = trace.results?.find((result) => result.name === name);
      if (!got)
        hint = meantHint(
          name,
          (rule.further ?? []).map((result) => result.name),
        );
      if (!got) differences.push(`the rule has no further result "${name}"`);
      else if (got.score !== value) {
        differences.push(`${name} should be ${value ?? "none"}, but the rule gives ${got.score ?? "none"}`);
      }
    }
    differences.push(...alertDifferences(trace.alerts ?? [], example.alerts ?? []));
    for (const [name, value] of Object.entries(example.subscores ?? {})) {
      const got = Object.hasOwn(subscores, name) ? subscores[name] : undefined;
      if (got === value) continue;
      if (got === undefined) hint = meantHint(name, Object.keys(subscores));
      const given = got === undefined ? "the rule has no such subscore" : `the rule gives ${got}`;
      differences.push(`${name} should be ${value}, but ${given}`);
    }
    return { differences, hint };
  } catch (error) {
    if (error instanceof ScoringError) return { differences: [error.message], hint: EITHER };
    throw error;
  }
}

function alertDifferences(raised: readonly { readonly name: string }[], expected: readonly string[]): string[] {
  const names = raised.map(({ name }) => name);
  return [
    ...expected
      .filter((name) => !names.includes(name))
      .map((name) => `the alert "${name}" should be raised, but is not`),
    ...names.filter((name) => !expected.includes(name)).map((name) => `the alert "${name}" is raised, but not listed`),
  ];
}
