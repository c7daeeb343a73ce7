import type { ReactNode } from "react";
import type { Consequences } from "#core/api/studio.ts";
import { questionsInWords } from "../places/with-question-words.ts";
import studio from "../studio.module.css";
import { words } from "../words.ts";
import styles from "./publishing.module.css";

/** Above this school grade, many people find a sentence hard to read. */
const HARD_GRADE = 9;

type Props = {
  readonly found: Consequences;
  /** True before a scale is first published. */
  readonly isNew: boolean;
  /** The words of the questions, by their names. */
  readonly questions: ReadonlyMap<string, string>;
};

/** Describes what publishing would change for users. */
export function ConsequencesView({ found, isNew, questions }: Props) {
  const { changes, results, tooManyResults, drafts, wording, examples } = found;
  const wrong = examples.filter(({ isRight }) => !isRight);
  const fitsAll = drafts.goneItems.length + drafts.goneOptions.length + drafts.newItems.length === 0;
  return (
    <div className={styles.consequences}>
      <Part title={words.whatChanges}>
        {changes.length === 0 ? (
          <p>{isNew ? words.allIsNew : words.nothingChanges}</p>
        ) : (
          <Lines lines={changes.map(({ message }) => questionsInWords(message, questions))} />
        )}
      </Part>
      <Part title={words.storedResults}>
        {tooManyResults ? (
          <p>{words.tooMany}</p>
        ) : results === null || results.results === 0 ? (
          <p>{words.noResults}</p>
        ) : (
          <>
            <p>
              {words.resultsTried(results.results)} {words.scoresChange(results.scoreChanges)}{" "}
              <strong>{words.bandsChange(results.bandChanges)}</strong>
            </p>
            <Lines
              lines={[
                ...results.bandMoves.map(({ from, to, results: count }) => words.move(from, to, count)),
                ...results.unscorable.map(({ reason, results: count }) => words.cannotScore(count, reason)),
              ]}
            />
            {results.furtherChanges > 0 && <p>{words.furtherChange(results.furtherChanges)}</p>}
            {results.alertChanges > 0 && <p>{words.alertsChange(results.alertChanges)}</p>}
            <p>{words.keepResults}</p>
          </>
        )}
      </Part>
      <Part title={words.draftsTitle}>
        <p>{isNew ? words.draftsNone : words.draftsKnown}</p>
        {!isNew && <p>{words.draftsKept(drafts.kept, drafts.affected)}</p>}
        {!isNew && fitsAll && <p>{words.draftsKeep}</p>}
        <Lines
          lines={[
            ...drafts.goneItems.map(words.goneItem),
            ...drafts.goneOptions.map(({ item, option }) => words.goneOption(item, option)),
            ...drafts.newItems.map(words.newItem),
          ]}
        />
      </Part>
      <Part title={words.wordingTitle}>
        {wording.length === 0 ? (
          <p>{words.noWording}</p>
        ) : (
          <>
            <p className={studio.small}>{words.wordingHint}</p>
            <table className={studio.table}>
              <thead>
                <tr>
                  <th scope="col">{words.wordingLabel}</th>
                  <th scope="col">{words.gradeLabel}</th>
                </tr>
              </thead>
              <tbody>
                {wording.map(({ file, path, text, grade }) => (
                  <tr key={`${file} ${path}`}>
                    <th scope="row">{text}</th>
                    <td>
                      {grade}
                      {grade >= HARD_GRADE && <strong className={studio.hint}>{words.isHard}</strong>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </Part>
      <Part title={words.examplesTitle}>
        {wrong.length === 0 ? (
          <p>{words.examplesRight(examples.length)}</p>
        ) : (
          <Lines
            lines={wrong.map(({ title, expected, got, why }) =>
              words.exampleWrong(title, words.outcome(expected), got ? words.outcome(got) : `${why}`),
            )}
          />
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
