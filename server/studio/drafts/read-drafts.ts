import type { Kysely } from "kysely";
import type { DraftHead, NewScale, Step, WholeDraft } from "#core/api/studio-drafts.ts";
import { isValidText } from "#core/content-check/check-shape.ts";
import type { Text } from "#core/content-model/text.ts";
import type { Staff } from "../../staff/staff.ts";
import type { Tables } from "../../storage/tables.ts";

type Row = Tables["studio_draft"];

/** Returns who somebody is in the rows of drafts; a key, which is no person, by its name. */
export const keyOf = ({ id, name }: Staff): string => id ?? name;

const WHO = ["owner_id", "owner", "editor_id", "editor", "edited_since"] as const;
const HEAD = ["id", ...WHO, "page", "changed_at", "revision"] as const;

function headOf(row: Pick<Row, (typeof HEAD)[number]>, reader: Staff): DraftHead {
  const { id, owner, owner_id, editor, editor_id, edited_since: since, changed_at: changedAt, page, revision } = row;
  const [isOwn, isEditedByYou] = [owner_id === keyOf(reader), editor_id === keyOf(reader)];
  return { id, owner, isOwn, editor, isEditedByYou, since, changedAt, page, revision };
}

/** Returns the drafts of a scale without their texts, the one that was changed last first. */
export async function draftsOf(database: Kysely<Tables>, scale: string, reader: Staff): Promise<DraftHead[]> {
  const rows = await database
    .selectFrom("studio_draft")
    .select(HEAD)
    .where("scale", "=", scale)
    .orderBy("changed_at", "desc")
    .execute();
  return rows.map((row) => headOf(row, reader));
}

/** Returns a draft of a scale with its log; null when there is none of this id. */
export async function wholeDraft(
  database: Kysely<Tables>,
  scale: string,
  id: string,
  reader: Staff,
): Promise<WholeDraft | null> {
  const row = await database
    .selectFrom("studio_draft")
    .selectAll()
    .where("id", "=", id)
    .where("scale", "=", scale)
    .executeTakeFirst();
  if (!row) return null;
  const { survey, rule, made_from: from, position } = row;
  const steps = (await stepsOf(database, id, 0)).map(({ step }) => step);
  return { ...headOf(row, reader), survey, rule, from, position, steps };
}

/** Returns the steps of a draft past a number, first to last. */
export async function stepsOf(
  database: Kysely<Tables>,
  draft: string,
  past: number,
): Promise<{ step: Step; written: string }[]> {
  const rows = await database
    .selectFrom("studio_step")
    .select("step")
    .where("draft_id", "=", draft)
    .where("number", ">", past)
    .orderBy("number")
    .execute();
  return rows.map(({ step: written }) => ({ step: JSON.parse(written) as Step, written }));
}

/** Returns the scales that are in drafts alone, by their ids; of several drafts, the one that was changed last. */
export async function newScales(database: Kysely<Tables>, live: ReadonlySet<string>): Promise<NewScale[]> {
  const known = await database.selectFrom("studio_draft").select("scale").distinct().execute();
  const ids = known.map(({ scale }) => scale).filter((id) => !live.has(id));
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("studio_draft")
    .select(["scale", "rule", "owner"])
    .where("scale", "in", ids)
    .orderBy("changed_at")
    .execute();
  const found = new Map(rows.map(({ scale: id, rule, owner }) => [id, { id, title: titleIn(rule) ?? id, owner }]));
  return [...found.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The title of a rule that may be half written. */
function titleIn(rule: string): Text | null {
  try {
    const { title } = JSON.parse(rule) as { readonly title?: unknown };
    return isValidText(title) ? title : null;
  } catch {
    return null;
  }
}
