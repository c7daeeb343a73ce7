import { memo, useEffect, useRef, useState } from "react";
import { Survey } from "survey-react-ui";
import { useLanguage } from "../ui/language/use-text.ts";
import "./register-questions.tsx";
import { isNarrowScreen, subscribeToNarrowScreen } from "../browser/narrow-screen.ts";
import { stopReading } from "../ui/read-aloud/reader.ts";
import { type AroundFirst, AroundFirstContext, NOTHING_AROUND } from "./around-first.ts";
import { renderedOf } from "./create-survey-run.ts";
import { FirstQuestions } from "./first-questions.tsx";
import { setModelLanguage } from "./model-language.ts";
import { RunContext } from "./run-context.ts";
import { ignoringSecondClicks } from "./second-clicks.ts";
import type { SurveyRun } from "./survey-run.ts";
import styles from "./survey-view.module.css";

export type ViewProps = {
  readonly run: SurveyRun;
  /** For a preview, whose width is not the window's. */
  readonly isNarrow?: boolean;
  /** Must stay the same object: see below. */
  readonly aroundFirst?: AroundFirst;
};

/**
 * The questions of the current step. The component renders from the model alone, so that changes around it do not
 * render the questions again.
 */
export const SurveyView = memo(function SurveyView({ run, isNarrow, aroundFirst = NOTHING_AROUND }: ViewProps) {
  const { model, refresh, showErrors } = renderedOf(run);
  // Set before the first render: SurveyJS would otherwise paint for a wide screen and then move everything.
  const isMobile = isNarrow ?? (run.isPrerendered ? model.isMobile : isNarrowScreen());
  if (model.isMobile !== isMobile) model.setIsMobile(isMobile);
  useEffect(() => {
    if (isNarrow !== undefined) return;
    const follow = () => model.setIsMobile(isNarrowScreen());
    if (run.isPrerendered) follow();
    return subscribeToNarrowScreen(follow);
  }, [model, isNarrow, run]);
  const view = useRef<HTMLDivElement>(null);
  const [{ onClickCapture, forget }] = useState(ignoringSecondClicks);
  useEffect(() => {
    const forgetOutside = ({ target }: Event) => view.current?.contains(target as Node) || forget();
    document.addEventListener("click", forgetOutside, true);
    return () => document.removeEventListener("click", forgetOutside, true);
  }, [forget]);
  const language = useLanguage();
  useEffect(() => {
    setModelLanguage(model, language);
    refresh();
  }, [model, refresh, language]);
  // An answer, or another step, page or language, stops the reading.
  useEffect(() => {
    model.onValueChanged.add(stopReading);
    model.onCurrentPageChanged.add(stopReading);
    return () => {
      model.onValueChanged.remove(stopReading);
      model.onCurrentPageChanged.remove(stopReading);
      stopReading();
    };
  }, [model, language]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events of the fields inside bubble up to here
    <div
      ref={view}
      className={styles.view}
      onInput={(event) => isWrittenIn(event) && refresh()}
      onBlur={(event) => isWrittenIn(event) && showErrors()}
      onClickCapture={onClickCapture}
    >
      <RunContext value={run}>
        <AroundFirstContext value={aroundFirst}>
          <FirstQuestions run={run}>
            <Survey model={model} />
          </FirstQuestions>
        </AroundFirstContext>
      </RunContext>
    </div>
  );
});

/** Returns true for a field that is typed in. A chosen option triggers its own event. */
const isWrittenIn = ({ target }: { target: EventTarget }): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox");
