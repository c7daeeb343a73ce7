import type { Call } from "./call.ts";
import { type CallKey, calls } from "./calls.ts";

/** What a browser needs to know to make a call, and to read its reply. */
export type Address = {
  readonly method: Call["method"];
  readonly path: Call["path"];
  /** The name of the user id in the path, the query or the body. */
  readonly userKey?: "userId" | "userID";
  /** The property of the body that holds answers, and whether they are a list in the order of the survey. */
  readonly answersKey?: "answers" | "responses";
  readonly listsAnswers?: boolean;
  /** The property of the reply that holds the score. */
  readonly scoreKey?: "score" | "mnaScore";
};

/**
 * The table of calls as browsers have it. The build evaluates this module and replaces it by its value
 * (src/app/build/call-addresses.ts), so that no schema reaches a browser.
 */
export const addresses = Object.fromEntries(
  Object.entries(calls).map(([key, call]) => [key, addressIn(call)]),
) as Readonly<Record<CallKey, Address>>;

function addressIn({ method, path, params, query, body, reply }: Call): Address {
  const sent = { ...propertiesOf(params), ...propertiesOf(query), ...propertiesOf(body) };
  const userKey = (["userId", "userID"] as const).find((key) => key in sent);
  const answersKey = userKey && (["answers", "responses"] as const).find((key) => key in sent);
  const scoreKey = (["score", "mnaScore"] as const).find((key) => method === "GET" && key in propertiesOf(reply));
  return {
    method,
    path,
    ...(userKey ? { userKey } : {}),
    ...(answersKey ? { answersKey, listsAnswers: sent[answersKey]?.type === "array" } : {}),
    ...(scoreKey ? { scoreKey } : {}),
  };
}

type Properties = Readonly<Record<string, { readonly type?: string }>>;

function propertiesOf(schema: unknown): Properties {
  return (schema as { readonly properties?: Properties } | undefined)?.properties ?? {};
}
