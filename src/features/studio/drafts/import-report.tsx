import type { ImportedQuestionnaire } from "#core/api/studio-import.ts";
import styles from "./drafts.module.css";
import { listsOf, ReportLists } from "./report-lists.tsx";
import { words } from "./words.ts";

type Props = {
  readonly of: ImportedQuestionnaire;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
};

/** Says in words what became of one questionnaire of a file. */
export function ImportReport({ of, isPicked, onPick }: Props) {
  const { id, title, questions, taken, files } = of;
  return (
    <section aria-label={title} className={styles.report}>
      <h3>
        {title} <code>{id}</code>
      </h3>
      {files ? (
        <label className={styles.start}>
          <input type="checkbox" checked={isPicked} onChange={({ target }) => onPick(target.checked)} />
          {words.take(title)}
        </label>
      ) : (
        <p>{words.nothingToAsk}</p>
      )}
      <p>{words.takenOf(taken, questions)}</p>
      <ReportLists lists={listsOf(of)} />
    </section>
  );
}
