import { useId, useRef, useState } from "react";
import { useText } from "../../../ui/language/use-text.ts";
import { TonePatterns, toneClass, toneMarks } from "../../../ui/tone-pattern.tsx";
import { type LooseBand, nearestScore, nextBorder, stretchesOf } from "./band-stretches.ts";
import styles from "./bands-ruler.module.css";
import { words } from "./words.ts";

type Props = {
  readonly bands: readonly LooseBand[];
  /** Those that answers can give, from low to high; at least one. */
  readonly scores: readonly number[];
  readonly onMove: (index: number, from: number) => void;
};

/** More marks than this would run together. */
const MOST_MARKS = 150;
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A ruler of the scores with the bands as stretches. A border is moved with the arrow keys, or dragged. */
export function BandsRuler({ bands, scores, onMove }: Props) {
  const id = useId();
  const say = useText();
  const track = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ readonly index: number; readonly from: number } | null>(null);
  const shown = bands.map((band, index) => (dragged?.index === index ? { ...band, from: dragged.from } : band));
  const [low, high] = [scores[0] ?? 0, scores.at(-1) ?? 0];
  const start = Math.min(low, ...bands.map(({ from }) => from));
  const end = Math.max(high, ...bands.map(({ from }) => from), start + 1);
  const percent = (score: number) => ((score - start) / (end - start)) * 100;
  const stretches = stretchesOf(shown, scores, end);
  const first = shown[0]?.from;
  const nameOf = ({ meaning }: LooseBand, index: number) => (meaning && say(meaning)) || words.band(index + 1);
  const placeOf = (x: number) => {
    const box = track.current?.getBoundingClientRect();
    return box ? start + Math.min(1, Math.max(0, (x - box.left) / box.width)) * (end - start) : start;
  };
  return (
    <figure className={styles.ruler} aria-label={words.ruler}>
      <div ref={track} className={styles.track}>
        <svg className={styles.drawing} aria-hidden="true">
          <TonePatterns id={id} />
          {first !== undefined && first > low && (
            <rect
              x={`${percent(low)}%`}
              width={`${percent(first) - percent(low)}%`}
              height="60%"
              className={styles.gap}
            />
          )}
          {stretches.map(({ from, to, first: held }, index) => {
            const tone = shown[index]?.tone ?? "good";
            const box = {
              x: `${percent(from)}%`,
              width: `${Math.max(0, percent(to) - percent(from))}%`,
              height: "60%",
            };
            return held === null ? (
              <rect key={index} {...box} className={styles.gap} />
            ) : (
              <g key={index}>
                <rect {...box} className={toneClass(tone)} />
                <rect {...box} fill={toneMarks(id, tone)} />
              </g>
            );
          })}
          {scores.length <= MOST_MARKS &&
            scores.map((score) => (
              <line
                key={score}
                x1={`${percent(score)}%`}
                x2={`${percent(score)}%`}
                y1="70%"
                y2="100%"
                className={styles.mark}
              />
            ))}
        </svg>
        {shown.map((band, index) => {
          const stretch = stretches[index];
          const move = (from: number) => from !== band.from && onMove(index, from);
          return (
            <div
              key={index}
              role="slider"
              tabIndex={0}
              className={styles.border}
              style={{ left: `${percent(band.from)}%` }}
              aria-label={words.startOf(nameOf(band, index))}
              aria-valuemin={start}
              aria-valuemax={end}
              aria-valuenow={band.from}
              aria-valuetext={words.startValue(band.from, stretch?.first ?? null)}
              onKeyDown={(event) => {
                const way = STEPS[event.key];
                if (way) move(nextBorder(scores, band.from, way));
                else if (event.key === "Home") move(low);
                else if (event.key === "End") move(high);
                else return;
                event.preventDefault();
              }}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged({ index, from: band.from });
              }}
              onPointerMove={({ clientX }) =>
                dragged && setDragged({ index, from: nearestScore(scores, placeOf(clientX)) })
              }
              onPointerUp={() => {
                const from = dragged?.from;
                setDragged(null);
                if (from !== undefined && from !== bands[index]?.from) onMove(index, from);
              }}
              onPointerCancel={() => setDragged(null)}
            >
              <span className={styles.number}>{band.from}</span>
            </div>
          );
        })}
      </div>
    </figure>
  );
}
