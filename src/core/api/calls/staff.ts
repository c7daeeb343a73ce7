import { Type } from "typebox";
import { type Call, CHANGE, READ } from "../call.ts";
import { FinishOidcBodySchema, OidcAddressSchema } from "../oidc.ts";
import {
  JoinByPasskeyBodySchema,
  NewPasskeyOptionsSchema,
  PasskeyOptionsSchema,
  SignInByPasskeyBodySchema,
  StartJoinBodySchema,
} from "../passkeys.ts";
import {
  JoinStaffBodySchema,
  STAFF_ROLES,
  StaffLinkBodySchema,
  StaffLinkReplySchema,
  StaffReplySchema,
  StaffSignInBodySchema,
} from "../staff.ts";

const tag = "Staff";
const BY_NETWORK = { limit: "loginFromNetwork", by: "network" } as const;

/** How staff get in: once by a link, then by passkey, or by password and code. */
export const staffCalls = {
  /** Tells what a link is for, and changes nothing. A link in an address would end up in logs, so it is sent in a body. */
  readStaffLink: {
    ...CHANGE,
    path: "/api/staff/link",
    tag,
    body: StaffLinkBodySchema,
    reply: StaffLinkReplySchema,
    errors: ["STAFF_LINK", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "link",
    limits: [BY_NETWORK],
    idempotent: true,
    event: false,
  },
  joinStaff: {
    ...CHANGE,
    path: "/api/staff/join",
    tag,
    body: JoinStaffBodySchema,
    reply: StaffReplySchema,
    errors: ["STAFF_LINK", "STAFF_CODE", "PASSWORD_TOO_COMMON", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "link",
    limits: [BY_NETWORK],
  },
  /** Gives out what a browser needs to make a passkey. */
  startJoinByPasskey: {
    ...CHANGE,
    path: "/api/staff/join/passkey/start",
    tag,
    body: StartJoinBodySchema,
    reply: NewPasskeyOptionsSchema,
    errors: ["STAFF_LINK", "NO_PASSKEYS", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "link",
    limits: [BY_NETWORK],
    event: false,
  },
  joinStaffByPasskey: {
    ...CHANGE,
    path: "/api/staff/join/passkey",
    tag,
    body: JoinByPasskeyBodySchema,
    reply: StaffReplySchema,
    errors: ["STAFF_LINK", "STAFF_REFUSED", "NO_PASSKEYS", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "link",
    limits: [BY_NETWORK],
  },
  /** Tries are also counted by name and network together, so that nobody elsewhere can lock a person out. */
  signInStaff: {
    ...CHANGE,
    path: "/api/staff/sign-in",
    tag,
    body: StaffSignInBodySchema,
    reply: StaffReplySchema,
    errors: ["STAFF_REFUSED", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    limits: [BY_NETWORK, { limit: "proof", by: "account" }],
  },
  /** Gives out what a browser needs to use a passkey. */
  startSignInByPasskey: {
    ...CHANGE,
    path: "/api/staff/sign-in/passkey/start",
    tag,
    reply: PasskeyOptionsSchema,
    errors: ["NO_PASSKEYS", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    limits: [BY_NETWORK],
    event: false,
  },
  /** Tries are also counted by passkey and network together. */
  signInStaffByPasskey: {
    ...CHANGE,
    path: "/api/staff/sign-in/passkey",
    tag,
    body: SignInByPasskeyBodySchema,
    reply: StaffReplySchema,
    errors: ["STAFF_REFUSED", "NO_PASSKEYS", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    limits: [BY_NETWORK, { limit: "proof", by: "account" }],
  },
  /** Gives out the address at which the identity provider asks who the person of a link is. */
  startJoinByOidc: {
    ...CHANGE,
    path: "/api/staff/join/oidc/start",
    tag,
    body: StartJoinBodySchema,
    reply: OidcAddressSchema,
    errors: ["STAFF_LINK", "NO_OIDC", "OIDC_UNAVAILABLE", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "link",
    limits: [BY_NETWORK],
    event: false,
  },
  /** Gives out the address at which the identity provider asks who somebody is. */
  startSignInByOidc: {
    ...CHANGE,
    path: "/api/staff/sign-in/oidc/start",
    tag,
    reply: OidcAddressSchema,
    errors: ["NO_OIDC", "OIDC_UNAVAILABLE", "FOREIGN_PAGE", "TOO_MANY_REQUESTS"],
    needs: "nobody",
    limits: [BY_NETWORK],
    event: false,
  },
  /** Ends both: what was begun in this browser says whether a link is used up. */
  finishOidc: {
    ...CHANGE,
    path: "/api/staff/sign-in/oidc",
    tag,
    body: FinishOidcBodySchema,
    reply: StaffReplySchema,
    errors: [
      "OIDC_REFUSED",
      "OIDC_UNKNOWN",
      "OIDC_TAKEN",
      "STAFF_LINK",
      "NO_OIDC",
      "OIDC_UNAVAILABLE",
      "FOREIGN_PAGE",
      "TOO_MANY_REQUESTS",
    ],
    needs: "nobody",
    limits: [BY_NETWORK],
  },
  staffSession: {
    ...READ,
    path: "/api/staff/session",
    tag,
    reply: StaffReplySchema,
    errors: ["STAFF_SIGN_IN", "TOO_MANY_REQUESTS"],
    needs: "role",
    roles: STAFF_ROLES,
    limits: [{ limit: "studioToken", by: "wrongToken" }],
  },
  signOutStaff: {
    ...CHANGE,
    path: "/api/staff/sign-out",
    tag,
    reply: Type.Object({ message: Type.String() }),
    errors: ["FOREIGN_PAGE"],
    needs: "nobody",
    idempotent: true,
  },
} as const satisfies Record<string, Call>;
