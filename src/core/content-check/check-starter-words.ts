import { ScoringRuleSchema } from "../content-model/scoring-rule.ts";
import { starterScale } from "../content-model/starter-scale.ts";
import { SurveyDocumentSchema } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { textsIn } from "../translations/texts-in.ts";

/** Ends a sentence; a name, an option or a printed limit may be right as the sample has it. */
const SENTENCE = /[.?!]$/;

/** The sample sentences that a new scale begins with and that say nothing of it: each is to be reworded. */
const SAMPLES: ReadonlySet<unknown> = new Set(samples());

function samples(): Text[] {
  const { survey, rule } = starterScale("sample", "Sample", 2000);
  return [...textsIn(SurveyDocumentSchema, survey), ...textsIn(ScoringRuleSchema, rule)]
    .filter(({ place: [part], text }) => part !== "instrument" && typeof text === "string" && SENTENCE.test(text))
    .map(({ text }) => text);
}

/** Warns of each sample sentence of a new scale that is still there, in a survey or in a rule. */
export function starterWarnings(file: string, content: unknown): Issue[] {
  const issue = issuesIn(file);
  return placesOfSamples(content, "").map(({ path, words }) =>
    issue(
      "STARTER_WORDS",
      path,
      `This is still a sample sentence: “${words}”`,
      "Put your own words in its place, or delete what it belongs to. Then the scale can be published.",
    ),
  );
}

type Place = { readonly path: string; readonly words: string };

function placesOfSamples(value: unknown, path: string): Place[] {
  if (typeof value === "string") return SAMPLES.has(value) ? [{ path, words: value }] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => placesOfSamples(one, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => placesOfSamples(one, path === "" ? key : `${path}.${key}`));
}
