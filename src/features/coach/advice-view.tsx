import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef } from "react";
import { Link } from "react-router-dom";
import type { AdvicePoint, AdviceSource } from "#core/contracts/advice.ts";
import { BASE_LANGUAGE, language } from "../../ui/language/language.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import styles from "./coach-page.module.css";
import { coachMessages } from "./messages.ts";
import { pointWithSource } from "./point-with-source.ts";

type Props = { readonly title: string; readonly points: readonly AdvicePoint[] };

/** The advice in points. Focus comes to its heading, so that it is found and read from the start. */
export function AdviceView({ title, points }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list marks, one browser tells screen readers of no list */}
      <ul className={styles.points} lang={BASE_LANGUAGE} role="list">
        {points.map((point, index) => (
          <Point key={`${index} ${point.text}`} point={point} />
        ))}
      </ul>
    </section>
  );
}

/** The guide speaks English; what leads on from it speaks as the page does. */
function Point({ point: { result, text, sources } }: { readonly point: AdvicePoint }) {
  const t = useStore(coachMessages);
  const { words, source } = pointWithSource(text);
  return (
    <li>
      {result && <strong className={styles.result}>{result.text}</strong>}
      {words}
      {source && <span className={styles.source}>{source}</span>}
      <div lang={useStore(language)}>
        {sources.map((one) => (
          <SourceLink key={one.url} source={one} />
        ))}
        {result && (
          <Link to={result.path} className={styles.link}>
            {t.seeResult}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The name of a source is left as it is. */
function SourceLink({ source: { title, publisher, year, url } }: { readonly source: AdviceSource }) {
  const t = useStore(coachMessages);
  return (
    <div className={styles.source}>
      {t.source} <NewTabLink href={url}>{`${title}, ${publisher}, ${year}`}</NewTabLink>
    </div>
  );
}
