import { useEffect, useRef } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import type { FirstResult } from "./first-result.ts";
import styles from "./first-survey.module.css";

type Props = {
  readonly result: FirstResult;
  readonly scale: PublicScale;
  readonly words: FirstSurvey["words"];
};

/** The result with its meaning, and an overview of all bands. */
export function ResultPanel({ result, scale, words }: Props) {
  const say = useText();
  const band = scale.bands[result.bandIndex];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="first-result">
      <h2 id="first-result">
        {say(words.result)} <span className={styles.number}>{result.text}</span>
      </h2>
      {band && (
        <>
          <p className={styles.meaning}>{say(band.meaning)}</p>
          <p>{say(band.explanation)}</p>
        </>
      )}
      <Legend caption={say(words.guide)} bands={scale.bands} bandIndex={result.bandIndex} note={scale.legendNote} />
    </section>
  );
}
