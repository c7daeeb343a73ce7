import { useCallback, useRef, useState } from "react";

/** Something that is fetched when it is wanted; `absent` where this server does not keep it. */
export type Asked<Reply> =
  | { readonly state: "unasked" | "loading" | "failed" | "absent" }
  | { readonly state: "read"; readonly reply: Reply };

/**
 * Fetches once, when `ask` is first called, and again only after a failure. The promise of `ask` is
 * kept when there is an answer or a failure to show; it never breaks.
 * @param fetchReply gives null where this server does not keep it
 */
export function useAsked<Reply>(fetchReply: () => Promise<Reply | null>): {
  readonly asked: Asked<Reply>;
  readonly ask: () => Promise<void>;
} {
  const [asked, setAsked] = useState<Asked<Reply>>({ state: "unasked" });
  const underWay = useRef<Promise<void> | null>(null);
  const latest = useRef(fetchReply);
  latest.current = fetchReply;

  const ask = useCallback(() => {
    underWay.current ??= (async () => {
      setAsked({ state: "loading" });
      try {
        const reply = await latest.current();
        setAsked(reply === null ? { state: "absent" } : { state: "read", reply });
      } catch {
        underWay.current = null;
        setAsked({ state: "failed" });
      }
    })();
    return underWay.current;
  }, []);
  return { asked, ask };
}
