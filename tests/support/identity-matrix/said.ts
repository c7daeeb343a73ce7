import { type CallKey, calls } from "#core/api/calls.ts";
import type { NewPasskey, UsedPasskey } from "#core/api/passkeys.ts";
import { newId } from "../draft-calls.ts";
import type { TestServer } from "../test-server.ts";
import type { Person } from "./people.ts";
import {
  answerToJoin,
  codeNow,
  newInvitation,
  passkeyToJoin,
  passkeyToSignIn,
  type StaffMember,
  strangePasskey,
} from "./staff-member.ts";

/** What a request says of who makes it, and whom it is about. */
export type Said = {
  readonly userID: string;
  readonly sessionId: string;
  readonly deviceId: string;
  readonly draftId: string;
  readonly email: string;
  /** Of an account to be made. */
  readonly newEmail: string;
  readonly password: string | undefined;
  readonly code: string;
  readonly link: string;
  readonly staffName: string;
  readonly staffPassword: string;
  readonly totp: string;
  readonly newPasskey: NewPasskey | null;
  readonly usedPasskey: UsedPasskey | null;
  /** Of the identity provider. */
  readonly answer: string;
};

const NO_INVITATION = { link: "x".repeat(43), totp: "000000" };
const NO_ANSWER = { answer: "?code=x", cookie: "" };

/**
 * What the person says whom a call is about: as one who answers questionnaires, and as one of the staff or invited.
 * @returns the cookie is that of a browser which the identity provider sent back
 */
export async function saidRightly(
  server: TestServer,
  key: CallKey,
  person: Person,
  member: StaffMember,
): Promise<{ readonly said: Said; readonly cookie: string }> {
  const isInvited = calls[key].needs === "link" || key === "finishOidc";
  const { link, totp } = isInvited ? await newInvitation(server) : NO_INVITATION;
  const { answer, cookie } = key === "finishOidc" ? await answerToJoin(server, link) : NO_ANSWER;
  const said = {
    ...{ ...person, newEmail: `${newId()}@example.com`, link, answer },
    ...{ staffName: member.name, staffPassword: member.password },
    totp: key === "signInStaff" ? codeNow(member.totpSecret) : totp,
    newPasskey: key === "joinStaffByPasskey" ? await passkeyToJoin(server, link) : null,
    usedPasskey: key === "signInStaffByPasskey" ? await passkeyToSignIn(server, member) : null,
  };
  return { said, cookie };
}

/** What stands in the place of all proofs, when somebody knows none but the address, and would register with that. */
export const guesses = ({ email: newEmail }: Pick<Said, "email">) => ({
  newEmail,
  userID: newId(),
  password: undefined,
  code: "ACDE-ACDE-ACDE-ACDE",
  ...NO_INVITATION,
  staffPassword: "a wrong guess in words",
  usedPasskey: strangePasskey(),
});
