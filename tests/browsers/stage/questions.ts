import { textOf } from "#core/shared/text-of.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { domains, ruleOf, surveyOf } from "../../e2e/content.ts";

/** A question as a person meets it, with the answers that the tests give to it. */
export type Question = {
  readonly name: string;
  readonly title: string;
  /** The step it stands on, from 0. */
  readonly step: number;
  readonly isTyped: boolean;
  /** What is shown (or typed), and what the server stores for it. */
  readonly choices: readonly { readonly shown: string; readonly value: unknown }[];
};

export type Questionnaire = {
  readonly survey: string;
  /** The name of its area, as pages call it. */
  readonly area: string;
  readonly path: string;
  readonly scorePath: string;
  readonly questions: readonly Question[];
};

const read = new Map<string, Questionnaire>();

/** @param survey the id of one that a domain asks */
export function questionnaire(survey: string): Questionnaire {
  const known = read.get(survey);
  if (known) return known;
  const domain = domains.find((one) => one.survey === survey);
  if (!domain) throw new Error(`no domain asks ${survey}`);
  const made: Questionnaire = {
    survey,
    area: textOf(domain.name),
    path: domain.routes.questionnaire,
    scorePath: domain.routes.score,
    questions: itemsOf(surveyOf(survey)).map(({ name, title, page, answer }) => ({
      name,
      title: textOf(title),
      step: page,
      isTyped: answer.kind !== "choice",
      choices:
        answer.kind === "choice"
          ? answer.options.map(({ value, text }) => ({ shown: textOf(text), value }))
          : typedAnswers(survey, name),
    })),
  };
  read.set(survey, made);
  return made;
}

/** What the worked examples of the rule answer, each once. */
function typedAnswers(survey: string, item: string) {
  const values = new Set(ruleOf(survey).examples.flatMap(({ answers }) => answers[item] ?? []));
  return [...values].map((value) => ({ shown: `${value}`, value }));
}
