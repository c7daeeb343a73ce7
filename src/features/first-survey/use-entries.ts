import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FirstResult } from "./first-result.ts";
import { type Entries, entriesPlace, NO_ENTRIES } from "./kept-entries.ts";
import { fetchKnownResult } from "./known-result.ts";
import type { LoadedSurvey } from "./load-first-survey.ts";
import { answersOf, type Picks } from "./picks.ts";

/** A result on the page; `knownSince` is the day of one that the server had before this visit. */
export type ShownResult = FirstResult & { readonly knownSince: Date | null };

/**
 * Holds what was chosen and its result. Both outlast Back and a reload in this tab; where the tab knows nothing, the
 * latest result comes from the server, once, when the page opens.
 * @param readsServer whether the server can return the latest result
 */
export function useEntries(loaded: LoadedSurvey, readsServer: boolean) {
  const { scale, selects, score } = loaded;
  const [place] = useState(() => entriesPlace(scale.scale));
  const [kept] = useState(place.read);
  const [entries, setEntries] = useState<Entries>(() => (kept ? entriesOf(kept) : NO_ENTRIES));
  const [calculated, setCalculated] = useState<Picks | null>(kept?.calculated ?? null);
  const [key, setKey] = useState<string | null>(kept?.key ?? null);
  const [result, setResult] = useState<ShownResult | null>(null);
  const isCalculatedHere = useRef(false);

  // The tab may be gone before the next frame.
  useLayoutEffect(() => {
    if (entries !== NO_ENTRIES) place.keep({ ...entries, calculated, key });
  }, [place, entries, calculated, key]);

  useEffect(() => {
    let isCurrent = true;
    const show = (known: ShownResult) => {
      if (isCurrent && !isCalculatedHere.current) setResult(known);
    };
    const bringBack = async () => {
      const answers = kept?.calculated ? answersOf(kept.calculated, selects) : null;
      if (answers) show({ ...(await score(answers)), knownSince: null });
      // What was calculated in this tab is the newest.
      if (!readsServer || kept?.key) return;
      const known = await fetchKnownResult(loaded);
      if (!known || !isCurrent || isCalculatedHere.current) return;
      show({ ...known.result, knownSince: known.day });
      setEntries((now) => (now === NO_ENTRIES ? { ...now, picks: known.picks } : now));
      if (answersOf(known.picks, selects)) setCalculated(known.picks);
    };
    bringBack().catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, []);

  /** Shows a result that was just calculated, and keeps under which key it is sent. */
  const showCalculated = (next: FirstResult, sentAs: string) => {
    isCalculatedHere.current = true;
    setResult({ ...next, knownSince: null });
    setCalculated(entries.picks);
    setKey(sentAs);
  };
  return { entries, setEntries, calculated, key, result, showCalculated };
}

const entriesOf = ({ picks, others, usesOther, isTyped }: Entries): Entries => ({ picks, others, usesOther, isTyped });
