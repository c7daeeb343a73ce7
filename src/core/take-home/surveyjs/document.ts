import { type CarriedScale, carriedScale } from "../../carried/carried-scale.ts";
import { NOTICE_NAME } from "../../carried/notice.ts";
import { unknownFunctionsIn } from "../../conditions/condition.ts";
import { CONDITION_FUNCTIONS } from "../../conditions/condition-functions.ts";
import type { ScaleVersion } from "../../content-changes/content-change.ts";
import type { SurveyDocument } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { typeOf } from "../../question-types/question-types.ts";
import { inEachLanguage } from "../../shared/text-of.ts";
import { itemsOf } from "../../surveys/items.ts";
import { placedElements } from "../../surveys/placed-elements.ts";
import { callsIn, ROUNDED, Unsayable } from "../logic/logic.ts";
import { printerFor } from "../logic/print-logic.ts";
import { scoreFields } from "../score/score-fields.ts";
import type { LeftBehind } from "../taken-home.ts";
import { timesSaid } from "../times/typed-times.ts";
import { surveyJsDialect } from "./dialect.ts";
import { withTimes } from "./with-times.ts";

type CalculatedValue = { readonly name: string; readonly expression: string; readonly includeIntoResult: true };
export type SurveyJsDocument = SurveyDocument & {
  readonly calculatedValues: readonly CalculatedValue[];
  /** What only our own import reads; SurveyJS passes over it. */
  readonly keepwell: CarriedScale;
};

/** Returns the survey as it is, with points, subscores, score and band as values that SurveyJS calculates. */
export function surveyJsDocument(scale: ScaleVersion): LeftBehind & { readonly document: SurveyJsDocument } {
  const { $schema: _, ...survey } = scale.survey;
  const items = itemsOf(survey);
  const score = scoreFields(scale);
  const taken = new Set(items.map(({ name }) => name));
  const targets = new Map(
    items.map(({ name, answer }) => [
      name,
      { name, codes: new Map(codesOf(answer)), isSeveral: answer.kind === "choices" },
    ]),
  );
  const unsaid = [...score.unsaid, ...ownFunctions(scale.survey)];
  const nameFor = (wanted: string): string => {
    // A dot in a name would lead into a value.
    const base = wanted.replaceAll(/[^A-Za-z0-9_-]+/g, "_");
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}_${count}`;
    taken.add(name);
    return name;
  };
  const calculated = new Map<string, string>();
  for (const { id, wanted, scale: read } of score.reads) {
    calculated.set(id, nameFor(wanted));
    unsaid.push(`The score reads the latest result of ${read}: the page has to set it as {${calculated.get(id)}}.`);
  }
  const printer = printerFor(surveyJsDialect, (of) => {
    const name = calculated.get(of);
    return targets.get(of) ?? (name === undefined ? undefined : { name, codes: null, isSeveral: false });
  });
  const calculatedValues = score.fields.flatMap(({ id, wanted, amount }): CalculatedValue[] => {
    try {
      const expression = printer.amount(amount);
      if (callsIn(amount).includes("fixed")) unsaid.push(ROUNDED);
      const name = nameFor(wanted);
      calculated.set(id, name);
      return [{ name, expression, includeIntoResult: true }];
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      unsaid.push(`${id.replace("/", " ")} is left out: ${error.message}.`);
      return [];
    }
  });
  const hasPageChecks = scale.survey.pages.some(({ validators }) => validators);
  const notes = [
    ...timesSaid(items),
    ...(hasPageChecks ? ["Checks of a page stay in the file; SurveyJS itself checks questions alone."] : []),
  ];
  const formulas = calculatedValues.map(({ name, expression }) => `${name} ${expression}`);
  const document = { ...withNotice(withTimes(survey, items), scale.rule.instrument.notice), calculatedValues };
  return { document: { ...document, keepwell: carriedScale(scale, formulas) }, unsaid, notes };
}

/** Puts what the owner wants shown above the first question. */
function withNotice(survey: SurveyDocument, notice: Text | undefined): SurveyDocument {
  const [first, ...others] = survey.pages;
  if (notice === undefined || !first) return survey;
  const note = { type: "html", name: NOTICE_NAME, html: inEachLanguage(notice, asHtml) } as const;
  return { ...survey, pages: [{ ...first, elements: [note, ...first.elements] }, ...others] };
}

const asHtml = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const codesOf = (answer: ReturnType<typeof itemsOf>[number]["answer"]) =>
  "options" in answer ? answer.options.map(({ value }) => [value, `${value}`] as const) : [];

/** Expressions may call functions that Keepwell adds to SurveyJS; elsewhere these have to be registered. */
function ownFunctions(survey: SurveyDocument): string[] {
  const expressions = [
    ...survey.pages.flatMap(({ visibleIf, validators = [] }) => [
      visibleIf ?? "",
      ...validators.map(({ expression }) => expression),
    ]),
    ...placedElements(survey).flatMap(({ element }) => [
      element.visibleIf ?? "",
      ...(typeOf(element).formulas?.(element) ?? []).map(({ expression }) => expression),
    ]),
  ];
  const called = [...CONDITION_FUNCTIONS.keys()].filter((name) =>
    expressions.some((one) => new RegExp(`\\b${name}\\s*\\(`).test(one)),
  );
  const unknown = expressions.filter(Boolean).flatMap(unknownFunctionsIn);
  const all = [...new Set([...called, ...unknown])];
  return all.map(
    (name) => `${name}() is a function of Keepwell: where the survey goes, it has to be registered with SurveyJS.`,
  );
}
