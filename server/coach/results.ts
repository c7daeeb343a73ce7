import type { Kysely } from "kysely";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { Band, Tone } from "#core/contracts/scoring-rule.ts";
import { bandIndexOf } from "#core/scoring/bands.ts";
import type { Account } from "../accounts/accounts.ts";
import { ageBandOf } from "../assessments/age-band.ts";
import { latestSubmission } from "../assessments/submissions.ts";
import { type Content, surveysOf } from "../content/content.ts";
import type { Tables } from "../storage/tables.ts";
import { quartersAhead } from "./others.ts";

/** A person's result in one domain, and the band it lies in today. */
export type DomainResult = { readonly domain: Domain; readonly meaning: string; readonly band: Band };

/** A result as it is kept, and how it compares. */
export type StoredResult = DomainResult & {
  readonly score: number;
  readonly submittedAt: Date;
  /** Quarters of the others of the same age band with a better result, 0 to 4; null when too few took it. */
  readonly ahead: number | null;
};

/** A person as advice is given to them. Nothing here names them. */
export type Person = {
  readonly age: number;
  /** Such as "70-79". */
  readonly ageBand: string;
  readonly gender: string;
  /** The latest of each domain that has one; the weakest first, equals in the order of the catalogue. */
  readonly results: readonly StoredResult[];
};

const WEAKEST_FIRST: readonly Tone[] = ["alert", "watch", "fair", "good"];
const weight = ({ band }: DomainResult) => WEAKEST_FIRST.indexOf(band.tone);

/** Equals stay in the order they came in. */
export function weakestFirst<Result extends DomainResult>(results: readonly Result[]): Result[] {
  return results.toSorted((one, other) => weight(one) - weight(other));
}

/** Reads what advice for this account starts from. The cost is the same however many people there are. */
export async function personOf(
  database: Kysely<Tables>,
  { catalogue, scales }: Content,
  { id, yearOfBirth, gender }: Account,
  today: Date,
): Promise<Person> {
  const ageBand = ageBandOf(yearOfBirth, today);
  const found = await Promise.all(
    catalogue.domains.map(async (domain): Promise<StoredResult[]> => {
      const latest = await latestSubmission(database, id, surveysOf(domain));
      const rule = latest && scales.get(latest.scale)?.rule;
      const band = rule?.bands[bandIndexOf(rule.bands, latest?.score ?? 0)];
      if (!latest || !rule || !band) return [];
      const { scale, score, age_band: countedIn, submitted_at } = latest;
      const { better } = rule.gauge;
      const ahead = await quartersAhead(database, { scale, ageBand, score, countedIn, better });
      return [{ domain, band, meaning: textOf(band.meaning), score, submittedAt: new Date(submitted_at), ahead }];
    }),
  );
  const age = today.getUTCFullYear() - yearOfBirth;
  return { age, ageBand, gender, results: weakestFirst(found.flat()) };
}
