import { useMemo, useState } from "react";
import type { StudioState } from "#core/api/studio.ts";
import { hasWords, isMissing } from "#core/translations/is-missing.ts";
import { type ScaleText, scaleTexts } from "#core/translations/scale-texts.ts";
import type { ContentSchemas } from "../../../api/studio.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { showNotice } from "../../../ui/notices.ts";
import { namedPlaces } from "../places/place-in-words.ts";
import studio from "../studio.module.css";
import type { Workspace } from "../use-workspace.ts";
import { manyTranslations } from "./translation-edits.ts";
import { TranslationFiles } from "./translation-files.tsx";
import { TranslationGrid } from "./translation-grid.tsx";
import { translationWords as words } from "./translation-words.ts";
import styles from "./translations.module.css";
import { wordsFromElsewhere } from "./words-from-elsewhere.ts";

type Props = {
  readonly workspace: Workspace;
  readonly schemas: ContentSchemas;
  readonly languages: StudioState["languages"];
};

/** Every text of a scale in every language, with what is still missing, and the files for translators. */
export function TranslationsPanel({ workspace, schemas, languages }: Props) {
  const { draft, edit } = workspace;
  const say = useText();
  const texts = useMemo(() => scaleTexts(schemas, draft)?.filter(({ text }) => hasWords(text)), [schemas, draft]);
  // Those that were missing when the filter was set: a row must not go away while it is written in.
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const [, ...translated] = languages;
  if (translated.length === 0) return <p>{words.oneLanguage}</p>;
  if (!texts) return <p role="status">{words.unreadable}</p>;
  const lacks = ({ text }: ScaleText) => translated.some(({ code }) => isMissing(text, code));
  const place = namedPlaces(draft, say);
  const whereOf = (text: ScaleText) => place(text.part, [...text.place]);
  const known = wordsFromElsewhere(
    texts,
    translated.map(({ code }) => code),
  );
  const takeKnown = () => {
    edit(manyTranslations(draft, known));
    showNotice({ kind: "success", text: () => words.takenOver(known.length) });
  };
  const shown = kept ? texts.filter(({ id }) => kept.has(id)) : texts;
  return (
    <>
      <div className={styles.head}>
        {translated.map(({ code, name }) => {
          const done = texts.filter(({ text }) => !isMissing(text, code)).length;
          const label = words.progress(name, done, texts.length);
          return (
            <p key={code} className={styles.progress}>
              {label}
              <progress value={done} max={texts.length} aria-label={label} />
            </p>
          );
        })}
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={kept !== null}
            onChange={({ target }) => setKept(target.checked ? new Set(texts.filter(lacks).map(({ id }) => id)) : null)}
          />
          {words.missingOnly}
        </label>
      </div>
      {known.length > 0 && (
        <button type="button" className={studio.quiet} onClick={takeKnown}>
          {words.fillIn(known.length)}
        </button>
      )}
      <TranslationFiles workspace={workspace} texts={texts} languages={languages} whereOf={whereOf} />
      {shown.length === 0 ? (
        <p role="status">{words.allThere}</p>
      ) : (
        <TranslationGrid workspace={workspace} texts={shown} languages={languages} whereOf={whereOf} />
      )}
    </>
  );
}
