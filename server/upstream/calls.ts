import { addresses } from "#core/api/addresses.ts";
import type { Call, Limit } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import { USER_ID_FORM } from "#core/api/results.ts";

const USER_ID = new RegExp(USER_ID_FORM);

/** By whom a call is counted: the caller's network, the token sent along, or a property of the body. */
type CountedBy = "network" | "token" | { readonly property: string };

/** One call that may be forwarded. */
export type ForwardedCall = {
  readonly method: "GET" | "POST";
  /** As routed here: without a query, `:name` for an id in the path. */
  readonly path: string;
  readonly maxBody: number;
  /** Whether this stands in the request line to the letter. Any other spelling is not forwarded. */
  readonly isNamedBy: (target: string) => boolean;
  /** False where success is all that is read of the reply. */
  readonly readsReply: boolean;
  readonly counted: readonly { readonly limit: Limit; readonly by: CountedBy }[];
};

/** Every call that may be forwarded, and no other: those that the table of calls marks. */
export const forwardedCalls: readonly ForwardedCall[] = (Object.entries(calls) as [CallKey, Call][])
  .filter(([, { forwarded }]) => forwarded !== "no")
  .map(([key, call]) => ({
    method: call.method,
    path: call.path,
    maxBody: call.maxBody,
    isNamedBy: call.method === "POST" ? (target) => target === call.path : readNamed(key, call),
    readsReply: call.forwarded === "reply",
    counted: call.limits.map(({ limit, by }) => ({ limit, by: counterOf(key, call, by) })),
  }));

/** A read ends with the person's id, in its path or in its query. */
function readNamed(key: CallKey, { path }: Call): (target: string) => boolean {
  const { userKey = "" } = addresses[key];
  const before = path.endsWith(`/:${userKey}`) ? path.slice(0, -userKey.length - 1) : `${path}?${userKey}=`;
  return (target) => target.startsWith(before) && USER_ID.test(target.slice(before.length));
}

/** What stands for an account in a request, since accounts are the provider's. */
function counterOf(key: CallKey, { needs }: Call, by: Call["limits"][number]["by"]): CountedBy {
  if (by === "email") return { property: "email" };
  if (by !== "account") return "network";
  return needs === "token" ? "token" : { property: addresses[key].userKey ?? "" };
}
