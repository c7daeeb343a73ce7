import { useState } from "react";
import { tabPlace } from "../../browser/tab-storage.ts";

/** What was answered beside a result, and beside which. */
type Kept = { readonly submittedAt: string | null; readonly answers: readonly string[] };

/**
 * What a person answers beside a result. It outlasts a reload of the tab, and ends with the tab or the log-out.
 * @param place the name of the scale and of the question
 */
export function useKeptAnswers(place: string, submittedAt: string | null) {
  const [kept] = useState(() => tabPlace(`followUp.${place}`, readable));
  const [answers, setAnswers] = useState<readonly string[]>(() => {
    const before = kept.read();
    return before?.submittedAt === submittedAt ? before.answers : [];
  });
  const answer = (index: number, text: string): void => {
    const changed = Array.from({ length: Math.max(answers.length, index + 1) }, (_, at) =>
      at === index ? text : (answers[at] ?? ""),
    );
    setAnswers(changed);
    kept.keep({ submittedAt, answers: changed });
  };
  return [answers, answer] as const;
}

function readable(value: unknown): Kept | null {
  const { submittedAt, answers } = Object(value) as Partial<Kept>;
  const isWhole = Array.isArray(answers) && answers.every((one) => typeof one === "string");
  return isWhole && (submittedAt === null || typeof submittedAt === "string") ? { submittedAt, answers } : null;
}
