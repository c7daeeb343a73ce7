import type { Kysely } from "kysely";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { Band, Tone } from "#core/contracts/scoring-rule.ts";
import { bandIndexOf } from "#core/scoring/bands.ts";
import { latestSubmission } from "../assessments/submissions.ts";
import { type Content, surveysOf } from "../content/content.ts";
import type { Tables } from "../storage/tables.ts";

/** A person's latest result in one domain, and the band it lies in today. */
export type DomainResult = {
  readonly domain: Domain;
  readonly meaning: string;
  readonly band: Band;
  /** Known of a stored result; of one that a person typed only where they gave a number. */
  readonly score?: number;
  /** ISO 8601 in UTC, of a stored result. */
  readonly submittedAt?: string;
};

const WEAKEST_FIRST: readonly Tone[] = ["alert", "watch", "fair", "good"];
const weight = ({ band }: DomainResult) => WEAKEST_FIRST.indexOf(band.tone);

/** Equals stay in the order they came in. */
export function weakestFirst(results: readonly DomainResult[]): DomainResult[] {
  return results.toSorted((one, other) => weight(one) - weight(other));
}

/** The latest result of each domain that has one; the weakest first, equals in the order of the catalogue. */
export async function latestResults(
  database: Kysely<Tables>,
  { catalogue, scales }: Content,
  userId: string,
): Promise<DomainResult[]> {
  const found = await Promise.all(
    catalogue.domains.map(async (domain): Promise<DomainResult[]> => {
      const latest = await latestSubmission(database, userId, surveysOf(domain));
      const bands = latest ? (scales.get(latest.scale)?.rule.bands ?? []) : [];
      const band = latest && bands[bandIndexOf(bands, latest.score)];
      return band
        ? [{ domain, band, meaning: textOf(band.meaning), score: latest.score, submittedAt: latest.submitted_at }]
        : [];
    }),
  );
  return weakestFirst(found.flat());
}
