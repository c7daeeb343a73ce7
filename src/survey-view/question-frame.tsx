import { type FocusEvent, useContext, useLayoutEffect, useRef } from "react";
import type { Question, QuestionSelectBase } from "survey-core";
import { SurveyQuestion } from "survey-react-ui";
import { asksSomething } from "#core/question-types/question-types.ts";
import { scrollToElement } from "../browser/scroll.ts";
import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import { AroundFirstContext } from "./around-first.ts";
import { DeclineButton } from "./decline-button.tsx";
import { useIsRendered } from "./first-questions.tsx";
import { pressOption } from "./option-keys.ts";
import { OtherField } from "./other-field.tsx";
import { fieldMark, titleMark } from "./passages.ts";
import styles from "./question-frame.module.css";
import { ReadAloud } from "./read-aloud.tsx";
import { useShownRun } from "./run-context.ts";
import type { SurveyRun } from "./survey-run.ts";
import { usePlace } from "./use-place.ts";
import { useRun } from "./use-run.ts";

/** The props that SurveyJS passes to a question's renderer. */
type Props = { readonly element: Question; readonly creator: unknown; readonly css: unknown };

/** A question rendered by SurveyJS, inside the frame we put around each question that needs an answer. */
export function QuestionFrame(props: Props) {
  const isAsked = asksSomething(props.element.getType());
  if (!useIsRendered(props.element)) return null;
  return isAsked ? <AskedQuestion {...props} /> : <SurveyQuestion {...props} />;
}

function AskedQuestion(props: Props) {
  const question = props.element;
  const run = useShownRun();
  const frame = useRef<HTMLDivElement>(null);
  const focusedItem = useRun(run, (state) => (isOf(question, state.focusedItem) ? state.focusedItem : undefined));
  const { isHeadAbove, below } = useContext(AroundFirstContext);
  const isFirst = useRun(run, ({ first }) => first === question.name);
  const isTitleSpoken = useIsSpoken(titleMark(question));
  const isFieldSpoken = useIsSpoken(fieldMark(question));

  // Within the press that leads here, so that a phone opens its keyboard.
  useLayoutEffect(() => {
    if (focusedItem !== undefined && frame.current) showAnswer(frame.current, focusedItem);
  }, [focusedItem]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (focusedItem !== undefined && !currentTarget.contains(relatedTarget)) run.endFocus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the inputs inside bubble up to here
    <div
      ref={frame}
      className={styles.frame}
      data-focused={focusedItem !== undefined || undefined}
      data-spoken-title={isTitleSpoken || undefined}
      data-spoken-field={isFieldSpoken || undefined}
      onKeyDown={pressOption}
      onBlur={onBlur}
    >
      {!(isFirst && isHeadAbove) && (
        <div className={styles.head}>
          <Place run={run} name={question.name} />
          <ReadAloud question={question} hasSpeed={isFirst} />
        </div>
      )}
      <SurveyQuestion {...props} />
      <OtherField question={question as QuestionSelectBase} />
      <DeclineButton question={question} />
      {isFirst && below}
    </div>
  );
}

/** Shows "Question 3 of 9", counted over the whole questionnaire. */
function Place(props: { readonly run: SurveyRun; readonly name: string }) {
  return <p className={styles.place}>{usePlace(props).inWords}</p>;
}

/** Returns whether an item belongs to a question. An item is a question, or one row of it. */
const isOf = ({ name }: Question, item: string | undefined): boolean =>
  item === name || item?.startsWith(`${name}.`) === true;

/**
 * Moves focus to the input of an item, to the picked option if there is one, and scrolls to the start of the question,
 * or of its row in a matrix.
 */
function showAnswer(frame: HTMLElement, item: string): void {
  const group = frame.querySelector(`[data-item="${CSS.escape(item)}"]`);
  const place = group ?? frame.querySelector("[data-name]");
  const answer =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, select, textarea");
  answer?.focus({ preventScroll: true });
  const isOneOfMany = frame.querySelectorAll("fieldset").length > 1;
  scrollToElement((isOneOfMany && group?.parentElement) || frame);
}
