import { type MouseEvent, memo, useEffect } from "react";
import { Survey } from "survey-react-ui";
import { useLanguage } from "../ui/language/use-text.ts";
import "./register-questions.tsx";
import { isNarrowScreen, subscribeToNarrowScreen } from "../browser/narrow-screen.ts";
import { renderedOf } from "./create-survey-run.ts";
import { FirstQuestions } from "./first-questions.tsx";
import { setModelLanguage } from "./model-language.ts";
import { stopReading } from "./reader.ts";
import { RunContext } from "./run-context.ts";
import type { SurveyRun } from "./survey-run.ts";
import styles from "./survey-view.module.css";

/**
 * The questions of a run's current step. Draws itself from the model alone: what stands around it
 * can change without a question being drawn again.
 */
export const SurveyView = memo(function SurveyView({ run }: { run: SurveyRun }) {
  const { model, refresh, showErrors } = renderedOf(run);
  // Before the first drawing: SurveyJS would paint for a wide screen first and then move everything.
  if (model.isMobile !== isNarrowScreen()) model.setIsMobile(isNarrowScreen());
  useEffect(() => subscribeToNarrowScreen(() => model.setIsMobile(isNarrowScreen())), [model]);
  const language = useLanguage();
  useEffect(() => {
    setModelLanguage(model, language);
    refresh();
  }, [model, refresh, language]);
  // An answer, another step, page or language: what was being read is over.
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
      className={styles.view}
      onChange={(event) => isWrittenIn(event) && refresh()}
      onBlur={(event) => isWrittenIn(event) && showErrors()}
      onWheel={leaveNumberField}
      onClickCapture={ignoreSecondClick}
    >
      <RunContext value={run}>
        <FirstQuestions run={run}>
          <Survey model={model} />
        </FirstQuestions>
      </RunContext>
    </div>
  );
});

/** True for a field one writes in; a chosen option makes itself known. */
const isWrittenIn = ({ target }: { target: EventTarget }): boolean =>
  target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox";

/**
 * A double click is one press. Its second half must not take back a check, nor pick the option that a
 * step brought under the pointer.
 */
function ignoreSecondClick(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !(event.target instanceof HTMLElement) || !event.target.closest("label")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Scrolling the page with the pointer over a number field must not change the answer. */
function leaveNumberField({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement && target.type === "number") target.blur();
}
