import { textOf } from "#core/content/text-of.ts";
import type { ScoreRecord } from "#core/contracts/results.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import { TrendPlot } from "./trend-plot.tsx";
import { trendsOf } from "./trends-of.ts";
import styles from "./view-scores-page.module.css";

const DIRECTIONS: Record<ScaleView["gauge"]["better"], string> = {
  lower: "A lower number is better here.",
  higher: "A higher number is better here.",
  middle: "The middle is best here.",
};

type Props = {
  readonly latest: readonly ScoreRecord[];
  readonly previous: readonly ScoreRecord[];
  /** By name of the forum; one that did not come leaves out what is said of it. */
  readonly scales: ReadonlyMap<string, ScaleView>;
};

/** For each area what its number is, which direction is better, and its course once there are two scores. */
export function TrendList({ latest, previous, scales }: Props) {
  const trends = trendsOf([...latest, ...previous]);
  const shown = latest.filter(({ forum }) => scales.has(forum) || trends.some((trend) => trend.forum === forum));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="trends">
      <h2 id="trends">Your scores over time</h2>
      <div className={styles.trends}>
        {shown.map(({ forum }) => {
          const trend = trends.find((one) => one.forum === forum);
          const scale = scales.get(forum);
          return (
            <div key={forum}>
              <h3>{forum}</h3>
              {trend ? (
                <TrendPlot trend={trend} top={scale?.gauge.max ?? 0} />
              ) : (
                <p>One score so far. Take it again later to see how it changes.</p>
              )}
              {scale && (
                <p className={styles.about}>
                  {textOf(scale.about)} {DIRECTIONS[scale.gauge.better]}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
