import { useRef, useState } from "react";
import type { StudioState } from "#core/api/studio.ts";
import type { Incoming } from "#core/translations/incoming.ts";
import type { ScaleText } from "#core/translations/scale-texts.ts";
import { writeXliff } from "#core/translations/write-xliff.ts";
import { saveAsFile } from "../../../browser/download.ts";
import { Button } from "../../../ui/button.tsx";
import { showNotice } from "../../../ui/notices.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { readTranslations } from "./read-translations.ts";
import { manyTranslations } from "./translation-edits.ts";
import { translationWords as words } from "./translation-words.ts";
import styles from "./translations.module.css";

type Props = {
  readonly workspace: Workspace;
  readonly texts: readonly ScaleText[];
  readonly languages: StudioState["languages"];
  /** Names the place of a text as the forms do. */
  readonly whereOf: (text: ScaleText) => string;
};

/** The most sentences on what is left out that are shown; many have one cause. */
const SHOWN = 10;

/** Sends the texts out for translators, and brings them back: first it shows what would change. */
export function TranslationFiles({ workspace: { scale, draft, edit }, texts, languages, whereOf }: Props) {
  const [found, setFound] = useState<Incoming | string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [first, ...translated] = languages;

  const saveXliff = (target: string) => {
    const files = { survey: scale.surveyFile, rule: scale.ruleFile };
    const text = writeXliff(texts, { source: first?.code ?? "", target, files });
    saveAsFile(`${scale.id}.${target}.xlf`, "application/xliff+xml", text);
  };
  const saveCsv = async () => {
    const { writeCsv } = await import("#core/translations/csv.ts");
    const codes = translated.map(({ code }) => code);
    saveAsFile(`${scale.id}.csv`, "text/csv", writeCsv(texts, codes));
  };
  const bring = (file: File | undefined) => {
    if (!file) return;
    readTranslations(file, texts, languages).then(setFound, (error: Error) => setFound(error.message));
  };
  const close = () => {
    setFound(null);
    if (picker.current) picker.current.value = "";
  };
  const takeOver = ({ changes }: Incoming) => {
    edit(manyTranslations(draft, changes));
    showNotice({ kind: "success", text: () => words.takenOver(changes.length) });
    close();
  };
  return (
    <details className={styles.files}>
      <summary>{words.files}</summary>
      <p className={studio.small}>{words.filesHint}</p>
      <div className={styles.ways}>
        {translated.map(({ code, name }) => (
          <Button key={code} look="secondary" onClick={() => saveXliff(code)}>
            {words.saveXliff(name)}
          </Button>
        ))}
        <Button look="secondary" onClick={saveCsv}>
          {words.saveCsv}
        </Button>
      </div>
      <label className={styles.picker}>
        {words.bring}
        <input
          ref={picker}
          type="file"
          accept=".xlf,.xliff,.csv,application/xliff+xml,text/csv"
          onChange={({ target }) => bring(target.files?.[0])}
        />
      </label>
      {typeof found === "string" && (
        <p role="alert" className={studio.alarm}>
          {found}
        </p>
      )}
      {found !== null && typeof found !== "string" && (
        <div role="status">
          <p>
            <strong>{words.wouldChange(found.changes.length)}</strong>
          </p>
          {found.changes.length > 0 && (
            <details>
              <summary>{words.whatWouldChange}</summary>
              <ul>
                {found.changes.map(({ text, language, words: next }) => (
                  <li key={`${text.id} ${language}`}>
                    {whereOf(text)}: <span lang={language}>“{next}”</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {found.left.length > 0 && (
            <>
              <p>{words.leftOut(found.left.length)}</p>
              <ul>
                {found.left.slice(0, SHOWN).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
                {found.left.length > SHOWN && <li>{words.more(found.left.length - SHOWN)}</li>}
              </ul>
            </>
          )}
          <div className={styles.ways}>
            <Button look="secondary" onClick={close}>
              {words.leave}
            </Button>
            {found.changes.length > 0 && <Button onClick={() => takeOver(found)}>{words.takeOver}</Button>}
          </div>
        </div>
      )}
    </details>
  );
}
