import type { HashCost } from "../hash-costs.ts";

/** A salted scrypt key and its cost. */
export type PasswordHash = { readonly cost: HashCost; readonly salt: Buffer; readonly key: Buffer };

export const KEY_LENGTH = 32;

/** The upper limit, in bytes, above every cost in use: a hash that claims more must not exhaust the memory. */
export const MAX_MEMORY = 256 * 1024 * 1024;

/** The PHC string format: `$scrypt$ln=17,r=8,p=1$<salt>$<key>`, both in base64 without padding. */
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The earlier format, in base64url: the name alone determines the cost. */
const NAMED = /^(scrypt|code)\$([\w-]+)\$([\w-]+)$/;
const NAMED_COSTS: Readonly<Record<string, HashCost>> = {
  scrypt: { ln: 17, r: 8, p: 1 },
  code: { ln: 14, r: 8, p: 1 },
};

export function formatHash({ cost: { ln, r, p }, salt, key }: PasswordHash): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** @returns null for any other format, or for a cost out of bounds */
export function parseHash(text: string): PasswordHash | null {
  const parsed = parsedPhc(text) ?? parsedNamed(text);
  if (parsed?.key.length !== KEY_LENGTH) return null;
  const { ln, r, p } = parsed.cost;
  return ln >= 1 && r >= 1 && p >= 1 && p <= 16 && 2 ** ln * r * 128 < MAX_MEMORY ? parsed : null;
}

function parsedPhc(text: string): PasswordHash | null {
  const [, ln, r, p, salt = "", key = ""] = PHC.exec(text) ?? [];
  if (ln === undefined) return null;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

function parsedNamed(text: string): PasswordHash | null {
  const [, name = "", salt = "", key = ""] = NAMED.exec(text) ?? [];
  const cost = NAMED_COSTS[name];
  return cost ? { cost, salt: Buffer.from(salt, "base64url"), key: Buffer.from(key, "base64url") } : null;
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
