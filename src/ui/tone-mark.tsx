import type { Tone } from "#core/content-model/rule-result.ts";
import styles from "./tone-pattern.module.css";

/** One shape for each tone, around 0, 0: a disc, a ring, a triangle, a square. They distinguish tones without colour. */
const SHAPES: Readonly<Record<Tone, string>> = {
  good: "M0 -7 A7 7 0 1 1 -0.01 -7 Z",
  fair: "M0 -7 A7 7 0 1 1 -0.01 -7 Z M0 -3.5 A3.5 3.5 0 1 0 0.01 -3.5 Z",
  watch: "M0 -8 L8 6.5 L-8 6.5 Z",
  alert: "M-6.5 -6.5 H6.5 V6.5 H-6.5 Z",
};

type Props = {
  readonly tone: Tone;
  readonly x: number;
  readonly y: number;
};

/** The mark of a tone, part of a drawing. It gives way to the pattern where there is one. */
export function ToneMark({ tone, x, y }: Props) {
  return <path data-tone={tone} className={styles.mark} transform={`translate(${x} ${y})`} d={SHAPES[tone]} />;
}
