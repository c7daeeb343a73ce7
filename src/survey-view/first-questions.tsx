import { createContext, type ReactNode, useContext } from "react";
import type { PageModel, Question } from "survey-core";
import { useAfterPaint } from "../ui/use-after-paint.ts";
import { renderedOf } from "./create-survey-run.ts";
import type { SurveyRun } from "./survey-run.ts";
import styles from "./survey-view.module.css";
import { useRun } from "./use-run.ts";

/** Enough questions to fill the screen of a phone. */
const RENDERED_FIRST = 2;

const IsWhole = createContext(true);

/**
 * Renders the first questions of a step before the rest, which follow at once, so that a slow phone shows a step
 * sooner. When the user is led to one question, all are rendered together.
 */
export function FirstQuestions({ run, children }: { readonly run: SurveyRun; readonly children: ReactNode }) {
  const page = useRun(run, (state) => state.page);
  const isLed = useRun(run, ({ focusedItem }) => focusedItem !== undefined);
  const wholePage = useAfterPaint(page, run.isPrerendered ? page : -1);
  const isOne = useRun(run, ({ at }) => at !== "");
  const isShort = isOne || questionsOf(renderedOf(run).model.currentPage).length <= RENDERED_FIRST;
  const isWhole = isLed || isShort || wholePage === page;
  return (
    <IsWhole value={isWhole}>
      <div className={styles.questions} data-unfinished={!isWhole || undefined}>
        {children}
      </div>
    </IsWhole>
  );
}

/** Returns whether a question should be rendered now. */
export function useIsRendered(question: Question): boolean {
  const isWhole = useContext(IsWhole);
  return isWhole || questionsOf(question.page as PageModel | null).indexOf(question) < RENDERED_FIRST;
}

const questionsOf = (page: PageModel | null): readonly Question[] => page?.visibleQuestions ?? [];
