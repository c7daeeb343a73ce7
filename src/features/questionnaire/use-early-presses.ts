import { useEffect } from "react";
import { takeEarlyPress } from "../../browser/early-actions.ts";
import { earlyPage, endEarlyPage } from "../../browser/early-page.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";

/**
 * Takes over what was chosen and pressed in a prerendered questionnaire before its code had come. Call it after the
 * answers of the run are listened to, so that they are stored like all others.
 */
export function useEarlyPresses(run: SurveyRun, survey: string): void {
  useEffect(() => {
    // Of another survey, where this is not the page that the document shows.
    if (earlyPage()?.survey !== survey) return;
    const answers = endEarlyPage();
    const pressed = takeEarlyPress();
    if (Object.keys(answers).length > 0) run.adopt(answers);
    if (!run.isPrerendered) return;
    // The button may have become another one with the answers.
    if (pressed) setTimeout(() => currentButton(pressed)?.click());
  }, [run, survey]);
}

function currentButton(pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  return document.querySelector("[data-next-bar] [data-onward] button");
}
