import { toneClass } from "../tone-pattern.tsx";
import styles from "./trend-drawing.module.css";
import type { Spot } from "./trend-points.tsx";
import type { Strip, Tick } from "./value-axis.ts";

// Places are percentages, so that the drawing fills any room while lines, points and text keep their sizes.
const percent = (place: number): string => `${Math.round(place * 1e5) / 1e3}%`;

/** The bands as pale strips, with a line at each number of the axis. */
export function Strips({ strips, ticks }: { readonly strips: readonly Strip[]; readonly ticks: readonly Tick[] }) {
  return (
    <>
      {strips.map(({ band, top, bottom }, index) => (
        <g key={band.from}>
          <rect width="100%" y={percent(top)} height={percent(bottom - top)} className={toneClass(band.tone)} />
          {index > 0 && <line x2="100%" y1={percent(top)} y2={percent(top)} className={styles.border} />}
        </g>
      ))}
      {ticks.map(({ value, place }) => (
        <line key={value} x2="2%" y1={percent(place)} y2={percent(place)} className={styles.tick} />
      ))}
      <rect width="100%" height="100%" className={styles.frame} />
    </>
  );
}

/** Where months begin, and where steps did; each step has a number, by which the list below names it. */
export function StepMarks({ lines, steps }: { readonly lines: readonly number[]; readonly steps: readonly number[] }) {
  return (
    <g>
      {lines.map((x) => (
        <line key={x} x1={percent(x)} x2={percent(x)} y1="97%" y2="100%" className={styles.tick} />
      ))}
      {steps.map((x, index) => (
        <g key={`${index} at ${x}`}>
          <line x1={percent(x)} x2={percent(x)} y2="100%" className={styles.step} />
          <text x={percent(x)} y="100%" dy="-0.5em" className={styles.stepNumber}>
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Joins each result to the next. Where the questions changed, a dashed line stands between instead. */
export function Curve({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <g>
      {spots.map((spot, index) => {
        const before = spots[index - 1];
        if (!before) return null;
        const key = `${index} at ${spot.x}`;
        if (!spot.startsAnew)
          return (
            <line
              key={key}
              x1={percent(before.x)}
              y1={percent(before.y)}
              x2={percent(spot.x)}
              y2={percent(spot.y)}
              className={styles.curve}
            />
          );
        const x = percent((before.x + spot.x) / 2);
        return <line key={key} x1={x} x2={x} y2="100%" className={styles.anew} />;
      })}
    </g>
  );
}
