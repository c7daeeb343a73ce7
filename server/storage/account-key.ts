import type { AccountKey, UserId } from "#core/api/ids.ts";

/**
 * What stored rows call the account that a user id names. Whether there is one, only the database tells.
 * This alone makes a key of what came over the wire.
 */
export const accountKeyOf = (userId: UserId): AccountKey => userId as string as AccountKey;
