import { tabPlace } from "./tab-storage.ts";

/** Answers that a guest gave and wants to keep: they wait in this tab until there is an account. */
export type CarriedAnswers = {
  readonly scale: string;
  readonly answers: Readonly<Record<string, number>>;
  /** What they come to, for the pages in between. */
  readonly amount: number;
};

export const carriedAnswers = tabPlace("carried", (kept): CarriedAnswers | null => {
  const { scale, answers, amount } = Object(kept) as Partial<CarriedAnswers>;
  const areNumbers = Object.values(Object(answers)).every((answer) => typeof answer === "number");
  return typeof scale === "string" && areNumbers && typeof amount === "number"
    ? { scale, answers: { ...answers }, amount }
    : null;
});
