import type { Answers } from "#core/content-model/answers.ts";
import { URLS } from "#core/fhir/resources.ts";
import { onServer } from "#core/question-types/answer-kinds/on-server.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { askedThere } from "#core/take-home/times/typed-times.ts";
import { fhirPath } from "../../../support/fhir-path.ts";
import { withPickedTimes } from "../picked-times.ts";
import type { Scale } from "../scales.ts";

/** What a program that fills in a Questionnaire holds of some answers: here, all questions in one list. */
function responseOf({ survey, rule }: Scale, answers: Answers, stored: object) {
  const picked = withPickedTimes(survey, answers);
  const given = (item: ReturnType<typeof itemsOf>[number]) => {
    const value = picked[item.name];
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return values.map((one) => onServer(item.answer).fhirResponse(item.answer, one, null));
  };
  const item = itemsOf(survey)
    .map(askedThere)
    .map((one) => ({ linkId: one.name, answer: given(one) }));
  const reads = (rule.reads ?? []).map(({ name }) => {
    const value = (stored as Readonly<Record<string, number>>)[name];
    return { linkId: `read/${name}`, answer: value === undefined ? [] : [{ valueDecimal: value }] };
  });
  return { resourceType: "QuestionnaireResponse", item: [{ linkId: "page/all", item }, ...reads] };
}

/** Works out what a Questionnaire calculates, by our ids. */
export function inFhir(scale: Scale) {
  const { extension = [], item = [] } = fhirHome(scale).questionnaire;
  return (answers: Answers, stored: object): Readonly<Record<string, unknown>> => {
    const variables: Record<string, readonly unknown[]> = { resource: [responseOf(scale, answers, stored)] };
    for (const { url, valueExpression: one } of extension)
      if (url === URLS.variable && one?.name) variables[one.name] = fhirPath(one.expression, variables);
    const outcomes = item.at(-1)?.item ?? [];
    return Object.fromEntries(
      outcomes.map(({ linkId, extension: [first] = [] }) => [
        linkId.replace("calculated/", ""),
        fhirPath(first?.valueExpression?.expression ?? "", variables)[0],
      ]),
    );
  };
}
