import type { Tables } from "./tables.ts";

/**
 * How a table would be divided among several machines. `account`: by the key of the account, which leads its primary key
 * and is named by every query of a call. `look-up`: about people too, but found by something else, such as an address, a
 * token or a cookie, so each machine would hold all of it. `shared`: about no one person.
 */
export type TableKind = "account" | "look-up" | "shared";

export const TABLE_KINDS = {
  submission: "account",
  original_result: "account",
  draft_copy: "account",
  my_step: "account",
  model_consent: "account",
  account_code: "account",
  account_deletion: "account",
  /** Found by address and by user id. */
  account: "look-up",
  /** Found by the hash of a token or of a cookie. */
  access_token: "look-up",
  /** Found by the hash of a cookie: one browser may be known to several accounts. */
  known_device: "look-up",
  content_version: "shared",
  content_file: "shared",
  score_count: "shared",
  score_change: "shared",
  event: "shared",
  event_chain: "shared",
  model_calls: "shared",
  staff: "shared",
  staff_password: "shared",
  staff_passkey: "shared",
  staff_oidc: "shared",
  staff_challenge: "shared",
  staff_session: "shared",
  staff_link: "shared",
  studio_proposal: "shared",
  studio_draft: "shared",
  studio_step: "shared",
} as const satisfies Record<keyof Tables, TableKind>;

/** Returns the column with the key of the account in a table that would be divided. */
export const accountColumnOf = (table: string): string =>
  table === ("original_result" satisfies keyof Tables) ? "account_key" : "account_id";

/** The tables that would be divided by the key of the account. */
export const TABLES_BY_ACCOUNT = Object.entries(TABLE_KINDS).flatMap(([table, kind]) =>
  kind === "account" ? [table] : [],
);
