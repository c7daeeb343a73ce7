import { useLayoutEffect, useRef } from "react";
import { EARLY_WORDS, putBackEarlyWords } from "../browser/early-words.ts";
import styles from "./early-words.module.css";
import { useLanguage } from "./language/use-text.ts";

/** Where a prerendered document says what is known of a person's results before the page can (`src/early/say-early.ts`). */
export function EarlyWords() {
  const { code } = useLanguage();
  return <Place key={code} />;
}

/** What was said in another language is not put back. */
function Place() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) putBackEarlyWords(place.current);
  }, []);
  return <div ref={place} className={styles.early} {...{ [EARLY_WORDS]: "" }} />;
}
