import { Link } from "react-router-dom";
import type { AdvicePoint, AdviceSource } from "#core/api/advice.ts";
import { TextWithCalls } from "../call-buttons/text-with-calls.tsx";
import { useLanguage, useMessages } from "../language/use-text.ts";
import { advicePointMessages } from "../messages.ts";
import { NewTabLink } from "../new-tab-link.tsx";
import styles from "./advice.module.css";
import { SourceLine } from "./source-line.tsx";

type Props = {
  readonly points: readonly AdvicePoint[];
  /** The language of words that are not translated with the page. */
  readonly lang?: string;
  /** Numbers to call: links wherever a point names them. */
  readonly numbers: readonly string[];
};

/** Lists the points of an answer, each with its sources beneath. */
export function PointsList({ points, lang, numbers }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list marks, one browser tells screen readers of no list
    <ul className={styles.points} role="list" lang={lang}>
      {points.map((point, index) => (
        <Point key={`${index} ${point.text}`} point={point} numbers={numbers} />
      ))}
    </ul>
  );
}

/** A point of advice. The advice stays in its own language; the links after it follow the page's language. */
function Point({
  point: { result, text, sources },
  numbers,
}: { readonly point: AdvicePoint } & Pick<Props, "numbers">) {
  const t = useMessages(advicePointMessages);
  const { words, source } = pointWithSource(text);
  return (
    <li className={styles.point}>
      {result && <strong className={styles.result}>{result.text}</strong>}
      <TextWithCalls text={words} numbers={numbers} />
      {source && <SourceLine words={source} />}
      <div lang={useLanguage().code}>
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

/** The name of a source is not translated. */
function SourceLink({ source: { title, publisher, year, url } }: { readonly source: AdviceSource }) {
  const t = useMessages(advicePointMessages);
  return (
    <div className={styles.source}>
      {t.source} <NewTabLink href={url}>{`${title}, ${publisher}, ${year}`}</NewTabLink>
    </div>
  );
}

/**
 * Separates a point from the text in brackets at its end, which is shown smaller beneath it: the source ("Source: …", in
 * whatever language), or a note that there is none.
 */
export function pointWithSource(point: string): { readonly words: string; readonly source: string | null } {
  const [, words, source] = /^(.*\S)\s*\((\p{Lu}\p{L}+: .+|[A-Z][^()]*\.)\)$/su.exec(point) ?? [];
  return words && source ? { words, source } : { words: point, source: null };
}
