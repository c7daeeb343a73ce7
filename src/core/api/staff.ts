import { type Static, Type } from "typebox";
import { closed } from "../content-model/text.ts";
import { textToFind } from "./fields.ts";

/** What staff may do. An admin may do everything. */
export const STAFF_ROLES = ["editor", "publisher", "researcher", "coordinator", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const RoleSchema = Type.Unsafe<StaffRole>(Type.Union(STAFF_ROLES.map((role) => Type.Literal(role))));

/** What names of staff consist of: words that can be read aloud, an e-mail address, or a user name. */
export const STAFF_NAME_FORM = "^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} .,'’@_+-]{0,79}$";
export const StaffName = Type.String({ pattern: STAFF_NAME_FORM });
/** The secret of a one-time link. */
export const Link = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" });
/** Six digits, as authenticator apps show them: with or without a space. */
const Code = Type.String({ pattern: "^\\s*[0-9]{3}\\s?[0-9]{3}\\s*$" });

export const StaffLinkBodySchema = Type.Object({ link: Link }, closed);

/** What a one-time link is for. `secret` and `uri` say the same to an authenticator app: one typed, one scanned. */
export const StaffLinkReplySchema = Type.Object({
  /** Null where the person chooses a name. */
  name: Type.Union([Type.String(), Type.Null()]),
  role: RoleSchema,
  secret: Type.String(),
  uri: Type.String(),
});

export const JoinStaffBodySchema = Type.Object(
  {
    link: Link,
    name: Type.Optional(StaffName),
    password: Type.String({ minLength: 12, maxLength: 200 }),
    code: Code,
  },
  closed,
);

export const StaffSignInBodySchema = Type.Object(
  {
    name: textToFind(1, 80),
    password: Type.String({ maxLength: 200 }),
    code: Code,
  },
  closed,
);

/** Who is signed in. */
export const StaffReplySchema = Type.Object({ name: Type.String(), role: RoleSchema });

export type StaffLink = Static<typeof StaffLinkReplySchema>;
export type StaffMember = Static<typeof StaffReplySchema>;
