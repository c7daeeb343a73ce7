import styles from "./advice.module.css";
import { pointWithSource } from "./point-with-source.ts";
import { SourceLine } from "./source-line.tsx";

type Props = {
  readonly points: readonly string[];
  /** Of words that stay in their language, whatever the page speaks. */
  readonly lang?: string;
};

/** The points of an answer, each with its source beneath. */
export function PointsList({ points, lang }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list marks, one browser tells screen readers of no list
    <ul className={styles.points} role="list" lang={lang}>
      {points.map((point, index) => {
        const { words, source } = pointWithSource(point);
        return (
          <li key={`${index} ${words}`}>
            {words}
            {source && <SourceLine words={source} />}
          </li>
        );
      })}
    </ul>
  );
}
