import { addresses } from "#core/api/addresses.ts";
import type { Call, Limit } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import { USER_ID_FORM } from "#core/api/results.ts";

const USER_ID = new RegExp(USER_ID_FORM);

/** One call that may be forwarded. */
export type ForwardedCall = {
  readonly method: "GET" | "POST";
  /** The path as routed here: without a query, `:name` for an id. */
  readonly path: string;
  readonly maxBody: number;
  /** Returns whether the request line names this call exactly. Any other spelling is not forwarded. */
  readonly isNamedBy: (target: string) => boolean;
  /** False where only the success of the reply matters. */
  readonly readsReply: boolean;
  /** Counted by network: ids and tokens are the provider's, and here a requester could invent one for each call. */
  readonly countedByNetwork: readonly Limit[];
  /** The properties that its body must have, as text. */
  readonly required: readonly string[];
  /** Whether it brings a guess: a secret for the e-mail address in its body. */
  readonly isGuess: boolean;
};

/** The specification, which a provider's backend follows, has no other methods. */
type Forwardable = Call & { readonly method: ForwardedCall["method"] };

/** All calls that may be forwarded: those marked in the table of calls. */
export const forwardedCalls: readonly ForwardedCall[] = (Object.entries(calls) as [CallKey, Call][])
  .filter((row): row is [CallKey, Forwardable] => row[1].forwarded !== "no")
  .map(([key, call]) => ({
    method: call.method,
    path: call.path,
    maxBody: call.maxBody,
    isNamedBy: call.method === "POST" ? (target) => target === call.path : readNamed(key, call),
    readsReply: call.forwarded === "reply",
    countedByNetwork: call.limits.flatMap((one) =>
      one.by === "network" || one.by === "unknownBrowser" || one.by === "account" ? [one.limit] : [],
    ),
    required: requiredOf(key, call),
    isGuess: call.limits.some(({ by }) => by === "guess"),
  }));

/** A read ends with the user id, in its path or in its query. */
function readNamed(key: CallKey, { path }: Call): (target: string) => boolean {
  const { userKey = "" } = addresses[key];
  const before = path.endsWith(`/:${userKey}`) ? path.slice(0, -userKey.length - 1) : `${path}?${userKey}=`;
  return (target) => target.startsWith(before) && USER_ID.test(target.slice(before.length));
}

/** What a limited call is about: an account, by its id, or an e-mail address. A token stands in a header. */
function requiredOf(key: CallKey, { limits, needs }: Call): readonly string[] {
  if (limits.some(({ by }) => by === "guess")) return ["email"];
  const { userKey } = addresses[key];
  return needs !== "token" && userKey !== undefined && limits.some(({ by }) => by === "account") ? [userKey] : [];
}
