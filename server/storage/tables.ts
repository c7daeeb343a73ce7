import type { Generated } from "kysely";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import type { StaffRole } from "#core/api/staff.ts";

/** Rows as stored. Times are ISO 8601 text in UTC, JSON is text: the same in every dialect. */
export type Tables = {
  account: {
    /** Never sent and never changed: rows refer to it, and pseudonyms are made from it. */
    id: AccountKey;
    /** The id on the wire; another password and "Log out everywhere" replace it. */
    user_id: UserId;
    /** Names the account in browsers and opens nothing. */
    owner: string;
    email: string;
    password_hash: string;
    gender: string;
    year_of_birth: number;
    created_at: string;
  };
  /** An account whose deletion has begun. It can no longer be opened, and its rows go in steps. */
  account_deletion: { account_id: AccountKey };
  /**
   * A log-in. Sessions of earlier versions have no times and no cookie. `browser` is a rough name, `used_at` at most an
   * hour old.
   */
  access_token: {
    token_hash: string;
    account_id: AccountKey;
    expires_at: string;
    created_at: Generated<string | null>;
    used_at: Generated<string | null>;
    browser: Generated<string | null>;
    cookie_hash: Generated<string | null>;
  };
  /** A browser in which the password was entered. One browser may be known to several accounts. */
  known_device: {
    device_hash: string;
    account_id: AccountKey;
    expires_at: string;
    created_at: Generated<string | null>;
    used_at: Generated<string | null>;
    browser: Generated<string | null>;
  };
  /**
   * At most one of each kind per account. `expires_at` is null for a recovery code. The kind "registration" is the
   * idempotency key of the registration.
   */
  account_code: {
    account_id: AccountKey;
    kind: "recovery" | "reset" | "registration";
    code_hash: string;
    expires_at: string | null;
  };
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
    /** The name of the person or key; null for edits of files. */
    published_by: Generated<string | null>;
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
    /** Null when too much was left open for a score. */
    score: number | null;
    meaning: string;
    age_band: string;
    submitted_at: string;
    /** The version whose rule gave score, meaning and trace; null means the one that was answered. */
    scored_by: Generated<string | null>;
    /** The submission that corrects this one; null for one that counts. */
    replaced_by: Generated<number | null>;
    /** When the first answers under the key of a correction were submitted; null for other submissions. */
    first_at: Generated<string | null>;
    /** Counts the changes of the answers under one key, so that a late older try is known; null when not sent. */
    revision: Generated<number | null>;
  };
  /** The first result of a submission that was rescored, given by the version that was answered. */
  original_result: {
    account_key: AccountKey;
    submission_id: number;
    score: number | null;
    meaning: string;
    trace: string;
    replaced_at: string;
  };
  /** A draft, or what is left of one that ended: `body` is null then. */
  draft_copy: {
    account_id: AccountKey;
    draft_id: string;
    survey: ScaleId;
    body: string | null;
    ended: "submitted" | "removed" | "merged" | null;
    updated_at: string;
  };
  /**
   * A step that a person made their own; the one without `ended_at` is the present one. `survey` is that of the result
   * it was chosen for, `offered` the step of the content that it was, and `words` JSON: what the person read or wrote.
   */
  my_step: {
    account_id: AccountKey;
    step_id: string;
    survey: ScaleId | null;
    offered: string | null;
    language: string;
    words: string;
    chosen_at: string;
    went: "done" | "partly" | "not" | null;
    went_at: string | null;
    ended_at: string | null;
  };
  /** What a person answered when asked whether a language model may answer. `consent` names what was agreed to. */
  model_consent: {
    account_id: AccountKey;
    answered_at: string;
    consent: string;
    provider: string;
    answer: "yes" | "no";
  };
  /** What happened, in chains: each row's code covers the row before it. Never changed, only pruned. */
  event: {
    /** One for each run of a server, or of a command. */
    chain: string;
    /** Counts from 1 within its chain. */
    number: number;
    at: string;
    /** The key of a call, such as `logIn`. */
    kind: string;
    /** `done`, or the error code. */
    outcome: string;
    /** The keyed pseudonym of an account, or the name of a member of the staff. */
    who: string | null;
    network: string | null;
    /** How often it happened within the minute; more than once only for errors. */
    times: number;
    mac: string;
  };
  /** The first and the last link of a chain that must be there. `signature` covers both. */
  event_chain: {
    chain: string;
    begun_at: string;
    /** The newest chain when this one began, so that a whole chain cannot be removed unseen; null for the first. */
    after: string | null;
    newest: number;
    newest_mac: string;
    /** The last pruned event, 0 before the first pruning, and its code, which the next event covers. */
    pruned: number;
    pruned_mac: string;
    signature: string;
  };
  /** A person who runs the site. `name_key` is the name as it is compared. `way_in` is another one after each join. */
  staff: {
    id: string;
    name: string;
    name_key: string;
    role: StaffRole;
    created_at: string;
    way_in: Generated<string>;
  };
  /** `totp_step` counts the half minutes since 1970 up to the newest code that was used: each is accepted once. */
  staff_password: { staff_id: string; password_hash: string; totp_secret: string; totp_step: number };
  /**
   * A passkey. Id and key are base64url, `transports` a JSON list of words. `rp_id` is the host name of the site at which
   * it was made, the only one at which it signs in. `counter` is compared in the database alone: PostgreSQL would return
   * it as text.
   */
  staff_passkey: {
    credential_id: string;
    staff_id: string;
    public_key: string;
    counter: number;
    transports: string;
    rp_id: string;
    created_at: string;
  };
  /** Who somebody is at an identity provider, which names each person by a `subject` that it gives to nobody else. */
  staff_oidc: { issuer: string; subject: string; staff_id: string; created_at: string };
  /**
   * What a passkey is asked to sign, or an identity provider to answer. To join, it belongs to a link, and has the id of
   * a passkey's person or the name that the first admin chose; to sign in, it belongs to nobody yet.
   */
  staff_challenge: {
    challenge_hash: string;
    link_hash: string | null;
    staff_id: string | null;
    name: string | null;
    expires_at: string;
  };
  staff_session: { token_hash: string; staff_id: string; expires_at: string };
  /** A one-time link. `name` is null for the first admin, who chooses one. */
  staff_link: { link_hash: string; name: string | null; role: StaffRole; totp_secret: string; expires_at: string };
  /** The draft that somebody proposes to publish. `staff_id` is null for a key, and stays when the person is removed. */
  studio_proposal: {
    scale: ScaleId;
    survey: string;
    rule: string;
    /** Names the texts that it was made from. */
    made_from: string;
    proposed_by: string;
    staff_id: string | null;
    proposed_at: string;
  };
  /**
   * A draft of a scale, as it is after `position` of its steps. An owner or editor without a row in `staff` is a key, or
   * was removed. `page` is the open page that edits it, `revision` counts all that was done, `bytes` the size of the steps.
   */
  studio_draft: {
    id: string;
    scale: ScaleId;
    owner_id: string;
    owner: string;
    editor_id: string;
    editor: string;
    edited_since: string;
    page: string;
    survey: string;
    rule: string;
    /** Names the live texts that it is based on. */
    made_from: string;
    position: number;
    bytes: number;
    revision: number;
    changed_at: string;
  };
  /** `step` is JSON: what it changed in both files, and what stood there before. */
  studio_step: { draft_id: string; number: number; step: string; made_at: string };
  /** The number of calls to a language model on a day (UTC, such as 2026-11-21). */
  model_calls: { day: string; calls: number };
  /** The number of people with this latest score on a scale, by age band, for a comparison at constant cost. */
  score_count: { scale: ScaleId; age_band: string; score: number; people: number };
  /** Changes of these counts that are not added to them yet. On PostgreSQL alone. */
  score_change: { scale: ScaleId; age_band: string; score: number; people: number };
};
