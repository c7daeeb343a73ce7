import type { Kysely } from "kysely";
import type { StudioDraft, StudioProposal } from "#core/api/studio.ts";
import { nameKey, type Staff } from "../staff/staff.ts";
import type { Tables } from "../storage/tables.ts";

type Kept = StudioDraft & { readonly from: string };

/** Keeps the draft that somebody proposes for a scale. It replaces the one before. */
export async function keepProposal(
  transaction: Kysely<Tables>,
  scale: string,
  { survey, rule, from }: Kept,
  staff: Staff,
  now: Date,
): Promise<void> {
  const proposal = {
    survey,
    rule,
    made_from: from,
    proposed_by: staff.name,
    staff_id: staff.id,
    proposed_at: now.toISOString(),
  };
  await transaction
    .insertInto("studio_proposal")
    .values({ scale, ...proposal })
    .onConflict((conflict) => conflict.column("scale").doUpdateSet(proposal))
    .execute();
}

/** Returns the draft that was proposed for a scale; null when there is none. */
export async function proposalOf(
  database: Kysely<Tables>,
  scale: string,
  reader: Staff,
): Promise<StudioProposal | null> {
  const found = await proposal(database, scale);
  if (!found) return null;
  const { survey, rule, made_from: from, proposed_by: by, proposed_at: at } = found;
  return { survey, rule, from, by, at, isMine: isBy(found, reader), isSecondPerson: isByOther(found, reader) };
}

/** Returns whether this very draft was proposed by one person and is published by another. */
export async function isBySecondPerson(
  database: Kysely<Tables>,
  scale: string,
  draft: StudioDraft,
  publisher: Staff,
): Promise<boolean> {
  const found = await proposal(database, scale);
  return found?.survey === draft.survey && found.rule === draft.rule && isByOther(found, publisher);
}

/** Removes a proposal once it is published. One that was replaced in the meantime stays. */
export async function dropProposal(
  transaction: Kysely<Tables>,
  scale: string,
  { survey, rule }: StudioDraft,
): Promise<void> {
  const mine = transaction.deleteFrom("studio_proposal").where("scale", "=", scale);
  await mine.where("survey", "=", survey).where("rule", "=", rule).execute();
}

const proposal = (database: Kysely<Tables>, scale: string) =>
  database.selectFrom("studio_proposal").selectAll().where("scale", "=", scale).executeTakeFirst();

const isBy = (found: Tables["studio_proposal"], { id, name }: Staff) =>
  found.staff_id === id && found.proposed_by === name;

/** Whether two people are meant. A key is no person: whoever holds it could be either of the two. */
function isByOther(found: Tables["studio_proposal"], { id, name }: Staff): boolean {
  const arePeople = id !== null && found.staff_id !== null;
  // A person who was removed and invited again has another id and the same name.
  return arePeople && nameKey(found.proposed_by) !== nameKey(name);
}
