import type { ImportedQuestionnaire } from "#core/api/studio-import.ts";
import styles from "./drafts.module.css";
import { words } from "./words.ts";

type Props = {
  readonly of: ImportedQuestionnaire;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
};

/** Says in words what became of one questionnaire of a file. */
export function ImportReport({ of, isPicked, onPick }: Props) {
  const { id, title, questions, taken, changed, dropped, notes, todo, files } = of;
  const lists: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [words.todo, todo],
    [words.dropped, dropped.map(({ name, type, why }) => `${name} (${type}): ${why}`)],
    [words.changed, changed.map(({ name, what }) => `${name}: ${what}`)],
    [words.notes, notes],
  ];
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
      {lists
        .filter(([, lines]) => lines.length > 0)
        .map(([heading, lines]) => (
          <details key={heading}>
            <summary>
              {heading} ({lines.length})
            </summary>
            <ul>
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}
