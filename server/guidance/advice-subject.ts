import type { Kysely } from "kysely";
import type { Account } from "../accounts/accounts.ts";
import type { Content } from "../content/content.ts";
import { latestResults, type StoredResult } from "../results/domain-results.ts";
import { quartersAhead } from "../results/peer-comparison.ts";
import type { Tables } from "../storage/tables.ts";
import { ageBandOf } from "../submissions/age-band.ts";

/** A stored result, and how many quarters of the others of the person's age band did better; null when too few took it. */
export type ComparedResult = StoredResult & { readonly ahead: number | null };

/** A person as advice is given to them. Nothing here names them. */
export type Person = {
  /** In years. */
  readonly age: number;
  /** Such as "70-79". */
  readonly ageBand: string;
  readonly gender: string;
  /** The weakest first. */
  readonly results: readonly ComparedResult[];
};

/** Reads what advice for this account starts from. The cost is the same however many people there are. */
export async function adviceSubjectOf(
  database: Kysely<Tables>,
  content: Content,
  { id, yearOfBirth, gender }: Account,
  today: Date,
): Promise<Person> {
  const ageBand = ageBandOf(yearOfBirth, today);
  const stored = await latestResults(database, content, id);
  const results = await Promise.all(
    stored.map(async (result): Promise<ComparedResult> => {
      const { scale, score, ageBand: countedIn } = result;
      const better = content.scales.get(scale)?.rule.gauge.better ?? "middle";
      return { ...result, ahead: await quartersAhead(database, { scale, ageBand, score, countedIn, better }) };
    }),
  );
  return { age: today.getUTCFullYear() - yearOfBirth, ageBand, gender, results };
}
