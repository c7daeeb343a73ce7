import type { ScaleVersion } from "../content-changes/content-change.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Text } from "../content-model/text.ts";
import { itemsOf, scorableItems } from "../surveys/items.ts";
import { objectIn } from "./carried.ts";

/** The parts of a rule that say how a score comes about; its words, bands and examples stay behind. */
const SCORED =
  "version title reads points tables steps subscores unscored notAsked score range missing none decimals unit main".split(
    " ",
  );
type Scored = Pick<ScoringRule, "score" | "range" | "reads" | "points" | "unscored"> & Partial<ScoringRule>;

/** What of a scale as a whole travels beside the columns of a program. */
export type CarriedScale = {
  readonly id: string;
  readonly title: Text;
  /** The language of texts that name none. */
  readonly language: string;
  readonly rule: Scored;
  /** The items that the rule knew. */
  readonly items: readonly string[];
  /** The fingerprint of the program's own calculations, as Keepwell wrote them; null for a program that has none. */
  readonly fingerprint: string | null;
  /** Set by who brings it back, where the calculations are no longer those that were written. */
  readonly isChanged?: boolean;
};

export function carriedScale({ survey, rule }: ScaleVersion, calculations: readonly string[] | null): CarriedScale {
  const scored = Object.fromEntries(Object.entries(rule).filter(([part]) => SCORED.includes(part))) as Scored;
  const further = rule.further?.map(({ gauge: _, margin: __, legendNote: ___, ...one }) => ({ ...one, bands: [] }));
  return {
    id: rule.scale,
    title: survey.title,
    language: survey.locale ?? "en",
    rule: { ...scored, ...(further ? { further } : {}) },
    items: scorableItems(itemsOf(survey)).map(({ name }) => name),
    fingerprint: calculations && fingerprintOf(calculations),
  };
}

/** Returns what travelled of a scale; null where it is not as it was written. */
export function carriedScaleIn(written: string): CarriedScale | null {
  const { id, title, language, rule, items, fingerprint } = (objectIn(written) ?? {}) as Partial<CarriedScale>;
  const isWhole =
    typeof id === "string" &&
    (typeof title === "string" || typeof title?.default === "string") &&
    typeof rule?.score === "string" &&
    typeof rule.range?.min === "number" &&
    typeof rule.range.max === "number" &&
    [rule.points ?? [], rule.reads ?? [], rule.unscored ?? [], items].every(Array.isArray) &&
    typeof language === "string";
  if (!isWhole) return null;
  return { id, title, language, rule, items: items as readonly string[], fingerprint: fingerprint ?? null };
}

/** What our export wrote of the score holds as long as the calculations are those that it wrote. */
export function withFingerprint(carried: CarriedScale, calculations: readonly string[]): CarriedScale {
  return { ...carried, isChanged: fingerprintOf(calculations) !== carried.fingerprint };
}

/** Returns a short number of these texts that changes when one of them does; blanks do not count. (FNV-1a, 64 bits.) */
function fingerprintOf(texts: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(texts.map((text) => text.replaceAll(/\s+/g, "")))) {
    hash ^= BigInt(character.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
