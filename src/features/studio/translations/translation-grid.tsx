import { type KeyboardEvent, useId } from "react";
import type { StudioState } from "#core/api/studio.ts";
import { type ScaleText, wordsIn } from "#core/translations/scale-texts.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { translationEdits } from "./translation-edits.ts";
import { translationWords as words } from "./translation-words.ts";
import styles from "./translations.module.css";

type Props = {
  readonly workspace: Workspace;
  readonly texts: readonly ScaleText[];
  readonly languages: StudioState["languages"];
  /** Names the place of a text as the forms do. */
  readonly whereOf: (text: ScaleText) => string;
};

/** A row for each text, and a column for each language, the one of the defaults first. */
export function TranslationGrid({ workspace: { draft, edit }, texts, languages, whereOf }: Props) {
  const hint = useId();
  return (
    <>
      <p id={hint} className={studio.small}>
        {words.keys}
      </p>
      <table className={styles.grid} aria-describedby={hint} onKeyDown={goAlongColumn}>
        <caption className="visually-hidden">{words.texts}</caption>
        <thead>
          <tr>
            <th scope="col">{words.where}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text.id} data-question={text.question ?? undefined}>
              <th scope="row">{whereOf(text)}</th>
              {languages.map(({ code, name }, index) => {
                const language = index === 0 ? "default" : code;
                const said = wordsIn(text.text, language);
                return (
                  <td key={code} data-missing={said === undefined || undefined}>
                    <span aria-hidden="true" className={styles.language}>
                      {name}
                    </span>
                    <textarea
                      rows={1}
                      lang={code}
                      aria-label={words.cell(name, whereOf(text))}
                      data-column={code}
                      value={said ?? ""}
                      onChange={({ target }) =>
                        edit({ [text.part]: translationEdits(draft[text.part], text, language, target.value) })
                      }
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Alt with an arrow leads to the same language of the next row, as in a table of a spreadsheet program. */
function goAlongColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.altKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
  const { column } = (event.target as HTMLElement).dataset;
  if (step === undefined || column === undefined) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(column)}"]`)];
  cells[cells.indexOf(event.target as HTMLElement) + step]?.focus();
}
