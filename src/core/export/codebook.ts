import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { textOf } from "../shared/text-of.ts";
import type { Variable } from "./variables.ts";

export type Codebook = {
  readonly scale: string;
  readonly title: string;
  readonly about: string;
  readonly ruleVersion: string;
  readonly source: string;
  readonly doi: string | null;
  readonly rights: string;
  readonly deviations: readonly string[];
  readonly variables: readonly Variable[];
};

/** Returns what each column of an export means, with the information about the scale. */
export function codebookOf(rule: ScoringRule, variables: readonly Variable[]): Codebook {
  const { source, doi, rights, deviations } = rule.instrument;
  return {
    scale: rule.scale,
    title: textOf(rule.title),
    about: textOf(rule.about),
    ruleVersion: rule.version,
    source,
    doi,
    rights: textOf(rights),
    deviations: deviations.map((deviation) => textOf(deviation)),
    variables,
  };
}

const COLUMNS = [
  "variable",
  "label",
  "type",
  "reverse_scored",
  "source",
  "min",
  "max",
  "value",
  "code",
  "value_label",
  "points",
];

/** Returns the codebook as a table, its header first: a row for each variable, or for each of its options. */
export function codebookTable({ variables }: Pick<Codebook, "variables">): (string | number | boolean | null)[][] {
  const rows = variables.flatMap(({ name, label, type, reverseScored, source, range, options }) => {
    const about = [name, label, type, reverseScored, source, range?.min ?? null, range?.max ?? null];
    if (options.length === 0) return [[...about, null, null, null, null]];
    return options.map((option) => [...about, option.value, option.code, option.label, option.points]);
  });
  return [COLUMNS, ...rows];
}
