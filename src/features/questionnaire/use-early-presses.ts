import { useEffect } from "react";
import { takeEarlyPress } from "../../browser/early-actions.ts";
import { endEarlyPage } from "../../browser/early-page.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";

/**
 * Takes over what was chosen and pressed in a prerendered questionnaire before its code had come. Call it after the
 * answers of the run are listened to, so that they are stored like all others.
 */
export function useEarlyPresses(run: SurveyRun): void {
  useEffect(() => {
    if (!run.isPrerendered) return;
    const answers = endEarlyPage();
    const pressed = takeEarlyPress();
    if (Object.keys(answers).length > 0) run.adopt(answers);
    // The button may have become another one with the answers.
    if (pressed) setTimeout(() => currentButton(pressed)?.click());
  }, [run]);
}

function currentButton(pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  return document.querySelector("[data-next-bar] [data-onward] button");
}
