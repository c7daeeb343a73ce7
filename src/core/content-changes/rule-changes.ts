import type { Instrument, ScoringRule, Steps } from "../content-model/scoring-rule.ts";
import type { Text } from "../content-model/text.ts";
import { bandChanges } from "./band-changes.ts";
import { changed } from "./changed-value.ts";
import { type ContentChange, changesIn } from "./content-change.ts";
import { differenceOf, isAlike } from "./named-list.ts";
import { pointsChanges, tableChanges } from "./points-changes.ts";
import { resultChanges } from "./result-changes.ts";
import { named, quoted, textChanges } from "./text-changes.ts";

const make = changesIn("rule");

/** Lists how two versions of a rule differ. */
export function ruleChanges(older: ScoringRule, newer: ScoringRule): ContentChange[] {
  return [
    ...textChanges(make, "title", "The title of the scale", older.title, newer.title),
    ...textChanges(make, "about", "What is said about the scale", older.about, newer.about),
    ...readsChanges(older, newer),
    ...pointsChanges(make, older, newer),
    ...tableChanges(make, older, newer),
    ...stepsChanges(older.steps, newer.steps),
    ...subscoreChanges(older, newer),
    ...changed(make, "FORMULA_CHANGED", "score", "scores", "The formula of the score", older.score, newer.score),
    ...changed(make, "RANGE_CHANGED", "range.min", "bands", "The lowest score", older.range.min, newer.range.min),
    ...changed(make, "RANGE_CHANGED", "range.max", "bands", "The highest score", older.range.max, newer.range.max),
    ...gaugeChanges(older, newer),
    ...changed(
      make,
      "MARGIN_CHANGED",
      "margin.within",
      "bands",
      "The change that counts as none",
      older.margin?.within,
      newer.margin?.within,
    ),
    ...textChanges(
      make,
      "margin.basis",
      "The basis of the margin",
      older.margin?.basis,
      newer.margin?.basis,
      "records",
    ),
    ...bandChanges(make, older.bands, newer.bands),
    ...resultChanges(make, older, newer),
    ...textChanges(make, "legendNote", "The note on the legend", older.legendNote, newer.legendNote, "records"),
    ...instrumentChanges(older.instrument, newer.instrument),
    ...(isAlike(older.kit, newer.kit)
      ? []
      : [make("SOURCE_CHANGED", "kit", "records", "What is kept of its kit changed.")]),
    ...(isAlike(older.codes, newer.codes)
      ? []
      : [make("SOURCE_CHANGED", "codes", "records", "The LOINC codes changed.")]),
    ...changed(make, "VERSION_CHANGED", "version", "records", "The version", older.version, newer.version),
    ...changed(make, "OTHER_CHANGED", "scale", "records", "The id of the scale", older.scale, newer.scale),
    ...changed(make, "OTHER_CHANGED", "public", "records", "Whether browsers get the rule", older.public, newer.public),
    ...exampleChanges(older, newer),
  ];
}

function readsChanges({ reads: older = [] }: ScoringRule, { reads: newer = [] }: ScoringRule): ContentChange[] {
  const { kept, added, removed } = differenceOf(older, newer, ({ name }) => name);
  return [
    ...removed.map(({ thing, index }) =>
      make("READS_CHANGED", `reads[${index}]`, "scores", `The result of ${thing.scale} is not read any more.`),
    ),
    ...added.map(({ thing, index }) =>
      make(
        "READS_CHANGED",
        `reads[${index}]`,
        "scores",
        `The result of ${thing.scale} is now read as {${thing.name}}.`,
      ),
    ),
    ...kept.flatMap(({ older: before, newer: after, newerIndex }) => [
      ...changed(
        make,
        "READS_CHANGED",
        `reads[${newerIndex}].scale`,
        "scores",
        `The scale read as {${after.name}}`,
        before.scale,
        after.scale,
      ),
      ...textChanges(
        make,
        `reads[${newerIndex}].missing`,
        `The message for a missing result of ${after.scale}`,
        before.missing,
        after.missing,
      ),
    ]),
  ];
}

const cutOffs = (steps: Steps) => ("from" in steps ? { from: steps.from } : { upTo: steps.upTo });

