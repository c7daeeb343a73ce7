import { readFileSync } from "node:fs";
import { evaluate } from "#core/conditions/condition.ts";
import type { Catalogue, Domain } from "#core/content-model/domains.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { textOf } from "#core/shared/text-of.ts";
import { askedItems } from "#core/surveys/check-answers.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";
import { pageValidators } from "#core/surveys/page-validators.ts";

// The journeys read what they ask and expect from the content itself, so that an editor's change of
// words changes no test.
const read = <Value>(path: string): Value => JSON.parse(readFileSync(path, "utf8"));

export type Answer = { readonly item: Item; readonly title: string; readonly typed: string; readonly shown: string };
/** An example of a shipped scale: each of these has bands, and so a meaning. */
export type Example = ScoringRule["examples"][number] & { readonly meaning: string };

/** Content as the journeys read it. */
export type ContentReader = ReturnType<typeof contentIn>;

export function contentIn(surveysDir: string, rulesDir: string) {
  const surveyOf = (id: string) => read<SurveyDocument>(`${surveysDir}/${id}.json`);
  const ruleOf = (id: string) => read<ScoringRule>(`${rulesDir}/${id}.json`);

  /** Whether a page asks "Is this right?" about these answers. */
  function isDoubtful(survey: string, answers: Example["answers"]): boolean {
    const document = surveyOf(survey);
    return pageValidators(document, itemsOf(document)).some(({ expression }) => evaluate(expression, answers) !== true);
  }

  /** The example with the middle score of those nobody is asked about, where no border hides a mistake. */
  function middleExample(survey: string): Example {
    const all = (ruleOf(survey).examples as Example[]).toSorted((one, other) => one.score - other.score);
    const examples = all.filter(({ answers }) => !isDoubtful(survey, answers));
    const ends = (examples[0]?.score ?? 0) + (examples.at(-1)?.score ?? 0);
    const example = examples.find(({ score }) => score * 2 >= ends);
    if (!example) throw new Error(`no example for ${survey}`);
    return example;
  }

  /** The steps of a questionnaire with the answers of an example, as a person sees and gives them. */
  function stepsOf(domain: Domain, { answers }: Example): Answer[][] {
    const survey = surveyOf(domain.survey);
    const items = askedItems(itemsOf(survey), answers);
    return survey.pages.map((_, page) =>
      items
        .filter((item) => item.page === page)
        .map((item) => ({
          item,
          title: textOf(item.title),
          typed: `${answers[item.name]}`,
          shown: shownText(item, answers),
        })),
    );
  }

  return {
    domains: read<Catalogue>(`${surveysDir}/domains.json`).domains,
    surveyOf,
    ruleOf,
    middleExample,
    exampleOf: (domain: Domain): Example => middleExample(domain.survey),
    stepsOf,
  };
}

function shownText({ name, answer }: Item, answers: Example["answers"]): string {
  if (answer.kind !== "choice") return `${answers[name]}`;
  return textOf(answer.options.find(({ value }) => value === answers[name])?.text ?? "");
}

export const shipped = contentIn("surveys", "scoring-rules");
export const { domains, surveyOf, ruleOf, stepsOf, exampleOf, middleExample } = shipped;
