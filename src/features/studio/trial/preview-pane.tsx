import { useEffect, useRef, useState } from "react";
import type { Language } from "#core/content-model/text.ts";
import { keepStudioPlace, readStudioPlace } from "../../../browser/studio-place.ts";
import { showQuestion } from "../../../survey-view/show-question.ts";
import type { SurveyRun } from "../../../survey-view/survey-run.ts";
import { loadLanguage, type Language as Spoken } from "../../../ui/language/language.ts";
import { LanguageContext, useLanguage } from "../../../ui/language/use-text.ts";
import { frameWords } from "../frame-words.ts";
import { Segments } from "../segments.tsx";
import studio from "../studio.module.css";
import { words } from "../words.ts";
import { Preview } from "./preview.tsx";
import styles from "./trial.module.css";

type Props = {
  readonly run: SurveyRun;
  readonly languages: readonly Language[];
  /** The question to show. */
  readonly question: string | null;
  readonly hint: string;
};

const WIDTHS = ["phone", "desk"] as const;
/** By then the questions below the window are rendered too; in milliseconds. */
const ALL_RENDERED = 400;

/** The preview with a choice of its width and language. It shows the question that is edited. */
export function PreviewPane({ run, languages, question, hint }: Props) {
  const own = useLanguage();
  const [spoken, setSpoken] = useState<Spoken>(own);
  const [code, setCode] = useState(() => readStudioPlace().language ?? own.code);
  const [width, setWidth] = useState(() => (readStudioPlace().width === "desk" ? "desk" : "phone"));
  const [isAsked, setAsked] = useState(true);
  const paper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    void loadLanguage(code).then((language) => isCurrent && setSpoken(language));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  useEffect(() => {
    if (question === null) return;
    const id = showQuestion(run, question);
    setAsked(id !== null);
    const scroll = () => {
      const target = id === null ? null : paper.current?.querySelector(`#${CSS.escape(id)}`);
      if (target) scrollWithin(target, paper.current?.closest("[data-shows]") ?? null);
    };
    const soon = requestAnimationFrame(scroll);
    const late = setTimeout(scroll, ALL_RENDERED);
    return () => {
      cancelAnimationFrame(soon);
      clearTimeout(late);
    };
  }, [run, question, width]);

  return (
    <section aria-label={words.preview} data-width={width}>
      <h2 className="visually-hidden">{words.preview}</h2>
      <div className={styles.choices}>
        <Segments
          legend={frameWords.width}
          name="preview-width"
          options={WIDTHS.map((value) => ({ value, label: frameWords.widths[value] }))}
          chosen={width}
          onChoose={(next) => {
            setWidth(next);
            keepStudioPlace({ width: next });
          }}
        />
        {languages.length > 1 && (
          <Segments
            legend={frameWords.previewLanguage}
            name="preview-language"
            options={languages.map((one) => ({ value: one.code, label: one.name }))}
            chosen={code}
            onChoose={(next) => {
              setCode(next);
              keepStudioPlace({ language: next });
            }}
          />
        )}
      </div>
      <p className={studio.small}>{isAsked || question === null ? hint : frameWords.notAsked(question)}</p>
      <div ref={paper} className={styles.paper}>
        <LanguageContext value={spoken}>
          <Preview run={run} isNarrow={width === "phone"} />
        </LanguageContext>
      </div>
    </section>
  );
}

/** Scrolls a pane alone: the form beside it, or around it, must not move. */
function scrollWithin(target: Element, pane: Element | null): void {
  if (!pane || pane.scrollHeight <= pane.clientHeight) return;
  const [at, around] = [target.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (at.top < around.top || at.bottom > around.bottom) pane.scrollTop += at.top - around.top - around.height / 8;
}
