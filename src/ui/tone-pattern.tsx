import type { Tone } from "#core/content-model/scoring-rule.ts";
import styles from "./tone-pattern.module.css";

const SIZE = 12;

/** Lines over the tone's colour: none, dots, one slant, two. They tell tones apart without any colour. */
const MARKS: Readonly<Record<Tone, string>> = {
  good: "",
  fair: "M3 1.4 A1.6 1.6 0 1 1 2.99 1.4 Z M9 7.4 A1.6 1.6 0 1 1 8.99 7.4 Z",
  watch: "M-3 3 L3 -3 M-3 15 L15 -3 M9 15 L15 9",
  alert: "M-3 3 L3 -3 M-3 15 L15 -3 M9 15 L15 9 M-3 9 L3 15 M-3 -3 L15 15 M9 -3 L15 3",
};
const TONES = Object.keys(MARKS) as Tone[];

/** Colour of a tone, for the `className` of what lies under its pattern. */
export const toneClass = (tone: Tone): string => `${styles.tone} ${styles[tone]}`;

/** Value of `fill` that draws a tone's marks; `id` is that of the patterns in the same drawing. */
export const toneMarks = (id: string, tone: Tone): string => `url(#${id}-${tone})`;

/** The patterns of all tones, to stand once in a drawing. Ids must be unique in the page. */
export function TonePatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {TONES.map((tone) => (
        <pattern key={tone} id={`${id}-${tone}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <path d={MARKS[tone]} className={tone === "fair" ? styles.dots : styles.lines} />
        </pattern>
      ))}
    </defs>
  );
}
