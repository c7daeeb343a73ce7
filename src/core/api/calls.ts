import type { Static, TSchema } from "typebox";
import { accountCalls } from "./calls/accounts.ts";
import { adviceCalls } from "./calls/advice.ts";
import { contentCalls } from "./calls/content.ts";
import { healthCalls } from "./calls/health.ts";
import { resultCalls } from "./calls/results.ts";
import { studioCalls } from "./calls/studio.ts";
import { saveCalls, scoreCalls, submitCalls } from "./calls/surveys.ts";

/**
 * The table of calls. The server registers its routes from it, and the browser's calls, the list of what is
 * forwarded, OpenAPI and the tests read it. Browsers take `addresses.ts` instead, which is without schemas.
 */
export const calls = {
  ...healthCalls,
  ...contentCalls,
  ...accountCalls,
  ...submitCalls,
  ...saveCalls,
  ...scoreCalls,
  ...resultCalls,
  ...adviceCalls,
  ...studioCalls,
} as const;

type Calls = typeof calls;
export type CallKey = keyof Calls;
type Column<Key extends CallKey, Name extends string, Else = undefined> = Key extends CallKey
  ? Calls[Key] extends Record<Name, infer Schema extends TSchema>
    ? Static<Schema>
    : Else
  : never;

/** What each call takes and gives, by its key: `Body<"logIn">`. Undefined where it has none. */
export type Params<Key extends CallKey> = Column<Key, "params">;
export type Query<Key extends CallKey> = Column<Key, "query">;
/** The values of both together; unknown where there are none. */
export type Values<Key extends CallKey> = Column<Key, "params", unknown> & Column<Key, "query", unknown>;
export type Headers<Key extends CallKey> = Column<Key, "headers">;
export type Body<Key extends CallKey> = Column<Key, "body">;
export type Reply<Key extends CallKey> = Column<Key, "reply">;
