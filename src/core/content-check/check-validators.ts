import { evaluate, treeOf } from "../conditions/condition.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Answers, SurveyDocument } from "../content-model/survey.ts";
import { answersByQuestion } from "../shared/answers-by-question.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
import { type PageValidator, pageValidators } from "../surveys/page-validators.ts";
import { pick, seededRandom } from "./proof/random.ts";
import { answersPass, answersWorthTrying } from "./proof/sample-answers.ts";

/** How many answers to the questions of one validator are tried. */
const TRIED = 4000;
/** Answers to a question for a text, which may ask for a time of day. */
const TIMES = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

const placeOf = ({ page, index }: PageValidator) => `pages[${page}].validators[${index}].expression`;

/** Checks that the validators of a page compare questions of that page, and none that comes later. */
export function validatorPlaceIssues(survey: SurveyDocument, issue: MakeIssue): Issue[] {
  const items = itemsOf(survey);
  return pageValidators(survey, items).flatMap((validator) => {
    if (treeOf(validator.expression) === null) {
      const hint = "Write it like a condition: {one} <= {other}.";
      return [issue("VALIDATOR_UNREADABLE", placeOf(validator), "This cannot be read.", hint)];
    }
    const pages = items.filter(({ name }) => validator.needs.includes(name)).map(({ page }) => page);
    const last = Math.max(-1, ...pages);
    if (last === validator.page) return [];
    const name = survey.pages[validator.page]?.name;
    const message =
      last > validator.page
        ? `This names a question that comes after page "${name}", where it has no answer yet.`
        : `This names no question of page "${name}", so that nothing there could be put right.`;
    const hint = last < 0 ? "Name a question in braces." : `Move it to page "${survey.pages[last]?.name}".`;
    return [issue("VALIDATOR_PLACE", placeOf(validator), message, hint)];
  });
}

/**
 * Finds validators of pages that stop nobody, or everybody. It tries what a person may answer: every option, numbers at
 * and beside the limits, times of day, and the worked examples. Call it only for surveys without other issues.
 */
export function validatorIssues(file: string, survey: SurveyDocument, rule: ScoringRule): Issue[] {
  const issue = issuesIn(file);
  const items = itemsOf(survey);
  return pageValidators(survey, items).flatMap((validator) => {
    const compared = items.filter(({ name }) => validator.needs.includes(name));
    const outcomes = new Set<boolean>();
    for (const answers of answersTo(compared, rule)) {
      outcomes.add(evaluate(validator.expression, answersByQuestion(answers)) === true);
      if (outcomes.size === 2) return [];
    }
    const stops = validator.soft ? "asks" : "refuses";
    return outcomes.has(true)
      ? [issue("VALIDATOR_NEVER", placeOf(validator), `This ${stops} nobody.`, "Remove it, or look at its signs.")]
      : [
          issue(
            "VALIDATOR_ALWAYS",
            placeOf(validator),
            `This ${stops} everybody.`,
            "It says what is right, not wrong.",
          ),
        ];
  });
}

/** Yields answers to these items: of the examples, then drawn, each fit for its own question. */
function* answersTo(items: readonly Item[], rule: ScoringRule): Generator<Answers> {
  const shown = rule.examples.map(({ answers }) => answers);
  yield* shown.filter((answers) => items.every(({ name }) => answers[name] !== undefined));
  const alone = items.map((item) => ({ ...item, validators: item.validators.filter(({ ofPage }) => !ofPage) }));
  const random = seededRandom(TRIED);
  for (let tries = 0; tries < TRIED; tries += 1) {
    const drawn = alone.flatMap((item): [string, Answers[string]][] => {
      const answer = pick(random, candidatesOf(item, rule));
      return answer === undefined ? [] : [[item.name, answer]];
    });
    const answers = Object.fromEntries(drawn);
    if (drawn.length === items.length && answersPass(alone, answers)) yield answers;
  }
}

const candidates = new WeakMap<Item, readonly Answers[string][]>();

function candidatesOf(item: Item, rule: ScoringRule): readonly Answers[string][] {
  const known = candidates.get(item);
  if (known) return known;
  const found = [...answersWorthTrying(rule, item), ...(item.answer.kind === "text" ? TIMES : [])];
  candidates.set(item, found);
  return found;
}
