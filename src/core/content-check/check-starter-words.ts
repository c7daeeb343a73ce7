import { starterScale } from "../content-model/starter-scale.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";

/** The sample sentences that a new scale begins with and that say nothing: each is to be reworded. */
const SAMPLES: ReadonlySet<unknown> = new Set(samples());

function samples(): unknown[] {
  const { survey, rule } = starterScale("sample", "Sample", 2000);
  const titles = survey.pages.flatMap(({ elements }) => elements.map((one) => ("title" in one ? one.title : "")));
  return [...titles, ...rule.bands.map(({ explanation }) => explanation)];
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
