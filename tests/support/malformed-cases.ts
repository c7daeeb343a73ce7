import type { Call } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import type { Content, Scale } from "../../server/content/content.ts";
import { submitCall } from "./domain-calls.ts";
import { submissionBody } from "./submission-body.ts";

/** A call, and a body that it would read; what is malformed is made of it. */
export type Case = {
  readonly key: CallKey;
  /** As in the table of calls, with its parameters. */
  readonly pattern: string;
  /** Without them: no scale has this name. */
  readonly path: string;
  /** Null for a call without a body. */
  readonly good: Record<string, unknown> | null;
  readonly answersKey: string | null;
};

const PASSKEY = { id: "x".repeat(43), rawId: "x".repeat(43), type: "public-key", clientExtensionResults: {} };

/** A good body of each call that takes one and belongs to no domain. Too common a password makes no account. */
const goodBodies = (userID: string): Partial<Record<CallKey, Record<string, unknown>>> => ({
  register: { email: "never@example.com", password: "password1", age: 76, gender: "Female", yearOfBirth: 1950 },
  logIn: { email: "never@example.com" },
  resetPassword: { email: "never@example.com", code: "none", password: "password1" },
  readStaffLink: { link: "x".repeat(43) },
  joinStaff: { link: "x".repeat(43), password: "password1234", code: "000000" },
  startJoinByPasskey: { link: "x".repeat(43) },
  joinStaffByPasskey: {
    link: "x".repeat(43),
    passkey: { ...PASSKEY, response: { clientDataJSON: "e30", attestationObject: "bm9uZQ" } },
  },
  startJoinByOidc: { link: "x".repeat(43) },
  finishOidc: { answer: "?code=x" },
  signInStaffByPasskey: {
    passkey: {
      ...PASSKEY,
      response: { clientDataJSON: "e30", authenticatorData: "bm9uZQ", signature: "bm9uZQ", userHandle: "bm9uZQ" },
    },
  },
  signInStaff: { name: "Nobody", password: "password1", code: "000000" },
  newRecoveryCode: { password: "asked without a token" },
  exportMyData: { proof: "asked without a token" },
  deleteAccount: { proof: "asked without a token" },
  changePassword: { password: "asked without a token", newPassword: "another calm garden" },
  answerConsent: { consent: "asked without a token", answer: "yes" },
  changeDetails: { password: "asked without a token", email: "a@example.com", yearOfBirth: 1950, gender: "Male" },
  getAdvice: { userID, criteria: "LikeMe" },
  askCoach: { prompt: "asked without a token" },
  chat: { message: "asked without a log-in" },
  saveDraft: { id: "saved without a token" },
  keepStep: { survey: null, offered: null, language: "en", words: { what: "kept", routine: "without a token" } },
  stepWent: { went: "done" },
  saveBmi: { userID, bmi: "24.9", category: "none such" },
  submitScale: { userId: userID, answers: { one: "Never" } },
  checkDraft: { survey: "{}", rule: "{}" },
  scoringFacts: { survey: "{}", rule: "{}" },
  suggestExamples: { survey: "{}", rule: "{}" },
  changeDraft: { page: "0".repeat(32), revision: 0, commands: [] },
  takeDraft: { page: "0".repeat(32) },
  importFile: { name: "none.csv", bytes: "" },
  newScale: { id: "none", survey: "{}", rule: "{}" },
  compareWording: { wording: "none", because: null },
  enableKit: { wording: "none", because: null, confirmed: [] },
  benchDraft: { survey: "{}", rule: "{}", answers: {}, stored: {} },
  draftConsequences: { survey: "{}", rule: "{}" },
  proposeDraft: { survey: "{}", rule: "{}", from: "none" },
  publishDraft: { survey: "{}", rule: "{}", from: "none" },
  rollBackScale: { publication: "none", from: "none" },
});

/**
 * Returns a case for every row of the table of calls.
 * @throws Error when a call with a body has no good one here
 */
export function casesOf({ catalogue, scales }: Content, userID: string): Case[] {
  return (Object.entries(calls) as [CallKey, Call][]).map(([key, { path: pattern, body }]): Case => {
    const path = pattern.replace(/:(scale|survey)/, "none-such");
    const domain = catalogue.domains.find(({ submit }) => submit === key);
    if (!domain) {
      const good = goodBodies(userID)[key] ?? null;
      if (body && !good) throw new Error(`${key} needs a good body here`);
      return { key, pattern, path, good, answersKey: key === "submitScale" ? "answers" : null };
    }
    const scale = scales.get(domain.survey) as Scale;
    const answers = scale.rule.examples.at(-1)?.answers ?? {};
    const good = submissionBody(domain, scale, userID, answers);
    return { key, pattern, path, good, answersKey: submitCall(domain).answersKey };
  });
}
