import { useLayoutEffect, useRef } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { EARLY_WORDS, putBackEarlyWords } from "../../browser/early-words.ts";
import { MeaningSentence, RestOfMeaning } from "./meaning.tsx";
import styles from "./score-page.module.css";

/** Where a prerendered document says what the result means before the page can (`src/early/result-words.ts`). */
export function EarlyWords() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) putBackEarlyWords(place.current);
  }, []);
  return <div ref={place} className={styles.early} {...{ [EARLY_WORDS]: "" }} />;
}

/** Returns whether the page of a scale begins with the words of a band. */
export const hasEarlyWords = (scale: PublicScale): boolean =>
  shownOf(scale).hasMeaning && !(scale.further && scale.main);

/** The words of each band as the result begins with them, in templates: nobody knows yet which of them are meant. */
export function WordsOfBands({ bands }: Pick<PublicScale, "bands">) {
  return bands.map((band) => (
    <template key={band.from} data-from={band.from}>
      <div className={styles.result}>
        <div className={styles.said}>
          <MeaningSentence band={band} />
          <RestOfMeaning band={band} />
        </div>
      </div>
    </template>
  ));
}
