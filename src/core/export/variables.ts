import type { ScaleVersion } from "../content-changes/content-change.ts";
import type { FurtherResult } from "../content-model/rule-result.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import { wordsOf } from "../question-types/question-types.ts";
import { reverseScored } from "../scoring/reverse-scored.ts";
import { textOf } from "../shared/text-of.ts";
import { type Item, itemsOf, questionOf } from "../surveys/items.ts";
import { elementNamed } from "../surveys/placed-elements.ts";
import { unscoredTexts } from "./unscored-texts.ts";
import type { Variable, VariableOption } from "./variable.ts";

export type { Variable } from "./variable.ts";

const PLAIN = { options: [], reverseScored: null, range: null } as const;
const FIRST: readonly Variable[] = [
  {
    ...PLAIN,
    name: "participant",
    label: "Pseudonym of the person, the same in every export from here",
    type: "text",
    source: "keyed hash",
  },
  { ...PLAIN, name: "submission", label: "Pseudonym of the submission", type: "text", source: "keyed hash" },
  { ...PLAIN, name: "submitted_at", label: "When the answers were given, UTC", type: "time", source: "server" },
  {
    ...PLAIN,
    name: "age_band",
    label: "Age in decades when the answers were given",
    type: "text",
    source: "year of birth",
  },
  {
    ...PLAIN,
    name: "content_version",
    label: "Hash of the survey and rule that were answered",
    type: "text",
    source: "server",
  },
  { ...PLAIN, name: "rule_version", label: "Version of the rule that gave the score", type: "text", source: "rule" },
];

const ALERTS: Variable = {
  ...PLAIN,
  name: "alerts",
  label: "Names of the alerts that the answers raised, with ; between them",
  type: "text",
  source: "alerts of the rule",
};

/**
 * The columns that are not about one item, before and after the item columns; an item with such a name gets a
 * prefix.
 */
const FIXED = new Set([
  ...FIRST.map(({ name }) => name),
  "score",
  "meaning",
  "original_score",
  "original_meaning",
  "original_rule_version",
  "replaced_by",
  "first_submitted_at",
  "alerts",
]);

/** Returns the column of an item's answer; `scale:score` uses the same name, unless a column of another kind has it. */
export function answerColumn(item: string): string {
  return FIXED.has(item) ? `answer:${item}` : item;
}

/**
 * Returns the columns of an export of one scale. Where versions differ, an item is described by the newest version
 * that asks it, with the options of all versions.
 * @param versions newest first, at least one
 * @param withText true for the typed texts too that no score is made of
 */
export function exportVariables(versions: readonly ScaleVersion[], { withText = false } = {}): Variable[] {
  const [newest] = versions;
  if (!newest) return [];
  const leftOut = withText ? new Set() : unscoredTexts(versions);
  const items = new Map<string, Variable[]>();
  const derived = new Map<string, Variable>();
  const further = new Map<string, Variable>();
  for (const version of versions) {
    for (const item of itemsOf(version.survey).filter(({ name }) => !leftOut.has(name))) {
      const known = items.get(item.name);
      if (known)
        items.set(
          item.name,
          known.map((variable) => withOptionsOf(variable, item, version)),
        );
      else items.set(item.name, itemVariables(item, version));
    }
    for (const variable of derivedVariables(version.rule)) {
      if (!derived.has(variable.name)) derived.set(variable.name, variable);
    }
    for (const variable of (version.rule.further ?? []).flatMap(furtherVariables)) {
      if (!further.has(variable.name)) further.set(variable.name, variable);
    }
  }
  const alerts = versions.some(({ rule }) => rule.alerts) ? [ALERTS] : [];
  const scores = scoreVariables(newest.rule, [...further.values()]);
  return [...FIRST, ...[...items.values()].flat(), ...derived.values(), ...scores, ...alerts];
}

function itemVariables(item: Item, { survey, rule }: ScaleVersion): Variable[] {
  const whole = elementNamed(survey, questionOf(item));
  const title = textOf(item.title);
  const label = whole ? `${textOf(wordsOf(whole))} ${title}` : title;
  const { answer, name } = item;
  const points = rule.points?.find((group) => group.items.includes(name));
  const source = `question ${name}`;
  const reversed = points ? reverseScored(rule, itemsOf(survey)).has(name) : null;
  const options = codedOptions(item, points?.values);
  const base = { name: answerColumn(name), label, source, options, reverseScored: reversed, range: null };
  const answers = onServer(answer).columns(answer, base, name);
  if (!points) return answers;
  const values = [...Object.values(points.values), points.notAsked ?? [], points.skipped ?? []].flat();
  const range = onServer(answer).pointsHaveRange ? { min: Math.min(...values), max: Math.max(...values) } : null;
  const pointed: Variable = {
    ...PLAIN,
    name: `points:${name}`,
    label: `Points of: ${label}`,
    type: "number",
    reverseScored: reversed,
    source: `points of ${name}`,
    range,
  };
  return [...answers, pointed];
}

