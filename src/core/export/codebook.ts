import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { textOf } from "../shared/text-of.ts";
import { missingReasons, tellsMissing } from "./missing-codes.ts";
import type { Variable } from "./variables.ts";

export type Codebook = {
  readonly scale: string;
  readonly title: string;
  readonly about: string;
  readonly ruleVersion: string;
  readonly source: string;
  readonly doi: string | null;
  readonly rights: string;
  /** What the owner of the instrument wants shown. */
  readonly notice?: string;
  /** LOINC codes of the items and of the score, where they are known. */
  readonly codes?: ScoringRule["codes"];
  readonly deviations: readonly string[];
  /** The codes of columns of answers where there is no answer. */
  readonly missing: readonly { readonly code: number; readonly label: string }[];
  readonly variables: readonly Variable[];
};

/** Returns what each column of an export means, with the information about the scale. */
export function codebookOf(rule: ScoringRule, variables: readonly Variable[]): Codebook {
  const { source, doi, rights, notice, deviations } = rule.instrument;
  return {
    scale: rule.scale,
    title: textOf(rule.title),
    about: textOf(rule.about),
    ruleVersion: rule.version,
    source,
    doi,
    rights: textOf(rights),
    ...(notice ? { notice: textOf(notice) } : {}),
    ...(rule.codes ? { codes: rule.codes } : {}),
    deviations: deviations.map((deviation) => textOf(deviation)),
    missing: missingReasons(variables),
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

/**
 * Returns the codebook as a table, its header first: a row for each variable, or for each of its options. A column of
 * answers also has a row for each code that says why there is none.
 */
export function codebookTable({ variables }: Pick<Codebook, "variables">): (string | number | boolean | null)[][] {
  const reasons = missingReasons(variables).map(({ code, label }) => [`${code}`, code, label, null]);
  const rows = variables.flatMap((variable) => {
    const { name, label, type, reverseScored, source, range } = variable;
    const about = [name, label, type, reverseScored, source, range?.min ?? null, range?.max ?? null];
    const options = variable.options.map((option) => [option.value, option.code, option.label, option.points]);
    const own = options.length > 0 ? options : [[null, null, null, null]];
    return [...own, ...(tellsMissing(variable) ? reasons : [])].map((cells) => [...about, ...cells]);
  });
  return [COLUMNS, ...rows];
}
