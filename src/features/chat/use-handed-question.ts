import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Writes a question that another page handed over into the empty field. It is sent only when the person sends it. */
export function useHandedQuestion(input: string, setInput: (text: string) => void): void {
  const { state } = useLocation();
  const { ask } = Object(state) as { readonly ask?: unknown };
  const isTaken = useRef(input !== "");
  // Before it is painted: afterwards somebody may be writing.
  useLayoutEffect(() => {
    if (isTaken.current || typeof ask !== "string") return;
    isTaken.current = true;
    setInput(ask);
  }, [ask, setInput]);
}
