import { line } from "d3-shape";
import styles from "./trend-plot.module.css";
import { type Plot, partedAt, trendPoints } from "./trend-points.ts";

const PLOT: Plot = { width: 320, height: 96, margin: 12 };
const pathOf = line();

type Props = {
  /** Oldest first. */
  readonly values: readonly number[];
  /** The number at the upper edge. A higher value raises the edge. */
  readonly top: number;
  /** The indexes of values from which the questions differ. The curve is interrupted there. */
  readonly starts?: readonly number[];
};

/**
 * A small curve, oldest value on the left. The text beside it says the same, so the drawing is hidden from screen
 * readers.
 */
export function TrendPlot({ values, top, starts = [] }: Props) {
  const points = trendPoints(values, top, PLOT);
  const floor = PLOT.height - PLOT.margin / 2;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
      <path d={`M0 ${floor}H${PLOT.width}`} className={styles.floor} />
      {starts.map((start) => {
        const x = ((points[start - 1]?.[0] ?? 0) + (points[start]?.[0] ?? 0)) / 2;
        return <path key={start} d={`M${x} 0V${floor}`} className={styles.border} />;
      })}
      {partedAt(points, starts).map((part) => (
        <path key={part[0]?.[0]} d={pathOf(part) ?? ""} className={styles.curve} />
      ))}
      {points.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === points.length - 1 ? 8 : 5}
          className={index === points.length - 1 ? styles.newest : styles.point}
        />
      ))}
    </svg>
  );
}
