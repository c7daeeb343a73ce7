import { expect, test } from "vitest";
import type { Params, Reply } from "#core/api/calls.ts";
import type { AccountKey, UserId } from "#core/api/ids.ts";

test("the types keep user ids, account keys and other texts apart", () => {
  const key = "key" as AccountKey;
  const userId = "id" as UserId;
  const byKey = (_: AccountKey) => true;
  const byUserId = (_: UserId) => true;
  const read: Params<"viewScores"> = { userID: userId };
  expect([byKey(key), byUserId(userId), byUserId(read.userID)]).toEqual([true, true, true]);
  // @ts-expect-error a user id finds no rows
  byKey(userId);
  // @ts-expect-error a key is never looked up as a user id
  byUserId(key);
  // @ts-expect-error a text becomes a user id by the schema of a call alone
  byUserId("text");
  // @ts-expect-error the key never leaves the server
  const reply: Reply<"logIn"> = { token: "token", owner: "owner", userID: key };
  expect(reply.userID).toBe("key");
});
