import type { CSSProperties } from "react";
import { shownOf } from "#core/shared/shown-of.ts";
import { numberText } from "../language/numbers.ts";
import { useLanguage, useMessages, useText } from "../language/use-text.ts";
import { gaugeMessages } from "../messages.ts";
import styles from "./band-words.module.css";
import { wordPlace } from "./dial.ts";
import { bandSectors, type GaugeScale, isMirrored } from "./gauge-geometry.ts";

// The words of the bands that a result does not lie in, beside their marks, where there is room. What a label does not mean
// has to stand with it, so that a label with such words is left to the table of all bands.

type Props = {
  readonly scale: GaugeScale;
  readonly bandIndex: number;
};

/** The most letters that stand beside a number at an end of the dial on a phone. */
const LONGEST_AT_END = 11;

function useBandWord({ scale, bandIndex }: Props): (index: number) => string {
  const say = useText();
  return (index) => {
    const band = scale.bands[index];
    return band && index !== bandIndex && !band.aside && shownOf(scale).hasMeaning ? say(band.meaning) : "";
  };
}

type WordsProps = Props & { readonly borders: readonly { readonly from: number; readonly degrees: number }[] };

/** The words outside the half circle. */
export function BandWords({ scale, bandIndex, borders }: WordsProps) {
  const language = useLanguage();
  const wordOf = useBandWord({ scale, bandIndex });
  const sectors = bandSectors(scale);
  const numbers = borders.map(({ from, degrees }) => ({ degrees, length: numberText(from, language).length }));
  // Those of the first and the last band stand at the ends.
  return sectors.slice(1, -1).map((sector, inner) => {
    const word = wordOf(inner + 1);
    const found = word && wordPlace(word.length, sector, { own: sectors[bandIndex], numbers });
    if (!found) return null;
    return (
      <span
        key={word}
        className={`${styles.word} ${styles[found.align]}`}
        style={found.place as CSSProperties}
        aria-hidden="true"
      >
        {word}
      </span>
    );
  });
}

type EndsProps = Props & { readonly ends: { readonly left: string; readonly right: string } };

/** Below the ends of the half circle: its numbers with the words of its last bands, and which end is better. */
export function BandEnds({ scale, bandIndex, ends }: EndsProps) {
  const t = useMessages(gaugeMessages);
  const wordOf = useBandWord({ scale, bandIndex });
  const [first, last] = [wordOf(0), wordOf(scale.bands.length - 1)];
  const [left, right] = isMirrored(scale.gauge) ? [last, first] : [first, last];
  return (
    <div className={styles.ends} aria-hidden="true">
      <End number={ends.left} word={left} />
      {scale.gauge.better !== "middle" && (
        <span>
          {t.better} <span className={styles.arrow}>→</span>
        </span>
      )}
      <End number={ends.right} word={right} />
    </div>
  );
}

function End({ number, word }: { readonly number: string; readonly word: string }) {
  const isLong = number.length + word.length > LONGEST_AT_END;
  return (
    <span>
      {number}
      {word && <b className={isLong ? styles.longWord : styles.endWord}> · {word}</b>}
    </span>
  );
}
