import type { Tone } from "#core/content-model/rule-result.ts";
import styles from "./tone-pattern.module.css";

const SIZE = 12;

/** The lines drawn over a tone's colour: none, dots, one slant, two. They distinguish tones without colour. */
const MARKS: Readonly<Record<Tone, string>> = {
  good: "",
  fair: "M3 1.4 A1.6 1.6 0 1 1 2.99 1.4 Z M9 7.4 A1.6 1.6 0 1 1 8.99 7.4 Z",
  watch: "M-3 3 L3 -3 M-3 15 L15 -3 M9 15 L15 9",
  alert: "M-3 3 L3 -3 M-3 15 L15 -3 M9 15 L15 9 M-3 9 L3 15 M-3 -3 L15 15 M9 -3 L15 3",
};
const TONES = Object.keys(MARKS) as Tone[];

/** Returns the `className` that sets the colour of a tone, for the shape below its pattern. */
export const toneClass = (tone: Tone): string => `${styles.tone} ${styles[tone]}`;

/** Returns the `className` of its pale step, for the bands of a result. */
export const paleClass = (tone: Tone): string => `${styles.pale} ${styles[tone]}`;

/** The `className` of a shape whose pattern is seen where colours may not be: in print, strong contrast, forced colours. */
export const overlayClass: string = `${styles.overlay}`;

/** Returns the `fill` value that draws the pattern of a tone. `id` is the id of the patterns in the same drawing. */
export const toneMarks = (id: string, tone: Tone): string => `url(#${id}-${tone})`;

/** Defines the patterns of all tones, once per drawing. `id` must be unique in the page. */
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
