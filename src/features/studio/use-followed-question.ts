import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keepStudioPlace, readStudioPlace } from "../../browser/studio-place.ts";

// The form of a question is marked with `data-question`, the name of the question.

type Followed = {
  readonly form: RefObject<HTMLDivElement | null>;
  /** The question that is edited; null before there is one. */
  readonly question: string | null;
  /** For the element around the forms of the questions. */
  readonly onUse: (event: FocusEvent | MouseEvent) => void;
};

/** Follows which question is edited, and opens the one an editor left off at, else the first. */
export function useFollowedQuestion(scale: string, isShown: boolean): Followed {
  const form = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<string | null>(() => readStudioPlace().questions[scale] ?? null);
  const wasOpened = useRef(false);

  useEffect(() => {
    // Another tab takes the forms away, so they are opened again on the way back.
    if (!isShown) wasOpened.current = false;
    const first = form.current?.querySelector<HTMLElement>("details[data-question]");
    if (!isShown || wasOpened.current || !first) return;
    wasOpened.current = true;
    const left =
      question && form.current?.querySelector<HTMLElement>(`details[data-question="${CSS.escape(question)}"]`);
    const wanted = left || first;
    for (let at: Element | null = wanted; at && at !== form.current; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    if (left) left.scrollIntoView({ block: "nearest" });
    setQuestion(wanted.dataset["question"] ?? null);
  }, [isShown, question]);

  const onUse = useCallback(
    ({ target }: FocusEvent | MouseEvent) => {
      const name = (target as Element).closest<HTMLElement>("[data-question]")?.dataset["question"];
      if (name === undefined) return;
      setQuestion(name);
      keepStudioPlace({ questions: { ...readStudioPlace().questions, [scale]: name } });
    },
    [scale],
  );
  return { form, question, onUse };
}
