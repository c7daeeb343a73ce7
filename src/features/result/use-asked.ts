import { useCallback, useRef, useState } from "react";

/** Data that is loaded on request. `absent` means that this server does not store it. */
export type Asked<Reply> =
  | { readonly state: "unasked" | "loading" | "failed" | "absent" }
  | { readonly state: "read"; readonly reply: Reply };

/**
 * Loads data once, when `ask` is first called, and again only after a failure. The promise of `ask` resolves when there
 * is a reply or a failure to show, and never rejects.
 * @param fetchReply resolves to null when this server does not store the data
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
