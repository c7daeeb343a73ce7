import { useStore } from "@nanostores/react";
import { arc } from "d3-shape";
import type { CSSProperties } from "react";
import { numberText } from "../language/numbers.ts";
import { sayText, useText } from "../language/use-text.ts";
import { gaugeMessages } from "../messages.ts";
import { betterSideSentence } from "./better-side.ts";
import styles from "./gauge.module.css";
import { bandSectors, type GaugeScale, isMirrored, needleDegrees, type Sector } from "./gauge-geometry.ts";

const INNER = 112;
const OUTER = 168;
const OUTER_OWN = 184;
const GAP_PIXELS = 5;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Props = {
  readonly scale: GaugeScale;
  readonly score: number;
  /** Position of the band the score lies in; -1 for none. */
  readonly bandIndex: number;
};

/**
 * The half-circle gauge. The better end is always on the right, whatever way the scale counts. The
 * own band stands out by its height and outline, never by colour alone.
 */
export function Gauge({ scale, score, bandIndex }: Props) {
  const t = useStore(gaugeMessages);
  const say = useText();
  const sectors = bandSectors(scale);
  const band = scale.bands[bandIndex];
  const needle = needleDegrees(scale, score, sectors[bandIndex]);
  const ends = endLabels(scale);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.dial}
        viewBox="0 0 400 214"
        role="img"
        aria-label={textAlternative(scale, score, bandIndex)}
      >
        {sectors.map((sector, index) => (
          <path
            key={scale.bands[index]?.from}
            transform="translate(200 200)"
            className={bandClass(scale, index, bandIndex)}
            d={sectorPath(sector, index === bandIndex)}
          />
        ))}
        {band && (
          <path
            className={styles.needle}
            style={{ "--needle": `${needle}deg` } as CSSProperties}
            d="M193 200 L198.5 66 Q200 62 201.5 66 L207 200 A7 7 0 0 1 193 200 Z"
          />
        )}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends.left}</span>
        {scale.gauge.better !== "middle" && <span>{t.better}</span>}
        <span>{ends.right}</span>
      </div>
      {band && <p className={styles.meaning}>{say(band.meaning)}</p>}
      <p className={styles.number}>{numberText(score)}</p>
      <p className={styles.outOf}>{t.scale({ range: endsInWords(scale) })}</p>
    </figure>
  );
}

function bandClass({ bands }: GaugeScale, index: number, own: number) {
  const tone = styles[bands[index]?.tone ?? "fair"];
  return index === own ? `${tone} ${styles.own}` : tone;
}

function sectorPath(sector: Sector, isOwn: boolean): string {
  const path = arc<Sector>()
    .innerRadius(INNER)
    .outerRadius(isOwn ? OUTER_OWN : OUTER)
    .startAngle(({ from }) => radians(from))
    .endAngle(({ to }) => radians(to))
    .padAngle(GAP_PIXELS / OUTER)
    .padRadius(OUTER)
    .cornerRadius(3);
  return path(sector) ?? "";
}

function highEnd({ gauge }: GaugeScale): string {
  return gauge.endLabel ? sayText(gauge.endLabel) : numberText(gauge.max);
}

function endLabels(scale: GaugeScale): { readonly left: string; readonly right: string } {
  const low = numberText(scale.range.min);
  const high = highEnd(scale);
  return isMirrored(scale.gauge) ? { left: high, right: low } : { left: low, right: high };
}

const endsInWords = (scale: GaugeScale): string =>
  gaugeMessages.get().range({ low: numberText(scale.range.min), high: highEnd(scale) });

function textAlternative(scale: GaugeScale, score: number, bandIndex: number): string {
  const { inBand, inNone, inWords } = gaugeMessages.get();
  const band = scale.bands[bandIndex];
  return inWords({
    range: endsInWords(scale),
    score: numberText(score),
    place: band ? inBand({ band: sayText(band.meaning) }) : inNone,
    better: betterSideSentence(scale.gauge),
  });
}
