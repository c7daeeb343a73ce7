import type { Kysely } from "kysely";
import type { Account } from "../accounts/accounts.ts";
import type { Content } from "../content/content.ts";
import { latestResults, type StoredResult } from "../results/domain-results.ts";
import { quartersAhead } from "../results/peer-comparison.ts";
import type { Tables } from "../storage/tables.ts";
import { ageBandOf } from "../submissions/age-band.ts";

/**
 * A stored result, and how many quarters of the others in the same age band did better; null when too few others
 * took it.
 */
export type ComparedResult = StoredResult & { readonly ahead: number | null };

/** What advice is based on. Nothing here identifies an account. */
export type AdviceSubject = {
  /** In years. */
  readonly age: number;
  /** Such as "70-79". */
  readonly ageBand: string;
  readonly gender: string;
  /** Weakest first. */
  readonly results: readonly ComparedResult[];
};

/** Reads what advice for this account is based on. The cost does not grow with the number of accounts. */
export async function adviceSubjectOf(
  database: Kysely<Tables>,
  content: Content,
  { id, yearOfBirth, gender }: Account,
  today: Date,
): Promise<AdviceSubject> {
  const ageBand = ageBandOf(yearOfBirth, today);
  const stored = await latestResults(database, content, id);
  const results = await Promise.all(
    stored.map(async (result): Promise<ComparedResult> => {
      const { scale, score, ageBand: countedIn } = result;
      const better = content.scales.get(scale)?.rule.gauge?.better ?? "middle";
      return { ...result, ahead: await quartersAhead(database, { scale, ageBand, score, countedIn, better }) };
    }),
  );
  return { age: today.getUTCFullYear() - yearOfBirth, ageBand, gender, results };
}
