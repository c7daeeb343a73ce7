import { useEffect, useId, useRef } from "react";
import { pointsOf } from "#core/coach/points.ts";
import { BASE_LANGUAGE } from "../../ui/language/language.ts";
import styles from "./coach-page.module.css";
import { pointWithSource } from "./point-with-source.ts";

type Props = { readonly title: string; readonly text: string };

/** The advice in points. Focus comes to its heading, so that it is found and read from the start. */
export function AdviceView({ title, text }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ul className={styles.points} lang={BASE_LANGUAGE}>
        {pointsOf(text).map((point, index) => {
          const { words, source } = pointWithSource(point);
          return (
            <li key={`${index} ${words}`}>
              {words}
              {source && <span className={styles.source}>{source}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
