import type { Kysely } from "kysely";
import type { KitOnOffer } from "#core/api/studio-kits.ts";
import { NOT_SURVEYS } from "../../content/files/read-files.ts";
import type { LiveContent } from "../../content/live/live-content.ts";
import type { Staff } from "../../staff/staff.ts";
import type { Tables } from "../../storage/tables.ts";
import { keysOf } from "../draft.ts";
import { keyOf } from "../drafts/read-drafts.ts";
import { draftIn } from "../studio-scale.ts";

/** Returns what a wording of each kit gives somebody: its scale has the kit's name, which may be in use. */
export async function placesOf(
  database: Kysely<Tables>,
  live: LiveContent,
  staff: Staff,
): Promise<(kit: { readonly id: string }) => KitOnOffer["becomes"]> {
  const drafts = await database.selectFrom("studio_draft").select(["scale", "owner_id"]).execute();
  return ({ id }) => {
    const own = drafts.filter(({ scale }) => scale === id);
    if (NOT_SURVEYS.includes(id)) return "taken";
    if (!isThere(live, id)) return own.length > 0 ? "taken" : "new";
    const mayReplace = kitIn(live, id) === id && own.every(({ owner_id }) => owner_id !== keyOf(staff));
    return mayReplace ? "version" : "taken";
  };
}

const isThere = (live: LiveContent, id: string): boolean => {
  const texts = live.texts();
  return Object.values(keysOf(id)).some((key) => texts.has(key));
};

/** The kit that a live scale was made of. */
function kitIn(live: LiveContent, id: string): unknown {
  try {
    const rule: unknown = JSON.parse(draftIn(live.texts(), id)?.rule ?? "null");
    return (rule as { readonly kit?: { readonly id?: unknown } } | null)?.kit?.id;
  } catch {
    return undefined;
  }
}
