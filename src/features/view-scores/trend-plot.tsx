import { line } from "d3-shape";
import { type Plot, type Trend, trendPoints } from "./trends-of.ts";
import styles from "./view-scores-page.module.css";

const PLOT: Plot = { width: 320, height: 96, margin: 12 };
const pathOf = line();

/** A small curve, oldest left. The sentence under it says the same, so the drawing itself is silent. */
export function TrendPlot({ trend: { values, sentence }, top }: { readonly trend: Trend; readonly top: number }) {
  const points = trendPoints(values, top, PLOT);
  const floor = PLOT.height - PLOT.margin / 2;
  return (
    <>
      <svg className={styles.plot} viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
        <path d={`M0 ${floor}H${PLOT.width}`} className={styles.floor} />
        <path d={pathOf(points) ?? ""} className={styles.curve} />
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
      <p>{sentence}</p>
    </>
  );
}
