import { useId } from "react";
import type { Tone } from "#core/content-model/rule-result.ts";
import { ToneMark } from "./tone-mark.tsx";
import { overlayClass, paleClass, TonePatterns, toneMarks } from "./tone-pattern.tsx";
import styles from "./tone-swatch.module.css";

type Props = {
  readonly tone: Tone;
};

/** A square in the colour and with the mark of a tone, as on the gauge. It is hidden from screen readers. */
export function ToneSwatch({ tone }: Props) {
  const id = useId();
  return (
    <svg className={styles.swatch} viewBox="0 0 24 24" aria-hidden="true">
      <TonePatterns id={id} />
      <rect width="24" height="24" className={paleClass(tone)} />
      <rect width="24" height="24" fill={toneMarks(id, tone)} className={overlayClass} />
      <ToneMark tone={tone} x={12} y={12} />
      <rect x="1.25" y="1.25" width="21.5" height="21.5" rx="2" className={styles.edge} />
    </svg>
  );
}
