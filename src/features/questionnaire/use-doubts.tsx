import { type ReactNode, useRef, useState } from "react";
import type { Doubt } from "../../survey-view/page-checks.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { IsThisRight } from "../../ui/is-this-right.tsx";
import { useText } from "../../ui/language/use-text.ts";
import type { Steps } from "./use-steps.ts";

type Asked = { readonly doubts: readonly Doubt[]; readonly goOn: () => void };

/**
 * Asks once about answers that hardly can be, before a person goes on with them. Changed answers are asked about anew.
 * @returns what is shown while it asks, and the function that asks about one page, or about all, and then goes on
 */
export function useDoubts(
  run: SurveyRun,
  { isLook, change }: Steps,
): { readonly question: ReactNode; readonly ask: (goOn: () => void, page?: number) => void } {
  const say = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = useRef(new Set<string>());

  const ask = (goOn: () => void, page?: number) => {
    const doubts = run.doubts(page).filter(({ key }) => !confirmed.current.has(key));
    if (doubts.length === 0) goOn();
    else setAsked({ doubts, goOn });
  };
  const goOn = () => {
    for (const { key } of asked?.doubts ?? []) confirmed.current.add(key);
    setAsked(null);
    asked?.goOn();
  };
  const lookAgain = () => {
    setAsked(null);
    const [first] = asked?.doubts ?? [];
    if (!first) return;
    // The question may stand on another step than the last, or behind the look over all answers.
    if (isLook || !run.isOnStep(first.item)) change(first.item);
    else run.focusItem(first.item);
  };
  const sentences = asked?.doubts.map(({ text }) => say(text)) ?? [];
  const question = asked && <IsThisRight sentences={sentences} onYes={goOn} onLook={lookAgain} />;
  return { question, ask };
}
