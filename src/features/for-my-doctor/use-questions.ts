import { useLayoutEffect, useState } from "react";
import { doctorQuestions, keepDoctorQuestions } from "../../browser/doctor-questions.ts";

/** The questions as they were typed. They are shown even where the browser keeps nothing; `isKept` then is false. */
export function useQuestions(userId: string | null) {
  const [questions, setQuestions] = useState(() => doctorQuestions(userId));
  const [isKept, setIsKept] = useState(true);
  // Before the page is painted: afterwards it would replace what was typed and could not be kept.
  useLayoutEffect(() => {
    setQuestions(doctorQuestions(userId));
    setIsKept(true);
  }, [userId]);
  const change = (text: string): void => {
    setQuestions(text);
    if (userId !== null) setIsKept(keepDoctorQuestions(userId, text));
  };
  return { questions, isKept, change };
}
