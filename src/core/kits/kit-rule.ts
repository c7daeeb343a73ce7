import type { ChosenItem, Kit } from "../content-model/kit.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { bandIndexOf } from "../shared/bands.ts";
import { textOf } from "../shared/text-of.ts";

type Example = ScoringRule["examples"][number];
type Bands = ScoringRule["bands"];
/** The parts of a rule that do not depend on the wording. */
type Method = Omit<ScoringRule, "$schema" | "scale" | "version" | "title" | "about" | "instrument" | "kit" | "codes">;

/**
 * Returns how a kit is scored, with its patterns as examples.
 * @param items those that are asked
 * @param hasBands whether the published cut-offs apply to the wording
 */
export function kitMethod(kit: Kit, items: Kit["items"], hasBands: boolean): Method {
  const bands = hasBands ? (kit.cutOffs?.bands ?? []) : [];
  const extra = items.filter((item) => "extra" in item).map(({ name }) => name);
  const notAsked = items.flatMap((item) =>
    "notAsked" in item && item.notAsked !== undefined ? [[item.name, item.notAsked] as const] : [],
  );
  const points = pointsOf(kit, items);
  const patterns = kit.patterns.map((pattern) => ({ score: pattern.score, example: exampleOf(kit, pattern) }));
  const withoutScore = patterns.filter(({ score }) => score === null).map(({ example }) => example);
  return {
    ...(points.length > 0 ? { points } : {}),
    ...(kit.subscores ? { subscores: kit.subscores } : {}),
    ...(extra.length > 0 ? { unscored: extra } : {}),
    ...(notAsked.length > 0 ? { notAsked: Object.fromEntries(notAsked) } : {}),
    score: kit.score,
    range: kit.range,
    ...(kit.unit ? { unit: kit.unit } : {}),
    ...(kit.show && bands.length > 0 ? { show: kit.show } : {}),
    ...(kit.missing ? { missing: kit.missing } : {}),
    ...(kit.gauge && bands.length > 0 ? { gauge: kit.gauge } : {}),
    bands,
    ...(kit.alerts ? { alerts: kit.alerts } : {}),
    examples: patterns.flatMap(({ score, example }) =>
      score === null ? [] : [{ ...example, score, ...meaningOf(bands, score) }],
    ),
    ...(withoutScore.length > 0 ? { withoutScore } : {}),
  };
}

/** Items with the same options and points stand together. */
function pointsOf(kit: Kit, items: Kit["items"]): NonNullable<ScoringRule["points"]> {
  const groups = new Map<string, { items: string[]; values: Record<string, number> }>();
  for (const item of items) {
    if (!("options" in item) || item.extra) continue;
    const values = valuesOf(kit, item);
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { items: [], values: Object.fromEntries(values) };
    group.items.push(item.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function valuesOf(kit: Kit, { options, points, reversed }: ChosenItem): (readonly [string, number])[] {
  const set = kit.options[options] ?? [];
  const own = points ?? set.map((option) => option.points);
  const [low, high] = [Math.min(...own), Math.max(...own)];
  return set.map(({ value }, index) => {
    const given = own[index] ?? 0;
    return [`${value}`, reversed ? low + high - given : given] as const;
  });
}

function exampleOf(
  kit: Kit,
  { title, answers, subscores, alerts }: Kit["patterns"][number],
): Omit<Example, "score" | "meaning"> {
  const counted = kit.items.filter((item) => !("extra" in item));
  const given = counted.flatMap(({ name }, index): [string, string | number][] => {
    const answer = answers[index] ?? null;
    return answer === null ? [] : [[name, answer]];
  });
  return {
    title,
    answers: Object.fromEntries(given),
    ...(subscores ? { subscores } : {}),
    ...(alerts ? { alerts } : {}),
  };
}

function meaningOf(bands: Bands, score: number): { meaning?: string } {
  const band = bands[bandIndexOf(bands, score)];
  return band ? { meaning: textOf(band.meaning) } : {};
}
