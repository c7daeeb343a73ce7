import { addresses } from "#core/api/addresses.ts";
import type { Call } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import type { StudioScale } from "#core/api/studio.ts";
import { urlOf } from "#core/api/url-of.ts";
import type { Content, Scale } from "../../../server/content/content.ts";
import { firstResultOf } from "../domain-calls.ts";
import { newId } from "../draft-calls.ts";
import { NEW_SCALE } from "../new-scale/add-new-scale.ts";
import { submissionBody } from "../submission-body.ts";
import type { Said } from "./said.ts";

/** What the bodies are made of beside that. */
export type Site = {
  readonly content: Content;
  /** The scale that all requests are about, as an editor opens it. */
  readonly opened: StudioScale;
  /** Which version of it is live. */
  readonly publication: string;
  /** What is asked of people about the language model. */
  readonly consent: string;
};

type Body = Record<string, unknown>;
const NO_DRAFT = "0".repeat(32);
const NEW_PASSWORD = "another calm green garden";
const draftOf = ({ opened: { survey, rule } }: Site) => ({ survey, rule });
const answersOf = ({ content }: Site) => content.scales.get(NEW_SCALE)?.rule.examples[0]?.answers ?? {};

/**
 * A body that each call accepts, if it is said by whoever it must be. Those of domains are made of the content. A call
 * that has none here gets an empty body: enough to see who is refused, where that is seen in the headers.
 */
const BODIES: Partial<Record<CallKey, (said: Said, site: Site) => Body>> = {
  register: ({ newEmail: email }) => ({ email, password: NEW_PASSWORD, age: 76, gender: "Female", yearOfBirth: 1950 }),
  logIn: ({ email, password }) => ({ email, password }),
  resetPassword: ({ email, code }) => ({ email, code, password: NEW_PASSWORD }),
  exportMyData: ({ password: proof }) => ({ proof }),
  deleteAccount: ({ password: proof }) => ({ proof }),
  newRecoveryCode: ({ password }) => ({ password }),
  changePassword: ({ password }) => ({ password, newPassword: NEW_PASSWORD }),
  changeDetails: ({ password, email }) => ({ password, email, yearOfBirth: 1951, gender: "Male" }),
  answerConsent: (_, { consent }) => ({ consent, answer: "yes" }),
  saveBmi: ({ userID }, { content }) => firstResultOf((content.scales.get("bmi") as Scale).rule, userID, 24.9),
  submitScale: ({ userID: userId }, site) => ({ userId, answers: answersOf(site) }),
  saveDraft: ({ draftId: id }, { content }) => ({
    ...{ id, survey: NEW_SCALE, contentHash: content.scales.get(NEW_SCALE)?.hash, page: 0, seq: 2 },
    answers: { confidence: { value: 3, seq: 2 } },
  }),
  keepStep: () => ({ survey: null, offered: null, language: "en", words: { what: "I walk", routine: "After lunch" } }),
  stepWent: () => ({ went: "done" }),
  getAdvice: ({ userID }) => ({ userID, criteria: "LikeMe" }),
  askCoach: () => ({ prompt: "How do I sleep better?" }),
  chat: () => ({ message: "How do I sleep better?" }),
  readStaffLink: ({ link }) => ({ link }),
  joinStaff: ({ link, totp: code }) => ({ link, password: NEW_PASSWORD, code }),
  startJoinByPasskey: ({ link }) => ({ link }),
  joinStaffByPasskey: ({ link, newPasskey: passkey }) => ({ link, passkey }),
  startJoinByOidc: ({ link }) => ({ link }),
  finishOidc: ({ answer }) => ({ answer }),
  signInStaff: ({ staffName: name, staffPassword: password, totp: code }) => ({ name, password, code }),
  signInStaffByPasskey: ({ usedPasskey: passkey }) => ({ passkey }),
  checkDraft: (_, site) => draftOf(site),
  scoringFacts: (_, site) => draftOf(site),
  suggestExamples: (_, site) => draftOf(site),
  changeDraft: (_, site) => ({
    ...{ page: NO_DRAFT, revision: 0, commands: [] },
    start: { ...draftOf(site), from: site.opened.from },
  }),
  takeDraft: () => ({ page: NO_DRAFT }),
  newScale: () => ({ id: `new-${newId().slice(0, 8).toLowerCase()}`, title: "New", template: null }),
  importFile: () => ({ name: "words.csv", bytes: Buffer.from("no questions").toString("base64") }),
  compareWording: () => ({ wording: "How was it?", because: null }),
  enableKit: () => ({ wording: "How was it?", because: null, confirmed: [] }),
  benchDraft: (_, site) => ({ ...draftOf(site), answers: answersOf(site), stored: {} }),
  draftConsequences: (_, site) => draftOf(site),
  proposeDraft: (_, site) => ({ ...draftOf(site), from: site.opened.from }),
  publishDraft: (_, site) => ({ ...draftOf(site), from: site.opened.from }),
  rollBackScale: (_, { publication, opened: { from } }) => ({ publication, from }),
};

function bodyOf(key: CallKey, said: Said, site: Site): Body | undefined {
  const { catalogue, scales } = site.content;
  const domain = catalogue.domains.find(({ submit }) => submit === key);
  if (!domain) return BODIES[key]?.(said, site);
  const scale = scales.get(domain.survey) as Scale;
  return submissionBody(domain, scale, said.userID, scale.rule.examples.at(-1)?.answers ?? {});
}

/** Whether the body of a call is one that it accepts: of a new call it may be empty. */
export const hasGoodBody = (key: CallKey, said: Said, site: Site): boolean =>
  (calls[key] as Call).body === undefined || bodyOf(key, said, site) !== undefined;

/** The request that makes a call, without what says whose it is in its headers. */
export function requestOf(key: CallKey, said: Said, site: Site) {
  const { method, path, userKey } = addresses[key];
  const row: Call = calls[key];
  const values: Record<string, string> = {
    ...{ scale: NEW_SCALE, survey: NEW_SCALE, draft: NO_DRAFT, format: "redcap", step: said.draftId },
    ...{ table: "csv", file: "codebook" },
  };
  values["id"] = key === "forgetOneDevice" ? said.deviceId : said.sessionId;
  const named = Object.keys({ ...row.params?.properties, ...row.query?.properties });
  const sent = named.flatMap((name): [string, string][] => {
    const value = name === userKey ? said.userID : values[name];
    return value === undefined ? [] : [[name, value]];
  });
  const needsKey = row.headers?.required?.includes("idempotency-key");
  const body = bodyOf(key, said, site) ?? {};
  return {
    method,
    url: urlOf({ path }, Object.fromEntries(sent)),
    headers: { "idempotency-key": needsKey ? said.draftId : newId() },
    ...(method === "GET" || row.maxBody === 0 || method === "DELETE" ? {} : { body }),
  };
}
