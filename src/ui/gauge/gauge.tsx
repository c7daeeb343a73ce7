import { type CSSProperties, useId } from "react";
import { shownOf } from "#core/shared/shown-of.ts";
import { numberText, scoreText } from "../language/numbers.ts";
import { useLanguage, useMessages, useText } from "../language/use-text.ts";
import { gaugeMessages } from "../messages.ts";
import { ToneMark } from "../tone-mark.tsx";
import { overlayClass, paleClass, TonePatterns, toneMarks } from "../tone-pattern.tsx";
import { BandEnds, BandWords } from "./band-words.tsx";
import { markPlace, placeOnDial, sectorPath, VIEW_BOX } from "./dial.ts";
import styles from "./gauge.module.css";
import { bandBorders, bandSectors, type GaugeScale, needleDegrees } from "./gauge-geometry.ts";
import { betterSideSentence, endLabels, endsInWords, gaugeInWords } from "./gauge-words.ts";

type Props = {
  /** What is measured, in a word or two. */
  readonly name: string;
  readonly scale: GaugeScale;
  readonly score: number;
  /** The index of the band the score lies in; -1 for none. */
  readonly bandIndex: number;
};

/**
 * The half-circle gauge. The better end is always on the right, whichever direction the scale counts in. Bands are pale,
 * each a step darker than a better one, with a mark of their tone; the band of the result stands out by its height and
 * its outline. Its own colour does not get stronger, which would look like an alarm. A name that needs words of its own to be
 * understood rightly stands with those, and not here.
 */
export function Gauge({ name, scale, score, bandIndex }: Props) {
  const t = useMessages(gaugeMessages);
  const language = useLanguage();
  const say = useText();
  const sectors = bandSectors(scale);
  const band = scale.bands[bandIndex];
  const ends = endLabels(scale, language);
  const endNumbers = Object.values(ends);
  // What stands at an end is not said twice: the last band of some scales is its last number alone.
  const borders = bandBorders(scale).filter(({ from }) => !endNumbers.includes(numberText(from, language)));
  return (
    <figure className={styles.figure}>
      <div className={styles.face}>
        <Dial {...{ scale, bandIndex }} label={gaugeInWords(name, scale, { score, bandIndex }, language)}>
          {band && <Needle degrees={needleDegrees(scale, score, sectors[bandIndex])} />}
        </Dial>
        {borders.map(({ from, degrees }) => (
          <span key={from} className={styles.border} style={placeOnDial(degrees) as CSSProperties} aria-hidden="true">
            {numberText(from, language)}
          </span>
        ))}
        <BandWords {...{ scale, bandIndex, borders }} />
      </div>
      <BandEnds {...{ scale, bandIndex, ends }} />
      {band && !band.aside && shownOf(scale).hasMeaning && <p className={styles.meaning}>{say(band.meaning)}</p>}
      <p className={styles.reading}>
        <span className={styles.number}>
          {scoreText(score, language, scale)}
          {scale.unit && <span className={styles.unit}> {say(scale.unit)}</span>}
        </span>{" "}
        <span className={styles.outOf}>{t.scale({ range: endsInWords(scale, language) })}</span>
      </p>
      <p className={styles.direction}>{betterSideSentence(scale.gauge, language)}</p>
    </figure>
  );
}

type DialProps = Pick<Props, "scale" | "bandIndex"> & { readonly label: string; readonly children: React.ReactNode };

function Dial({ scale, bandIndex, label, children }: DialProps) {
  const id = useId();
  return (
    <svg className={styles.dial} viewBox={VIEW_BOX} role="img" aria-label={label}>
      <TonePatterns id={id} />
      {bandSectors(scale).map((sector, index) => {
        const tone = scale.bands[index]?.tone ?? "fair";
        const isOwn = index === bandIndex;
        const shape = sectorPath(sector, isOwn);
        const mark = markPlace(sector, isOwn);
        return (
          <g key={scale.bands[index]?.from}>
            <path d={shape} className={paleClass(tone)} />
            <path d={shape} fill={toneMarks(id, tone)} className={overlayClass} />
            <path d={shape} className={isOwn ? styles.own : styles.other} />
            {mark && <ToneMark tone={tone} {...mark} />}
          </g>
        );
      })}
      {children}
    </svg>
  );
}

function Needle({ degrees }: { readonly degrees: number }) {
  return (
    <path
      className={styles.needle}
      style={{ "--needle": `${degrees}deg` } as CSSProperties}
      d="M-7 0 L-1.5 -134 Q0 -138 1.5 -134 L7 0 A7 7 0 0 1 -7 0 Z"
    />
  );
}
