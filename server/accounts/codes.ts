import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

export type CodeKind = Tables["account_code"]["kind"];

/** None that is taken for another when read from paper or said on the telephone: no 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const CHARACTERS = "ACDEFHJKMNPQRTWXY3479";
const GROUPS = 4;
const PER_GROUP = 4;

/** A new code such as `AC3D-EFHJ-KMNP-QRTW`: 70 bits of randomness. */
export function newCode(): string {
  const group = () => Array.from({ length: PER_GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** A code as it was made, however it was typed: in small letters, with spaces, without hyphens. */
export function codeFrom(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return characters.match(/.{1,4}/g)?.join("-") ?? "";
}

type KeptCode = {
  readonly accountId: AccountKey;
  readonly kind: CodeKind;
  readonly hash: string;
  /** Null for one that holds until it is used. */
  readonly expiresAt: Date | null;
};

/** Keeps a code's hash. An earlier code of this kind is no longer valid. */
export async function setCode(database: Kysely<Tables>, { accountId, kind, hash, expiresAt }: KeptCode): Promise<void> {
  const kept = { code_hash: hash, expires_at: expiresAt?.toISOString() ?? null };
  await database
    .insertInto("account_code")
    .values({ account_id: accountId, kind, ...kept })
    .onConflict((conflict) => conflict.columns(["account_id", "kind"]).doUpdateSet(kept))
    .execute();
}