function codedOptions({ answer }: Item, points: Readonly<Record<string, number>> = {}): VariableOption[] {
  const options = optionsOf(answer);
  const areCodes = options.every(({ value }) => Number.isSafeInteger(value));
  return options.map(({ value, text }, index) => ({
    value: `${value}`,
    label: textOf(text),
    code: areCodes ? Number(value) : index + 1,
    points: points[`${value}`] ?? null,
  }));
}

/** Options that only an older version offers are appended, with codes of their own. */
function withOptionsOf(variable: Variable, item: Item, { rule }: ScaleVersion): Variable {
  if (variable.name !== answerColumn(item.name)) return variable;
  const points = rule.points?.find((group) => group.items.includes(item.name))?.values;
  const further = codedOptions(item, points).filter(
    ({ value }) => !variable.options.some((one) => one.value === value),
  );
  const highest = Math.max(0, ...variable.options.map(({ code }) => code));
  const coded = further.map((option, index) => ({ ...option, code: highest + 1 + index }));
  return { ...variable, options: [...variable.options, ...coded] };
}

/** Returns the variables of intermediate values: results read, tables, cut-offs and subscores. */
function derivedVariables(rule: ScoringRule): Variable[] {
  const one = (kind: string, name: string, title: unknown, source: string): Variable => {
    const label = title === undefined ? name : textOf(title as Parameters<typeof textOf>[0]);
    return { ...PLAIN, name: `${kind}:${name}`, label, type: "number", source };
  };
  return [
    ...(rule.reads ?? []).map(({ name, scale }) => one("stored", name, undefined, `result of ${scale}`)),
    ...(rule.tables ?? []).flatMap(({ pairs }) =>
      pairs.map(({ name, title, rows, columns }) => one("table", name, title, `table of {${rows}} and {${columns}}`)),
    ),
    ...(rule.steps ?? []).map(({ name, title, of }) => one("step", name, title, `cut-offs of ${of}`)),
    ...(rule.subscores ?? []).map(({ name, title, expression }) => one("subscore", name, title, expression)),
  ];
}

const bandOptions = (bands: ScoringRule["bands"]): VariableOption[] =>
  bands.map(({ meaning, from }, index) => {
    const words = textOf(meaning);
    return { value: words, label: `${words} (from ${from})`, code: index + 1, points: null };
  });

function furtherVariables({ name, title, formula, range, bands }: FurtherResult): Variable[] {
  const label = textOf(title);
  const number: Variable = { ...PLAIN, name: `result:${name}`, label, type: "number", source: formula, range };
  if (bands.length === 0) return [number];
  const band = { name: `result:${name}:meaning`, label: `${label}: band`, options: bandOptions(bands) };
  return [number, { ...PLAIN, ...band, type: "option", source: "bands of the rule" }];
}

function scoreVariables(rule: ScoringRule, further: readonly Variable[]): Variable[] {
  const title = textOf(rule.main?.title ?? rule.title);
  const bands = bandOptions(rule.bands);
  const anew = "the first result, of a submission that was scored anew";
  return [
    { ...PLAIN, name: "score", label: title, type: "number", source: rule.score, range: rule.range },
    ...further,
    { ...PLAIN, name: "meaning", label: `${title}: band`, type: "option", options: bands, source: "bands of the rule" },
    { ...PLAIN, name: "original_score", label: `${title}: first score`, type: "number", source: anew },
    { ...PLAIN, name: "original_meaning", label: `${title}: first band`, type: "text", source: anew },
    {
      ...PLAIN,
      name: "original_rule_version",
      label: "Version of the rule that gave the first score",
      type: "text",
      source: anew,
    },
    {
      ...PLAIN,
      name: "replaced_by",
      label: "Pseudonym of the submission that corrects this one; empty when this one counts",
      type: "text",
      source: "keyed hash",
    },
    {
      ...PLAIN,
      name: "first_submitted_at",
      label: "When the answers that this submission corrects were first given, UTC",
      type: "time",
      source: "server",
    },
  ];
}
