import { addresses } from "#core/api/addresses.ts";
import type { CallKey } from "#core/api/calls.ts";
import type { UserId } from "#core/api/ids.ts";

/** Returns the user id that a validated request carries, under the name its call has for it. */
export const userIdIn = (key: CallKey, sent: Readonly<Record<string, unknown>>): UserId =>
  sent[addresses[key].userKey ?? "userId"] as UserId;
