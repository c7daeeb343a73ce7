/** What each folder of server/ may import of the others: a whole folder, or of a feature the files it offers. */
type Row = { readonly why: string; readonly imports: readonly string[] };

const BELOW = ["rate-limits", "storage"];
const CONTENT_AND_BELOW = ["content", ...BELOW];
const SUBMISSIONS_AND_BELOW = ["submissions", ...CONTENT_AND_BELOW];

/** Who is calling. Every feature that answers one person asks this. */
const ACCOUNTS = "accounts/accounts.ts";

/** What routes get in proxy mode: a type. */
const FORWARDING = "upstream/forwarding-deps.ts";

/** From the top down: http and pages, features, submissions and content, storage. */
export const mayImport: Readonly<Record<string, Row>> = {
  commands: {
    why: "Commands are programs for operators; they put together what they need.",
    imports: [
      "accounts",
      "coach/measure",
      "events",
      "guidance/reply.ts",
      "import",
      "meaning/meaning.ts",
      "research",
      "results",
      "staff",
      "start.ts",
      "take-home",
      ...SUBMISSIONS_AND_BELOW,
    ],
  },
  http: {
    why: "Headers, log, health and errors are the same for every call and know no feature.",
    imports: [FORWARDING, "calls", "storage"],
  },
  pages: {
    why: "Pages put together what the first view needs, and ask each feature by the file it offers.",
    imports: ["calls", "coach/model/consent.ts", "guidance/advice-text.ts", "studio/access.ts", FORWARDING, "content"],
  },
  coach: {
    why: "The coach words what guidance found.",
    imports: [
      "calls",
      "guidance",
      "meaning/meaning.ts",
      "meaning/outside-finder.ts",
      "results/domain-results.ts",
      ACCOUNTS,
      "accounts/session.ts",
      "accounts/tokens.ts",
      ...SUBMISSIONS_AND_BELOW,
    ],
  },
  guidance: {
    why: "Guidance is chosen for results.",
    imports: ["meaning", "results/domain-results.ts", "results/peer-comparison.ts", ACCOUNTS, ...SUBMISSIONS_AND_BELOW],
  },
  meaning: { why: "Messages are understood by the content alone, and nobody is known by them.", imports: ["content"] },
  studio: {
    why: "The studio edits content, shows what a change does to results, and gives answers to researchers.",
    imports: [
      "calls",
      "import/import-apart.ts",
      "research/export-of-scale.ts",
      "research/write-export.ts",
      "results/rescoring.ts",
      "staff/admit.ts",
      "staff/staff.ts",
      "take-home",
      ...SUBMISSIONS_AND_BELOW,
    ],
  },
  staff: {
    why: "Staff sign in with passwords hashed like those of accounts, and read what happened.",
    imports: [
      "accounts/turn-owner.ts",
      "accounts/password.ts",
      "calls",
      "events/event-kinds.ts",
      "events/events-table.ts",
      "events/read-events.ts",
      ...BELOW,
    ],
  },
  "my-data": {
    why: "Exporting or deleting an account needs all of it.",
    imports: [
      "accounts",
      "coach/consents.ts",
      "drafts/draft-copies.ts",
      "steps/stored-steps.ts",
      "calls",
      ...SUBMISSIONS_AND_BELOW,
    ],
  },
  import: {
    why: "A file of another tool is read in a thread with limits, and checked there as content is; it needs nothing else.",
    imports: ["content/check/work-limit.ts", "content/check/content-texts.ts", "content/files/check-pairs.ts"],
  },
  "take-home": {
    why: "A scale goes to other programs without anybody's answers.",
    imports: ["research/excel-file.ts"],
  },
  research: { why: "An export reads submissions and nothing of one person.", imports: SUBMISSIONS_AND_BELOW },
  upstream: { why: "Forwarding stores nothing and answers nothing itself.", imports: [ACCOUNTS, ...CONTENT_AND_BELOW] },
  drafts: {
    why: "A draft belongs to the account of a session, and ends when it is submitted.",
    imports: ["accounts/session.ts", "calls", ...SUBMISSIONS_AND_BELOW],
  },
  steps: {
    why: "A step belongs to the account of a session, and its words are put into sentences by the content.",
    imports: ["accounts/session.ts", "calls", ...CONTENT_AND_BELOW],
  },
  results: {
    why: "Results are read from submissions.",
    imports: ["accounts/own-session.ts", "calls", ...SUBMISSIONS_AND_BELOW],
  },
  submissions: {
    why: "Submissions are stored for an account, or for a guest.",
    imports: [ACCOUNTS, "accounts/own-session.ts", "accounts/submitting-account.ts", "calls", ...CONTENT_AND_BELOW],
  },
  accounts: { why: "Accounts stand on their own.", imports: ["calls", ...BELOW] },
  content: { why: "Content is read before anybody calls.", imports: ["storage"] },
  calls: { why: "A call is checked and limited alike, whichever feature answers it.", imports: ["rate-limits"] },
  events: { why: "The log of events is told what happened, and asks no feature.", imports: ["storage"] },
  "rate-limits": { why: "Limits are counted before a call reaches any feature.", imports: ["storage"] },
  storage: { why: "Storage is the bottom: it knows tables and no feature.", imports: [] },
};
