import { useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";
import styles from "./score-table.module.css";

export type ScoreRow = {
  readonly key: string;
  readonly forum: string;
  readonly score: string;
  readonly meaning: string;
  /** Stands below a meaning that says too much alone. */
  readonly aside?: string | undefined;
  /** The day of the score, in ISO 8601 and for readers, and how long ago that is, which paper does not say. */
  readonly date?: { readonly text?: string; readonly ago: string; readonly iso: string };
};

type Props = {
  readonly caption: string;
  /** True under a heading that already says the same. */
  readonly hidesCaption?: boolean;
  /** The heading of the first column, where it names no forum. */
  readonly first?: string;
  readonly rows: readonly ScoreRow[];
};

/** A table of scores with their meaning. The date is below the name, so that three columns fit on a phone. */
export function ScoreTable({ caption, hidesCaption = false, first, rows }: Props) {
  const t = useMessages(uiMessages);
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption>{hidesCaption ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first ?? t.forum}</th>
            <th scope="col" className={styles.number}>
              {t.score}
            </th>
            <th scope="col">{t.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, forum, score, meaning, aside, date }) => (
            <tr key={key}>
              <th scope="row">
                {forum}
                {date && (
                  <time className={styles.date} dateTime={date.iso}>
                    {date.text && (
                      <span className={styles.day}>
                        {date.text}
                        <span className={styles.ago}>, </span>
                      </span>
                    )}
                    <span className={styles.ago}>{date.ago}</span>
                  </time>
                )}
              </th>
              <td className={styles.number}>{score}</td>
              <td>
                {meaning}
                {aside && <span className={styles.aside}>{aside}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
