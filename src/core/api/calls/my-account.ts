import { Type } from "typebox";
import { type Call, CHANGE, EMPTY, READ } from "../call.ts";
import {
  AccessIdSchema,
  ChangePasswordBodySchema,
  ChangePasswordReplySchema,
  ConsentBodySchema,
  DetailsBodySchema,
  MyAccountSchema,
  WhoseReplySchema,
} from "../my-account.ts";
import { UserIdSchema } from "../results.ts";

const MINE = { tag: "My data", needs: "token" } as const;
/** An open session must not become a place to guess the password. */
const GUESSING = [{ limit: "proof", by: "account" }] as const;

/** What a person sees and changes of the account itself, and what ends its log-ins. */
export const myAccountCalls = {
  myAccount: { ...READ, ...MINE, path: "/api/account", reply: MyAccountSchema, errors: ["SESSION_NEEDED"] },
  /** Ends every log-in and known browser, replaces the user id, and replies with a new log-in for this browser and a new recovery code. */
  changePassword: {
    ...CHANGE,
    ...MINE,
    path: "/api/account/password",
    body: ChangePasswordBodySchema,
    reply: ChangePasswordReplySchema,
    errors: ["SESSION_NEEDED", "PASSWORD_REFUSED", "PASSWORD_TOO_COMMON", "PASSWORD_LIKE_ADDRESS", "TOO_MANY_REQUESTS"],
    limits: GUESSING,
  },
  /** Corrects the address, the year of birth and the gender. Results keep the age band they were given with. */
  changeDetails: {
    ...CHANGE,
    ...MINE,
    path: "/api/account/details",
    body: DetailsBodySchema,
    reply: Type.Object({ message: Type.String() }),
    errors: ["SESSION_NEEDED", "PASSWORD_REFUSED", "DETAILS_REFUSED", "TOO_MANY_REQUESTS"],
    limits: GUESSING,
    idempotent: true,
  },
  /** "Log out everywhere": ends every log-in and known browser, this one too, and replaces the user id. */
  endAllSessions: {
    ...CHANGE,
    ...MINE,
    path: "/api/account/sessions/end",
    reply: Type.Object({ message: Type.String() }),
    errors: ["SESSION_NEEDED"],
  },
  endOneSession: {
    ...CHANGE,
    ...MINE,
    method: "DELETE",
    path: "/api/account/sessions/:id",
    params: AccessIdSchema,
    reply: EMPTY,
    errors: ["SESSION_NEEDED"],
    idempotent: true,
  },
  forgetOneDevice: {
    ...CHANGE,
    ...MINE,
    method: "DELETE",
    path: "/api/account/devices/:id",
    params: AccessIdSchema,
    reply: EMPTY,
    errors: ["SESSION_NEEDED"],
    idempotent: true,
  },
  /** What a person answers to the question whether a language model may answer. All answers are kept, with their time. */
  answerConsent: {
    ...CHANGE,
    ...MINE,
    path: "/api/account/consent",
    body: ConsentBodySchema,
    reply: EMPTY,
    errors: ["SESSION_NEEDED"],
  },
  /** For a browser that a link brought into an account: says whose it is, and not more than its owner will know again. */
  whoseAccount: {
    ...READ,
    path: "/api/accounts/:userID/whose",
    tag: "Accounts",
    params: Type.Object({ userID: UserIdSchema }),
    reply: WhoseReplySchema,
    errors: ["UNKNOWN_USER", "TOO_MANY_REQUESTS"],
    needs: "id",
    limits: [{ limit: "whose", by: "network" }],
  },
} as const satisfies Record<string, Call>;
