import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import { type NoteModel, noteLines, titleMark } from "./passages.ts";
import styles from "./survey-view.module.css";

type Props = { readonly question: NoteModel };

/** The paragraphs of a note, drawn as text and never as markup. */
export function Note({ question }: Props) {
  const isSpoken = useIsSpoken(titleMark(question));
  return (
    <div className={styles.note} data-spoken={isSpoken || undefined}>
      {noteLines(question).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
