import type { Kysely } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from "#core/api/passkeys.ts";
import { hashSecret } from "../../../server/accounts/password.ts";
import { makeLink } from "../../../server/staff/links.ts";
import { makeSession } from "../../../server/staff/sessions.ts";
import { newTotpSecret } from "../../../server/staff/totp.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { answerOf } from "../identity-provider.ts";
import { QUICK_HASHING } from "../quick-hashing.ts";
import { type SoftwareAuthenticator, softwareAuthenticator } from "../software-authenticator.ts";
import { START, type TestServer } from "../test-server.ts";

/** Stands in the names of people of the staff whom nobody may see but staff. */
export const STAFF_MARK = "aurochs";
const ORIGIN = "https://keepwell.example";
/** Of a call from a page of the site, as calls of staff must be. */
export const OWN_PAGE = { host: "keepwell.example", origin: ORIGIN } as const;

/** An admin who can sign in by password and code, and by passkey. */
export type StaffMember = {
  readonly id: string;
  readonly name: string;
  readonly password: string;
  readonly totpSecret: string;
  readonly device: SoftwareAuthenticator;
};

const post = async (server: TestServer, call: string, body: object) => {
  const reply = await server.app.inject({ method: "POST", url: `/api/staff/${call}`, headers: OWN_PAGE, body });
  if (reply.statusCode !== 200) throw new Error(`${call} answered ${reply.body}`);
  return reply;
};
const invite = ({ commits }: TestServer, name: string) =>
  commits.write((transaction) => makeLink(transaction, { name, role: "admin" }, START));
const newPasskey = async (server: TestServer, device: SoftwareAuthenticator, link: string): Promise<NewPasskey> =>
  device.make((await post(server, "join/passkey/start", { link })).json() as NewPasskeyOptions);
export const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: START.getTime() });

export async function storeStaffMember(server: TestServer): Promise<StaffMember> {
  const { database } = server;
  const [name, password, totpSecret] = [`Ada of ${STAFF_MARK}`, "five calm words in a row", newTotpSecret()];
  const device = softwareAuthenticator(ORIGIN);
  const link = await invite(server, name);
  await post(server, "join/passkey", { link, passkey: await newPasskey(server, device, link) });
  const { id } = await database.selectFrom("staff").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  const password_hash = await hashSecret(password, QUICK_HASHING.password);
  const row = { staff_id: id, password_hash, totp_secret: totpSecret, totp_step: 0 };
  await database.insertInto("staff_password").values(row).execute();
  return { id, name, password, totpSecret, device };
}

/** The cookie of a new session. */
export const staffSession = async (database: Kysely<Tables>, id: string): Promise<string> =>
  `keepwell-staff=${await makeSession(database, id, START)}`;

/** A link that was not used, and the code of the app that was set up with it. */
export async function newInvitation(server: TestServer): Promise<{ readonly link: string; readonly totp: string }> {
  const link = await invite(server, `Bea of ${STAFF_MARK}`);
  const { secret } = (await post(server, "link", { link })).json();
  return { link, totp: codeNow(secret) };
}

/** A new passkey for somebody who was invited. */
export const passkeyToJoin = (server: TestServer, link: string): Promise<NewPasskey> =>
  newPasskey(server, softwareAuthenticator(ORIGIN), link);

/** What the passkey of a person of the staff signs. */
export async function passkeyToSignIn(server: TestServer, { device }: StaffMember): Promise<UsedPasskey> {
  return device.use((await post(server, "sign-in/passkey/start", {})).json() as PasskeyOptions);
}

/** What a passkey of nobody signs, under a challenge that nobody made. */
export function strangePasskey(): UsedPasskey {
  const [rpId, challenge] = [OWN_PAGE.host, "x".repeat(43)];
  return softwareAuthenticator(ORIGIN).use({ rpId, challenge, userVerification: "required", timeout: 1 }, LIES);
}
const LIES = { userHandle: "x".repeat(22) };

/** What the identity provider says of somebody who was invited, and the cookie of the browser that asked. */
export async function answerToJoin(server: TestServer, link: string) {
  const reply = await post(server, "join/oidc/start", { link });
  const answer = (await answerOf(reply.json().address, "ada")).search;
  return { answer, cookie: `${reply.headers["set-cookie"]}`.split(";")[0] ?? "" };
}
