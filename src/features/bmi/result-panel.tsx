import { useEffect, useRef } from "react";
import type { PublicScale } from "#core/api/public-scale.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import styles from "./body-mass.module.css";
import type { BodyMassResult } from "./body-mass-result.ts";
import { bodyMassMessages } from "./messages.ts";

type Props = { readonly result: BodyMassResult; readonly scale: PublicScale };

/** The index with its meaning, and the guide of all bands. */
export function ResultPanel({ result, scale }: Props) {
  const t = useMessages(bodyMassMessages);
  const say = useText();
  const band = scale.bands[result.bandIndex];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="bmi-result">
      <h2 id="bmi-result">
        {t.result} <span className={styles.number}>{result.bmi}</span>
      </h2>
      {band && (
        <>
          <p className={styles.meaning}>{say(band.meaning)}</p>
          <p>{say(band.explanation)}</p>
        </>
      )}
      <Legend caption={t.guide} bands={scale.bands} bandIndex={result.bandIndex} note={scale.legendNote} />
    </section>
  );
}
