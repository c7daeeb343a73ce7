import { startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { createSurveyRun } from "./create-survey-run.ts";
import type { SurveyRun } from "./survey-run.ts";
import { SurveyView } from "./survey-view.tsx";

const QUESTION: SurveyDocument = {
  title: "",
  pages: [{ name: "one", elements: [{ type: "radiogroup", name: "one", title: "", choices: ["1", "2"] }] }],
};
let isRehearsed = false;

/**
 * Draws a question where nobody sees it, in small pieces that hold nothing up: the browser has compiled by then what
 * draws a question. On a slow phone the real first one comes in three quarters of the time.
 */
export function warmUp(): void {
  if (isRehearsed) return;
  isRehearsed = true;
  const root = createRoot(document.createElement("div"));
  const end = () => {
    // React does not let a part be taken away while it is drawn.
    setTimeout(() => root.unmount());
  };
  const run = createSurveyRun(QUESTION);
  startTransition(() => root.render(<Rehearsal run={run} onDrawn={end} />));
}

type Props = {
  readonly run: SurveyRun;
  readonly onDrawn: () => void;
};

function Rehearsal({ run, onDrawn }: Props) {
  useEffect(onDrawn, [onDrawn]);
  return <SurveyView run={run} />;
}
