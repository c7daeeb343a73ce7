import type { Kit } from "../content-model/kit.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { type ComparedWording, isAsPublished } from "./compare-wording.ts";
import { askedItems, type KitWording } from "./fit-wording.ts";
import { kitMethod } from "./kit-rule.ts";
import { kitSurvey } from "./kit-survey.ts";
import { BANDS_WITHHELD, bandsApply, linesDiffer, notCompared, withLoincNotice } from "./kit-texts.ts";

export type Enabling = {
  readonly wordings: readonly KitWording[];
  /** How each of them compares with the published form. */
  readonly compared: readonly ComparedWording[];
  /** Why the bands apply to another wording; without it they are left out. */
  readonly because?: string | undefined;
  /** Who confirms the owner's conditions, and the day as `2026-11-24`; required where there are any. */
  readonly confirmed?: { readonly by: string; readonly on: string } | undefined;
};

/**
 * Makes a survey and a rule of a kit and the words of an operator. Alerts are kept whatever the wording; bands and LOINC
 * codes belong to the published one.
 */
export function enableKit(kit: Kit, enabling: Enabling): { survey: SurveyDocument; rule: ScoringRule } {
  const { wordings, because } = enabling;
  const items = askedItems(kit, wordings[0]?.items.length ?? 0);
  const isPublished = enabling.compared.every(isAsPublished);
  const method = kitMethod(kit, items, isPublished || because !== undefined);
  const codes = isPublished ? codesOf(kit, items) : {};
  return {
    survey: kitSurvey(kit, wordings),
    rule: {
      $schema: "./scoring-rule.schema.json",
      scale: kit.id,
      version: "1.0.0",
      title: kit.title,
      about: kit.about,
      instrument: instrumentOf(kit, enabling, isPublished),
      kit: recordOf(kit, enabling),
      ...(Object.keys(codes).length > 0 ? { codes } : {}),
      ...method,
    },
  };
}

function instrumentOf(
  { name, citations, population, terms, loinc, cutOffs }: Kit,
  { compared, because }: Enabling,
  isPublished: boolean,
): ScoringRule["instrument"] {
  return {
    basedOn: name,
    source: [...citations.map(({ text }) => text), ...(cutOffs ? [`Cut-offs: ${cutOffs.citation}`] : [])].join("; "),
    doi: citations[0]?.doi ?? null,
    population,
    deviations: isPublished
      ? []
      : [...compared.flatMap(deviationOf), ...(cutOffs ? [because ? bandsApply(because) : BANDS_WITHHELD] : [])],
    rights: isPublished && loinc ? withLoincNotice(terms.summary) : terms.summary,
    ...(terms.notice ? { notice: terms.notice } : {}),
    loinc: (isPublished && loinc?.panel) || null,
    adapted: !isPublished,
    wording: isPublished ? "published" : "own",
  };
}

function deviationOf(compared: ComparedWording): Text[] {
  if (isAsPublished(compared)) return [];
  return [compared.form === null ? notCompared(compared) : linesDiffer(compared)];
}

function recordOf(kit: Kit, { compared, because, confirmed }: Enabling): NonNullable<ScoringRule["kit"]> {
  const { conditions } = kit.terms;
  const isComplete = compared.every(({ form }) => form !== null);
  return {
    id: kit.id,
    wording: compared.every(isAsPublished) ? "as-published" : isComplete ? "differs" : "not-compared",
    ...(because === undefined ? {} : { because }),
    ...(conditions && confirmed ? { confirmed: conditions.map((condition) => ({ condition, ...confirmed })) } : {}),
  };
}

function codesOf({ loinc }: Kit, items: Kit["items"]): NonNullable<ScoringRule["codes"]> {
  const own = items.flatMap(({ name, loinc: code }) => (code ? [[name, code] as const] : []));
  return {
    ...(loinc?.total ? { score: loinc.total } : {}),
    ...(own.length > 0 ? { items: Object.fromEntries(own) } : {}),
  };
}
