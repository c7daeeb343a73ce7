import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

export type CodeKind = Tables["account_code"]["kind"];

/** Only characters that cannot be confused on paper or on the telephone: no 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const CHARACTERS = "ACDEFHJKMNPQRTWXY3479";
const GROUPS = 4;
const PER_GROUP = 4;

/** Returns a new code such as `AC3D-EFHJ-KMNP-QRTW`, with 70 random bits. */
export function newCode(): string {
  const group = () => Array.from({ length: PER_GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Normalizes a typed code: lower case, spaces and missing hyphens are accepted. */
export function codeFrom(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return characters.match(/.{1,4}/g)?.join("-") ?? "";
}

type KeptCode = {
  readonly accountId: AccountKey;
  readonly kind: CodeKind;
  readonly hash: string;
  /** Null for a code that is valid until it is used. */
  readonly expiresAt: Date | null;
};

/** Stores a code's hash. An earlier code of the same kind becomes invalid. */
export async function setCode(database: Kysely<Tables>, { accountId, kind, hash, expiresAt }: KeptCode): Promise<void> {
  const kept = { code_hash: hash, expires_at: expiresAt?.toISOString() ?? null };
  await database
    .insertInto("account_code")
    .values({ account_id: accountId, kind, ...kept })
    .onConflict((conflict) => conflict.columns(["account_id", "kind"]).doUpdateSet(kept))
    .execute();
}
