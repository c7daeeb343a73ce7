import type { Kysely } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Band, Tone } from "#core/content-model/rule-result.ts";
import type { Trace } from "#core/scoring/trace.ts";
import { alertsElsewhere } from "#core/shared/alerts-elsewhere.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Content, surveysOf } from "../content/content.ts";
import type { Tables } from "../storage/tables.ts";
import { latestOfAccount } from "../submissions/latest-submission.ts";

/** An account's latest result in one domain, and the band it lies in today. */
export type DomainResult = {
  readonly domain: Domain;
  readonly meaning: string;
  readonly band: Band;
  /** Present for a stored result; for a result typed by hand only if a number was given. */
  readonly score?: number;
  /** What the answers raised, but for abuse; absent for a result typed by hand. */
  readonly alerts?: readonly RaisedAlert[];
};

/** A stored result. */
export type StoredResult = DomainResult & {
  readonly scale: ScaleId;
  readonly score: number;
  /** ISO 8601 in UTC. */
  readonly submittedAt: string;
  /** The age band in which it was counted. */
  readonly ageBand: string;
};

const WEAKEST_FIRST: readonly Tone[] = ["alert", "watch", "fair", "good"];
const weight = ({ band }: DomainResult) => WEAKEST_FIRST.indexOf(band.tone);

/** Sorts the weakest first; equal results keep their order. */
export function weakestFirst<Result extends DomainResult>(results: readonly Result[]): Result[] {
  return results.toSorted((one, other) => weight(one) - weight(other));
}

/**
 * Returns the latest result of each domain that has one, the weakest first; equal results keep the catalogue's order.
 */
export async function latestResults(
  database: Kysely<Tables>,
  { catalogue, scales }: Content,
  accountId: AccountKey,
): Promise<StoredResult[]> {
  const found = await Promise.all(
    catalogue.domains.map(async (domain): Promise<StoredResult[]> => {
      const latest = await latestOfAccount(database, accountId, surveysOf(domain));
      const rule = latest ? scales.get(latest.scale)?.rule : undefined;
      const bands = rule?.bands ?? [];
      const score = latest?.score ?? null;
      if (!latest || score === null) return [];
      const band = bands[bandIndexOf(bands, score)];
      if (!band) return [];
      const { scale, submitted_at: submittedAt, age_band: ageBand } = latest;
      // Traces are long, so that they are read only where a live rule has alerts.
      const alerts = rule?.alerts ? alertsElsewhere((JSON.parse(latest.trace) as Trace).alerts ?? []) : [];
      return [{ domain, band, meaning: textOf(band.meaning), scale, score, submittedAt, ageBand, alerts }];
    }),
  );
  return weakestFirst(found.flat());
}
