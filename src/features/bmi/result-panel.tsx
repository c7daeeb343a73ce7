import { useEffect, useRef } from "react";
import { textOf } from "#core/content/text-of.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import { Legend } from "../../ui/legend.tsx";
import styles from "./body-mass.module.css";
import type { BodyMassResult } from "./body-mass-result.ts";

type Props = { readonly result: BodyMassResult; readonly scale: ScaleView };

/** The index with its meaning, and the guide of all bands. */
export function ResultPanel({ result, scale }: Props) {
  const band = scale.bands[result.bandIndex];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="bmi-result">
      <h2 id="bmi-result">
        Your BMI is <span className={styles.number}>{result.bmi}</span>
      </h2>
      {band && (
        <>
          <p className={styles.meaning}>{textOf(band.meaning)}</p>
          <p>{textOf(band.explanation)}</p>
        </>
      )}
      <Legend caption="BMI guide" bands={scale.bands} bandIndex={result.bandIndex} note={scale.legendNote} />
    </section>
  );
}
