import type { AccountKey, UserId } from "#core/api/ids.ts";

/**
 * Returns the internal key of a user id. Only the database knows whether the account exists. This is the only place
 * where wire data becomes a key.
 */
export const accountKeyOf = (userId: UserId): AccountKey => userId as string as AccountKey;
