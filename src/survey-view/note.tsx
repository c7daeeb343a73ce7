import { noteLines } from "./passages.ts";
import styles from "./survey-view.module.css";

type Props = { readonly question: { readonly processedHtml: string } };

/** The paragraphs of a note, drawn as text and never as markup. */
export function Note({ question }: Props) {
  return (
    <div className={styles.note}>
      {noteLines(question).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
