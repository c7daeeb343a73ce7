import { useEffect, useRef } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { now } from "../../browser/clock.ts";
import { dateAndAgo } from "../../ui/language/dates.ts";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import styles from "./first-survey.module.css";
import { firstSurveyMessages } from "./messages.ts";
import type { ShownResult } from "./use-entries.ts";

type Props = {
  readonly result: ShownResult;
  readonly scale: PublicScale;
  readonly words: FirstSurvey["words"];
};

/** The result with its meaning, the next step, when to talk to someone, and an overview of all bands. */
export function ResultPanel({ result, scale, words }: Props) {
  const t = useMessages(firstSurveyMessages);
  const say = useText();
  const language = useLanguage();
  const band = scale.bands[result.bandIndex];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was known before is no answer to a press.
    if (result.knownSince === null) panel.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="first-result">
      <h2 id="first-result">
        {say(words.result)} <span className={styles.number}>{result.text}</span>
      </h2>
      {result.knownSince && <p>{t.known({ day: dateAndAgo(result.knownSince, now(), language) })}</p>}
      {band && (
        <>
          <p className={styles.meaning}>{say(band.meaning)}</p>
          <p>{say(band.explanation)}</p>
          <p>{say(band.nextStep)}</p>
          {band.talk && <p>{say(band.talk)}</p>}
        </>
      )}
      <Legend caption={say(words.guide)} bands={scale.bands} bandIndex={result.bandIndex} note={scale.legendNote} />
    </section>
  );
}
