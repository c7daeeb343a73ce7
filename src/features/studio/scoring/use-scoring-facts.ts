import { useEffect, useState } from "react";
import type { ScoringFacts, StudioDraft } from "#core/api/studio.ts";
import type { StudioCalls } from "../../../api/studio.ts";

/** How long an editor pauses before the server is asked, in milliseconds. */
const PAUSE = 350;
/** What the server said of a draft, and whether it has said anything yet. */
export type KnownFacts = ScoringFacts & { readonly isKnown: boolean };

const NOTHING: KnownFacts = { items: null, results: null, examples: null, isKnown: false };

/**
 * Asks the server which items, scores and outcomes a draft has: only the server scores. What it said of an earlier text
 * stays until it can say something of this one.
 */
export function useScoringFacts(calls: StudioCalls, id: string, draft: StudioDraft): KnownFacts {
  const [facts, setFacts] = useState(NOTHING);
  useEffect(() => {
    const giveUp = new AbortController();
    const soon = setTimeout(() => {
      calls.scoringFacts(id, draft, giveUp.signal).then(
        ({ items, results, examples }) => {
          if (giveUp.signal.aborted) return;
          setFacts((before) => ({
            ...{ items: items ?? before.items, results: results ?? before.results, examples },
            isKnown: true,
          }));
        },
        // The check of the draft says when the server cannot be reached.
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(soon);
      giveUp.abort();
    };
  }, [calls, id, draft]);
  return facts;
}
