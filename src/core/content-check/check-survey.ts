import { conditionFunctions, namesIn, unknownFunctionsIn } from "../conditions/condition.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { isTyped, optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { typeOf } from "../question-types/question-types.ts";
import { conditionsOf } from "../references/conditions-of-survey.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { itemsOf } from "../surveys/items.ts";
import { isPanel, placedElements } from "../surveys/placed-elements.ts";
import { validatorPlaceIssues } from "./check-validators.ts";
import { meantHint } from "./nearest-name.ts";

/** Checks that names and values are unique in a survey, because answers are stored under them. */
export function surveyIssues(file: string, survey: SurveyDocument): Issue[] {
  const issue = issuesIn(file);
  const elements = placedElements(survey).map(({ element: { name }, path }) => ({ name, path }));
  const firstOf = new Map<string, (typeof elements)[number]>();
  for (const one of elements) if (!firstOf.has(one.name.toLowerCase())) firstOf.set(one.name.toLowerCase(), one);
  const names = elements.flatMap((element) => {
    const { name, path } = element;
    const first = firstOf.get(name.toLowerCase());
    if (!first || first === element) return [];
    const message = `A question named "${first.name}" stands already at ${first.path}; answers could not be told apart.`;
    return [issue("QUESTION_TWICE", `${path}.name`, message, `Give this question a name of its own.`)];
  });
  const items = itemsOf(survey);
  const besides = items.flatMap(({ name, besideOther }) => {
    const same = firstOf.get(name.toLowerCase());
    if (!same || besideOther === undefined) return [];
    const message = `The text beside "other" of question "${besideOther}" is kept under the name "${name}".`;
    return [issue("QUESTION_TWICE", `${same.path}.name`, message, "Give this question a name of its own.")];
  });
  const options = items.flatMap(({ name, answer }) => {
    if (isTyped(answer)) return [];
    const values = optionsOf(answer).map(({ value }) => `${value}`);
    const place = `${firstOf.get(name.toLowerCase())?.path}.choices`;
    if (values.length === 0) {
      const message = `Question "${name}" has nothing to choose from.`;
      return [issue("OPTIONS_MISSING", place, message, 'List "choices", or give "choicesMin" and "choicesMax".')];
    }
    return [...new Set(values.filter((value, index) => values.indexOf(value) < index))].map((value) =>
      issue("OPTION_TWICE", place, `Question "${name}" offers "${value}" twice.`, "Remove one, or reword it."),
    );
  });
  const inherited = elements.flatMap(({ name, path }) => {
    if (!(name in Object.prototype)) return [];
    const message = `A question cannot be named "${name}", which means something to every program already.`;
    return [issue("QUESTION_NAME", `${path}.name`, message, "Choose another name.")];
  });
  const mistakes = placedElements(survey).flatMap(({ element, path }) =>
    (typeOf(element).mistakes?.(element) ?? []).map(({ code, property, message, hint }) =>
      issue(code, `${path}.${property}`, message, hint),
    ),
  );
  const conditions = [...conditionIssues(survey, issue), ...laterIssues(survey, issue)];
  const places = conditions.length > 0 ? [] : validatorPlaceIssues(survey, issue);
  return [...names, ...besides, ...inherited, ...options, ...mistakes, ...conditions, ...places];
}

/** Checks that conditions and validators name questions of this survey. SurveyJS treats an unknown name as empty without an error. */
function conditionIssues(survey: SurveyDocument, issue: MakeIssue): Issue[] {
  const placed = placedElements(survey);
  const known = placed.flatMap(({ element }) => (isPanel(element) ? [] : [element.name]));
  const isKnown = new Set(known);
  const named = (path: string, expression: string) => [
    ...unknownFunctionsIn(expression).map((name) =>
      issue("FUNCTION_UNKNOWN", path, `There is no function "${name}".`, meantHint(name, conditionFunctions())),
    ),
    ...namesIn(expression)
      .filter((name) => !isKnown.has(name) && !isKnown.has(name.split(/[.[]/)[0] ?? name))
      .map((name) => {
        const message = `{${name}} is no question of this survey, so this would never hold.`;
        return issue("CONDITION_NAME", path, message, meantHint(name, known));
      }),
  ];
  return conditionsOf(survey).flatMap(({ path, expression }) => named(path, expression));
}

/** Checks that no page, panel or question is shown by an answer to itself, or to a question that comes after it. */
function laterIssues(survey: SurveyDocument, issue: MakeIssue): Issue[] {
  const asked = placedElements(survey).filter(({ element }) => !isPanel(element));
  // The first of two with one name counts; that there are two is an issue of its own.
  const places = new Map(asked.map(({ element }, place) => [element.name, place] as const).reverse());
  return conditionsOf(survey).flatMap(({ path, expression }) => {
    if (!path.endsWith(SHOWN_BY)) return [];
    const shown = path.slice(0, -SHOWN_BY.length);
    const first = asked.findIndex((one) => one.path === shown || one.path.startsWith(`${shown}.`));
    const placeOf = (name: string) => places.get(name) ?? places.get(name.split(/[.[]/)[0] ?? name) ?? -1;
    const later = namesIn(expression).find((name) => placeOf(name) >= first);
    if (later === undefined || first === -1) return [];
    const message = `This is shown by an answer to "${later}", which is not asked before it.`;
    return [issue("CONDITION_LATER", path, message, `Move "${later}" up, or name an earlier question.`)];
  });
}

const SHOWN_BY = ".visibleIf";
