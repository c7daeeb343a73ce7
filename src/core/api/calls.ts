import type { Static, TSchema } from "typebox";
import { accountCalls } from "./calls/accounts.ts";
import { adviceCalls } from "./calls/advice.ts";
import { contentCalls } from "./calls/content.ts";
import { draftCalls } from "./calls/drafts.ts";
import { eventCalls } from "./calls/events.ts";
import { healthCalls } from "./calls/health.ts";
import { myAccountCalls } from "./calls/my-account.ts";
import { resultCalls } from "./calls/results.ts";
import { staffCalls } from "./calls/staff.ts";
import { stepCalls } from "./calls/steps.ts";
import { studioCalls } from "./calls/studio.ts";
import { studioAnswerCalls } from "./calls/studio-answers.ts";
import { studioDraftCalls } from "./calls/studio-drafts.ts";
import { studioKitCalls } from "./calls/studio-kits.ts";
import { saveCalls, scoreCalls, submitCalls } from "./calls/surveys.ts";

/**
 * The table of calls. The server registers its routes from it; the browser's calls, the list of forwarded calls,
 * OpenAPI and the tests also read it. Browsers import `addresses.ts` instead, which has no schemas.
 */
export const calls = {
  ...healthCalls,
  ...contentCalls,
  ...accountCalls,
  ...myAccountCalls,
  ...submitCalls,
  ...saveCalls,
  ...scoreCalls,
  ...resultCalls,
  ...draftCalls,
  ...stepCalls,
  ...adviceCalls,
  ...staffCalls,
  ...eventCalls,
  ...studioCalls,
  ...studioDraftCalls,
  ...studioKitCalls,
  ...studioAnswerCalls,
} as const;

type Calls = typeof calls;
export type CallKey = keyof Calls;
type Column<Key extends CallKey, Name extends string, Else = undefined> = Key extends CallKey
  ? Calls[Key] extends Record<Name, infer Schema extends TSchema>
    ? Static<Schema>
    : Else
  : never;

/** What each call takes and returns, by its key: `Body<"logIn">`. Undefined for a call that has none. */
export type Params<Key extends CallKey> = Column<Key, "params">;
export type Query<Key extends CallKey> = Column<Key, "query">;
/** The values of params and query together; unknown for a call that has none. */
export type Values<Key extends CallKey> = Column<Key, "params", unknown> & Column<Key, "query", unknown>;
export type Headers<Key extends CallKey> = Column<Key, "headers">;
export type Body<Key extends CallKey> = Column<Key, "body">;
export type Reply<Key extends CallKey> = Column<Key, "reply">;
