import type { Limit } from "#core/api/call.ts";
import type { BackOff } from "./back-off.ts";

/** `count` tries in `seconds`, counted from the first one. */
export type RateLimit = { readonly count: number; readonly seconds: number };

export type RateLimitNumbers = Readonly<Record<Limit, RateLimit>> & {
  readonly wrongLogin: BackOff;
  /** At the same time. */
  readonly connections: { readonly count: number };
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Few enough that guessing is hopeless, enough that forty people in one building can sign up together. */
export const RATE_LIMITS: RateLimitNumbers = {
  wrongLogin: { count: 5, seconds: 2, longest: 15 * MINUTE },
  loginFromNetwork: { count: 300, seconds: 15 * MINUTE },
  loginFromDevice: { count: 60, seconds: 15 * MINUTE },
  proof: { count: 10, seconds: 15 * MINUTE },
  registerFromNetwork: { count: 60, seconds: 60 * MINUTE },
  chat: { count: 20, seconds: MINUTE },
  submit: { count: 60, seconds: MINUTE },
  submitADay: { count: 50, seconds: DAY },
  draft: { count: 120, seconds: MINUTE },
  whose: { count: 30, seconds: 15 * MINUTE },
  studioToken: { count: 10, seconds: 15 * MINUTE },
  connections: { count: 200 },
};

/** What each limit counts, for the documents. */
export const WHAT_IS_COUNTED: Readonly<Record<keyof RateLimitNumbers, string>> = {
  wrongLogin: "wrong passwords and codes for one e-mail address, from one known browser or one network",
  loginFromNetwork: "log-ins from one network, but for known browsers; sign-ins and links of staff",
  loginFromDevice: "log-ins of one known browser",
  proof: "passwords and codes of one open log-in; sign-ins of staff to one name, or with one passkey, from one network",
  registerFromNetwork: "registrations from one network",
  chat: "questions of one account, or of guests from one network",
  submit: "sets of answers of one account",
  submitADay: "sets of answers of one account to one questionnaire; a correction or a retry is none of its own",
  draft: "changes of the draft copies and small steps of one account",
  whose: "questions from one network whose user id this is",
  studioToken: "wrong keys of `STUDIO_TOKEN` from one network",
  connections: "connections of one network, but for trusted proxies and the machine itself",
};
