import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "#core/api/app-error.ts";
import { MOST_COMMON, weaknessOf } from "#core/shared/weak-password.ts";
import type { HashCost } from "../hash-costs.ts";
import { createFairQueue } from "./fair-queue.ts";
import { formatHash, KEY_LENGTH, MAX_MEMORY, parseHash } from "./password-hash.ts";
import { OPERATOR, type TurnOwner } from "./turn-owner.ts";

// At most two hashes run at a time. This leaves threads of Node's pool for files and DNS, and bounds the memory. Whoever
// would wait too long is better sent away with BUSY.
export const HASHING = { atOnce: 2, ofOne: 100, ofAll: 400, longestMs: 30_000 } as const;
export const hashing = createFairQueue(HASHING);

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, MOST_COMMON));

export const isWeak = (password: string, email: string): boolean => weaknessOf(password, email, COMMON) !== null;

/** @throws AppError PASSWORD_TOO_COMMON, PASSWORD_LIKE_ADDRESS */
export function refuseWeak(password: string, email: string): void {
  const weakness = weaknessOf(password, email, COMMON);
  if (weakness !== null) throw new AppError(weakness === "common" ? "PASSWORD_TOO_COMMON" : "PASSWORD_LIKE_ADDRESS");
}

/**
 * Hashes a password, or a code from `newCode`, with its own salt.
 * @throws AppError BUSY
 */
export async function hashSecret(secret: string, cost: HashCost, turnOwner: TurnOwner = OPERATOR): Promise<string> {
  const salt = randomBytes(16);
  return formatHash({ cost, salt, key: await derive(secret, salt, cost, turnOwner) });
}

/**
 * Returns a hash that no secret matches. Comparing with it takes as long as with a real hash of the same cost. This
 * holds for all stored hashes: those written before the PHC format have the same cost, and a hash of another cost is
 * replaced at log-in.
 */
export const hashOfNobody = (cost: HashCost): string =>
  formatHash({ cost, salt: randomBytes(16), key: randomBytes(KEY_LENGTH) });

/**
 * Compares in constant time, at the cost stored in the hash. A hash of an unknown format matches nothing.
 * @throws AppError BUSY
 */
export async function matchesHash(secret: string, hash: string, turnOwner: TurnOwner = OPERATOR): Promise<boolean> {
  const parsed = parseHash(hash);
  return parsed !== null && timingSafeEqual(await derive(secret, parsed.salt, parsed.cost, turnOwner), parsed.key);
}

/** Returns true for a hash made at a different cost than today's. */
export const isMadeAtOtherCost = (hash: string, cost: HashCost): boolean =>
  !isDeepStrictEqual(parseHash(hash)?.cost, cost);

function derive(secret: string, salt: Buffer, { ln, r, p }: HashCost, turnOwner: TurnOwner): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY };
  return hashing.run(
    turnOwner,
    () =>
      new Promise((resolve, reject) => {
        scrypt(secret.normalize("NFKC"), salt, KEY_LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
