import type { Catalogue } from "../content-model/domains.ts";
import type { FirstSurvey } from "../content-model/first-survey.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import { oneOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { isList } from "../question-types/question-types.ts";
import { placesIn } from "../shared/fill-in.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";
import { itemsOf } from "../surveys/items.ts";
import { placedElements } from "../surveys/placed-elements.ts";

type CheckedScale = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

/** Checks that each survey asked first can be asked and scored on its one page. Unknown surveys are reported elsewhere. */
export function firstSurveyIssues(
  file: string,
  { domains }: Catalogue,
  scales: ReadonlyMap<string, CheckedScale>,
): Issue[] {
  return domains.flatMap(({ firstSurvey }, index) => {
    const scale = firstSurvey && scales.get(firstSurvey.survey);
    if (!scale) return [];
    const issue: MakeIssue = (code, path, message, hint) =>
      issuesIn(file)(code, `domains[${index}].firstSurvey.${path}`, message, hint);
    return [
      ...scaleIssues(scale, issue),
      ...unitIssues(firstSurvey, scale.survey, issue),
      ...wordIssues(firstSurvey, issue),
      ...notInListIssues(firstSurvey, scale.survey, issue),
    ];
  });
}

function scaleIssues({ survey, rule }: CheckedScale, issue: MakeIssue): Issue[] {
  const unfit = placedElements(survey).filter(
    ({ element, conditions }) =>
      !isList(element) || !isRequired(element) || conditions.length > 0 || offersMore(element),
  );
  const message = 'is no dropdown that everybody must answer, without "other", and not declinable.';
  return [
    ...unfit.map(({ element: { name } }) =>
      issue("FIRST_SURVEY", "survey", `Question "${name}" ${message}`, "This page asks such questions alone."),
    ),
    ...(rule.public
      ? []
      : [issue("FIRST_SURVEY", "survey", "The rule is not public.", 'Write "public": true in its scoring rule.')]),
    ...(rule.reads?.length
      ? [issue("FIRST_SURVEY", "survey", "The rule reads other results.", "Choose a survey that stands alone.")]
      : []),
  ];
}

const isRequired = (element: SurveyElement) => "isRequired" in element && element.isRequired === true;

const offersMore = (element: SurveyElement) =>
  ("showOtherItem" in element && element.showOtherItem === true) ||
  ("declinable" in element && element.declinable === true);

/** Other units set every question, each once, and to whole numbers. */
function unitIssues({ otherUnits }: FirstSurvey, survey: SurveyDocument, issue: MakeIssue): Issue[] {
  if (!otherUnits) return [];
  const named = otherUnits.fields.flatMap(({ items }) => items.map(({ name }) => name));
  return itemsOf(survey)
    .flatMap(({ name, answer }) => {
      const isNumbers = oneOf(answer)?.every(({ value }) => typeof value === "number") ?? false;
      const times = named.filter((one) => one === name).length;
      if (times === 1 && isNumbers) return [];
      const message = isNumbers
        ? `The fields set question "${name}" ${times === 0 ? "never" : "more than once"}.`
        : `Question "${name}" has options that are no numbers.`;
      return [issue("OTHER_UNITS", "otherUnits.fields", message, "Set each question once, all of them numbers.")];
    })
    .concat(
      named
        .filter((name) => !itemsOf(survey).some((item) => item.name === name))
        .map((name) =>
          issue("OTHER_UNITS", "otherUnits.fields", `There is no question "${name}".`, "Use the names in the survey."),
        ),
    );
}

function wordIssues({ words }: FirstSurvey, issue: MakeIssue): Issue[] {
  const places = placesIn(textOf(words.announced));
  return ["result", "meaning"]
    .filter((place) => !places.includes(place))
    .map((place) => issue("PLACE_MISSING", "words.announced", `{${place}} is left out.`, "Write it where it belongs."));
}

/** A number can be typed for a question whose options are numbers. */
function notInListIssues({ notInList }: FirstSurvey, survey: SurveyDocument, issue: MakeIssue): Issue[] {
  if (!notInList) return [];
  const { name, min, max } = notInList;
  const item = itemsOf(survey).find((one) => one.name === name);
  const isNumbers = item && (oneOf(item.answer)?.every(({ value }) => typeof value === "number") ?? false);
  return [
    ...(isNumbers
      ? []
      : [issue("NOT_IN_LIST", "notInList.name", `"${name}" is no question whose options are numbers.`, "Name one.")]),
    ...(min < max ? [] : [issue("NOT_IN_LIST", "notInList.min", `${min} is not below ${max}.`, "Swap the two.")]),
  ];
}
