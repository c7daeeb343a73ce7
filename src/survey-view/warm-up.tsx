import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { createSurveyRun } from "./create-survey-run.ts";
import type { SurveyRun } from "./survey-run.ts";
import { SurveyView } from "./survey-view.tsx";

const QUESTION: SurveyDocument = {
  title: "",
  pages: [{ name: "one", elements: [{ type: "radiogroup", name: "one", title: "", choices: ["1", "2"] }] }],
};
let isWarm = false;

/**
 * Renders a question out of sight, so that the browser has compiled the code before the first real question. On a slow
 * phone that question then takes three quarters of the time.
 */
export function warmUp(): void {
  if (isWarm) return;
  isWarm = true;
  const root = createRoot(document.createElement("div"));
  const end = () => {
    // A root cannot be unmounted while it renders.
    setTimeout(() => root.unmount());
  };
  const run = createSurveyRun(QUESTION);
  root.render(<WarmUpQuestion run={run} onRendered={end} />);
}

type Props = {
  readonly run: SurveyRun;
  readonly onRendered: () => void;
};

function WarmUpQuestion({ run, onRendered }: Props) {
  useEffect(onRendered, [onRendered]);
  return <SurveyView run={run} />;
}
