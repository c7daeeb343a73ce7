import type { Generated } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";

/** Rows as stored. Times are ISO 8601 text in UTC, JSON is text: the same in every dialect. */
export type Tables = {
  account: {
    id: AccountKey;
    email: string;
    password_hash: string;
    gender: string;
    year_of_birth: number;
    created_at: string;
  };
  access_token: { token_hash: string; account_id: AccountKey; expires_at: string };
  /** A browser in which the password was entered. One browser may be known to several accounts. */
  known_device: { device_hash: string; account_id: AccountKey; expires_at: string };
  /** At most one of each kind per account. `expires_at` is null for a recovery code. */
  account_code: { account_id: AccountKey; kind: "recovery" | "reset"; code_hash: string; expires_at: string | null };
  content_version: { hash: string; scale: ScaleId; survey: string; rule: string; published_at: string };
  /**
   * One row per published file, as written. `name` is such as `surveys/stress`; a null text deletes the file. The
   * newest row of a name is valid.
   */
  content_file: {
    id: Generated<number>;
    publication: string;
    name: string;
    text: string | null;
    origin: "start" | "files" | "studio" | "rollback";
    published_at: string;
  };
  submission: {
    id: Generated<number>;
    account_id: AccountKey;
    /** The client's key, or one generated here, so that one unique index serves look-ups by account too. */
    idempotency_key: string;
    body_hash: string;
    scale: ScaleId;
    /** The version of survey and rule that was answered. */
    content_hash: string;
    answers: string;
    trace: string;
    score: number;
    meaning: string;
    age_band: string;
    submitted_at: string;
    /** The version whose rule gave score, meaning and trace; null means the one that was answered. */
    scored_by: Generated<string | null>;
  };
  /** The first result of a submission that was rescored, given by the version that was answered. */
  original_result: { submission_id: number; score: number; meaning: string; trace: string; replaced_at: string };
  /** The number of calls to a language model on a day (UTC, such as 2026-11-21). */
  model_calls: { day: string; calls: number };
  /** The number of people with this latest score on a scale, by age band, for a comparison at constant cost. */
  score_count: { scale: ScaleId; age_band: string; score: number; people: number };
};