function stepsChanges(older: readonly Steps[] = [], newer: readonly Steps[] = []): ContentChange[] {
  const { kept, added, removed } = differenceOf(older, newer, ({ name }) => name);
  return [
    ...removed.map(({ thing, index }) =>
      make("STEPS_CHANGED", `steps[${index}]`, "scores", `The cut-offs ${thing.name} are gone.`),
    ),
    ...added.map(({ thing, index }) =>
      make(
        "STEPS_CHANGED",
        `steps[${index}]`,
        "scores",
        `The cut-offs ${thing.name} are new: ${named(cutOffs(thing))} of ${quoted(thing.of)}.`,
      ),
    ),
    ...kept.flatMap(({ older: before, newer: after, newerIndex }) => {
      const path = `steps[${newerIndex}]`;
      return [
        ...textChanges(make, `${path}.title`, `The title of the cut-offs ${after.name}`, before.title, after.title),
        ...changed(
          make,
          "FORMULA_CHANGED",
          `${path}.of`,
          "scores",
          `What the cut-offs ${after.name} are applied to`,
          before.of,
          after.of,
        ),
        ...changed(
          make,
          "STEPS_CHANGED",
          path,
          "scores",
          `The cut-offs ${after.name}`,
          cutOffs(before),
          cutOffs(after),
        ),
      ];
    }),
  ];
}

function subscoreChanges(
  { subscores: older = [] }: ScoringRule,
  { subscores: newer = [] }: ScoringRule,
): ContentChange[] {
  const { kept, added, removed } = differenceOf(older, newer, ({ name }) => name);
  return [
    ...removed.map(({ thing, index }) =>
      make("FORMULA_REMOVED", `subscores[${index}]`, "scores", `The subscore ${thing.name} is gone.`),
    ),
    ...added.map(({ thing, index }) =>
      make(
        "FORMULA_ADDED",
        `subscores[${index}]`,
        "scores",
        `The subscore ${thing.name} is new: ${quoted(thing.expression)}.`,
      ),
    ),
    ...kept.flatMap(({ older: before, newer: after, newerIndex }) => {
      const path = `subscores[${newerIndex}]`;
      const formula = `The formula of the subscore ${after.name}`;
      return [
        ...textChanges(make, `${path}.title`, `The title of the subscore ${after.name}`, before.title, after.title),
        ...changed(
          make,
          "FORMULA_CHANGED",
          `${path}.expression`,
          "scores",
          formula,
          before.expression,
          after.expression,
        ),
      ];
    }),
  ];
}

function gaugeChanges({ gauge: before }: ScoringRule, { gauge: after }: ScoringRule): ContentChange[] {
  return [
    ...changed(make, "GAUGE_CHANGED", "gauge.max", "bands", "The end of the gauge", before?.max, after?.max),
    ...changed(make, "GAUGE_CHANGED", "gauge.better", "bands", "The better direction", before?.better, after?.better),
    ...changed(
      make,
      "GAUGE_CHANGED",
      "gauge.capped",
      "bands",
      "Whether scores may pass the gauge",
      before?.capped,
      after?.capped,
    ),
    ...textChanges(make, "gauge.endLabel", "The label at the end of the gauge", before?.endLabel, after?.endLabel),
  ];
}

const TEXTS = ["basedOn", "population", "rights", "notice"] as const;
const PLAIN = ["source", "doi", "loinc", "adapted", "wording"] as const;

/** Compares where the scale comes from and what may be done with it. */
function instrumentChanges(before: Instrument, after: Instrument): ContentChange[] {
  const count = Math.max(before.deviations.length, after.deviations.length);
  const places = Array.from({ length: count }, (_, index) => index);
  const deviation = (one: Instrument, index: number): Text | undefined => one.deviations[index];
  return [
    ...TEXTS.flatMap((key) =>
      textChanges(make, `instrument.${key}`, `${key} of the source`, before[key], after[key], "records"),
    ),
    ...PLAIN.flatMap((key) =>
      changed(make, "SOURCE_CHANGED", `instrument.${key}`, "records", `${key} of the source`, before[key], after[key]),
    ),
    ...places.flatMap((index) =>
      textChanges(
        make,
        `instrument.deviations[${index}]`,
        `Deviation ${index + 1} from the source`,
        deviation(before, index),
        deviation(after, index),
        "records",
      ),
    ),
  ];
}

function exampleChanges({ examples: older }: ScoringRule, { examples: newer }: ScoringRule): ContentChange[] {
  const { kept, added, removed, isReordered } = differenceOf(older, newer, ({ title }) => title);
  const changedOnes = kept.filter(({ older: before, newer: after }) => !isAlike(before, after));
  const sentences = [
    ...removed.map(({ thing, index }) => [index, `The example ${quoted(thing.title)} is gone.`] as const),
    ...added.map(({ thing, index }) => [index, `The example ${quoted(thing.title)} is new.`] as const),
    ...changedOnes.map(
      ({ newer: after, newerIndex }) => [newerIndex, `The example ${quoted(after.title)} changed.`] as const,
    ),
    ...(isReordered ? [[0, "The examples stand in another order."] as const] : []),
  ];
  return sentences.map(([index, message]) => make("EXAMPLES_CHANGED", `examples[${index}]`, "records", message));
}
