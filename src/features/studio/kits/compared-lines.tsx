import type { ComparedReply } from "#core/api/studio-kits.ts";
import { kitWords as words } from "./kit-words.ts";
import styles from "./kits.module.css";

const MARKS = { true: "✓", false: "≠", null: "–" } as const;
const resultOf = (isSame: boolean | null) =>
  isSame === null ? words.notCompared : isSame ? words.same : words.differs;

/** Says how a wording compares with the published form: in a sentence for each language, and line by line. */
export function ComparedLines({ compared: { languages, isAsPublished } }: { readonly compared: ComparedReply }) {
  return (
    <>
      {languages.map(({ language, said, lines }) => (
        <div key={language} className={styles.answer}>
          <p>
            <strong>{said}</strong>
          </p>
          <details open={!isAsPublished}>
            <summary>{words.lines(language)}</summary>
            <table className={styles.lines}>
              <thead>
                <tr>
                  <th scope="col">{words.line}</th>
                  <th scope="col">{words.words}</th>
                  <th scope="col">{words.result}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ kind, number, text, isSame }) => (
                  <tr key={`${kind}${number}`} data-same={`${isSame}`}>
                    <th scope="row">
                      {kind === "instruction" ? words.kinds[kind] : words.named(words.kinds[kind], number)}
                    </th>
                    <td lang={language}>{text}</td>
                    <td>
                      <span aria-hidden="true">{MARKS[`${isSame}`]}</span> {resultOf(isSame)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      ))}
      {isAsPublished && <p>{words.asPublished}</p>}
    </>
  );
}
