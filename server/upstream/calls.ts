import { USER_ID_FORM } from "#core/api/results.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import type { Limit } from "../rate-limits/numbers.ts";

const USER_ID = new RegExp(USER_ID_FORM);

/** By whom a call is counted: the caller's network, the token sent along, or a property of the body. */
type CountedBy = "network" | "token" | { readonly property: string };

/** One call that may be forwarded. */
export type ForwardedCall = {
  readonly method: "GET" | "POST";
  /** As routed here: without a query, `:user` for an id in the path. */
  readonly path: string;
  /** Whether this stands in the request line to the letter. Any other spelling is not forwarded. */
  readonly isNamedBy: (target: string) => boolean;
  /** False where success is all that is read of the reply. */
  readonly readsReply: boolean;
  readonly counted: readonly { readonly limit: Limit; readonly by: CountedBy }[];
};

/**
 * Every call that may be forwarded, and no other: those of accounts and advice, and for each domain of
 * the catalogue the ones that our own routes are made from, too.
 */
export function forwardedCalls({ domains }: Catalogue): ForwardedCall[] {
  const byNetwork = (limit: Limit) => ({ limit, by: "network" }) as const;
  const byProperty = (limit: Limit, property: string) => ({ limit, by: { property } });
  return [
    posting("/login", true, byNetwork("loginFromNetwork"), byProperty("loginToAddress", "email")),
    posting("/register", false, byNetwork("registerFromNetwork")),
    posting("/api/ai-advice", true, { limit: "chat", by: "token" }),
    posting("/get-advice", true, byProperty("chat", "userID")),
    posting("/chat", true, byNetwork("chat")),
    reading("/view-scores/{user}"),
    ...domains.flatMap(({ submit, score, firstSurvey }) => [
      posting(submit.path, false, byProperty("submit", submit.userKey)),
      reading(score.path),
      ...(firstSurvey ? [posting(firstSurvey.savePath, false, byProperty("submit", "userID"))] : []),
    ]),
  ];
}

function posting(path: string, readsReply: boolean, ...counted: ForwardedCall["counted"]): ForwardedCall {
  return { method: "POST", path, isNamedBy: (target) => target === path, readsReply, counted };
}

/** @param path ends with `{user}`, which stands for the id, in the path or in the query */
function reading(path: string): ForwardedCall {
  const [before = ""] = path.split("{user}");
  const [route = ""] = path.split("?");
  return {
    method: "GET",
    path: route.replace("{user}", ":user"),
    isNamedBy: (target) => target.startsWith(before) && USER_ID.test(target.slice(before.length)),
    readsReply: true,
    counted: [],
  };
}
