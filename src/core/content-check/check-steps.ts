import type { Catalogue } from "../content-model/domains.ts";
import type { GuidanceEntry } from "../content-model/guidance.ts";
import type { Steps } from "../content-model/steps.ts";
import type { Text } from "../content-model/text.ts";
import { placesIn } from "../shared/fill-in.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { everyWording, textOf } from "../shared/text-of.ts";
import { meantHint } from "./nearest-name.ts";

/** The places of each sentence. */
const PLACES = {
  plan: ["routine", "step"],
  planAt: ["routine", "step", "place"],
  otherwise: ["happens", "instead"],
} as const;

/** What a file of steps names. */
export type NamedBySteps = {
  readonly catalogue: Catalogue;
  /** Those of the guide. */
  readonly entries: readonly GuidanceEntry[];
  /** The meanings of the bands of a survey, in the default language; null while its rule cannot be read. */
  readonly meaningsOf: (survey: string) => readonly string[] | null;
};

/** Checks that every domain has its steps, that each id is used once, and that all that is named exists. */
export function stepsIssues(file: string, steps: Steps, named: NamedBySteps): Issue[] {
  const issue = issuesIn(file);
  return [
    ...sentenceIssues(issue, steps.sentences),
    ...repeatedIssues(
      issue,
      steps.routines.map(({ id }, index) => ({ id, path: `routines[${index}].id` })),
    ),
    ...repeatedIssues(
      issue,
      steps.areas.flatMap((area, index) =>
        area.steps.map(({ id }, step) => ({ id, path: `areas[${index}].steps[${step}].id` })),
      ),
    ),
    ...areaIssues(issue, steps, named),
    ...steps.areas.flatMap(({ category, steps: own }, index) =>
      own.flatMap((step, number) =>
        stepIssues(issue, step, `areas[${index}].steps[${number}]`, {
          ...named,
          category,
          routines: steps.routines.map(({ id }) => id),
        }),
      ),
    ),
  ];
}

function sentenceIssues(issue: MakeIssue, sentences: Steps["sentences"]): Issue[] {
  return Object.entries(PLACES).flatMap(([name, places]) =>
    everyWording(sentences[name as keyof typeof PLACES]).flatMap((words) => {
      const missing = places.filter((place) => !placesIn(words).includes(place));
      const hint = "Put it where the words of the person belong.";
      return missing.map((place) =>
        issue("PLACE_MISSING", `sentences.${name}`, `"${words}" has no place {${place}}.`, hint),
      );
    }),
  );
}

function repeatedIssues(issue: MakeIssue, ids: readonly { readonly id: string; readonly path: string }[]): Issue[] {
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, path }) => issue("REPEATED", path, `The id "${id}" is already used.`, "Each must be unique."));
}

function areaIssues(issue: MakeIssue, { areas }: Steps, { catalogue }: NamedBySteps): Issue[] {
  const categories = catalogue.domains.map(({ category }) => category);
  const unknown = areas.flatMap(({ category }, index) =>
    categories.includes(category)
      ? []
      : [
          issue(
            "CATEGORY_UNKNOWN",
            `areas[${index}].category`,
            `There is no domain "${category}".`,
            meantHint(category, categories),
          ),
        ],
  );
  const missing = categories
    .filter((category) => areas.filter((area) => area.category === category).length !== 1)
    .map((category) =>
      issue(
        "STEPS_MISSING",
        "areas",
        `The domain "${category}" must have one list of steps.`,
        "Add or join the lists.",
      ),
    );
  return [...unknown, ...missing];
}

type Named = NamedBySteps & { readonly category: string; readonly routines: readonly string[] };

function stepIssues(
  issue: MakeIssue,
  { guide, routines = [] }: Steps["areas"][number]["steps"][number],
  path: string,
  named: Named,
): Issue[] {
  const entries = named.entries.filter(({ after }) => !after);
  const ids = entries.map(({ id }) => id);
  const entry = entries.find(({ id }) => id === guide);
  return [
    ...(entry
      ? []
      : [issue("ENTRY_UNKNOWN", `${path}.guide`, `The guide has no entry "${guide}".`, meantHint(guide, ids))]),
    ...(entry && !entry.source
      ? [issue("SOURCE_MISSING", `${path}.guide`, `The entry "${guide}" names no source.`, "Name one that does.")]
      : []),
    ...routines
      .filter((id) => !named.routines.includes(id))
      .map((id) =>
        issue("ROUTINE_UNKNOWN", `${path}.routines`, `There is no routine "${id}".`, meantHint(id, named.routines)),
      ),
  ];
}

/**
 * Finds steps that are offered first for a band that there is not. Such a step is still offered, so this keeps nobody from
 * wording a band anew.
 */
export function stepsWarnings(file: string, { areas }: Steps, named: NamedBySteps): Issue[] {
  const issue = issuesIn(file);
  return areas.flatMap(({ category, steps }, index) => {
    const domain = named.catalogue.domains.find((one) => one.category === category);
    const known = domain ? [domain.survey, ...(domain.variants ?? [])].map(named.meaningsOf) : [null];
    // What is wrong with a rule is told once, in its own file.
    if (known.some((one) => one === null)) return [];
    const meanings = known.flatMap((one) => one ?? []);
    return steps.flatMap(({ first = [] }, number) =>
      first
        .filter((meaning) => !meanings.includes(meaning))
        .map((meaning) =>
          issue(
            "BAND_UNKNOWN",
            `areas[${index}].steps[${number}].first`,
            `No band of this area means "${meaning}".`,
            meantHint(meaning, meanings),
          ),
        ),
    );
  });
}

/** Returns the meanings of bands as steps name them. */
export const meaningsIn = (bands: readonly { readonly meaning: Text }[]): string[] =>
  bands.map(({ meaning }) => textOf(meaning));
