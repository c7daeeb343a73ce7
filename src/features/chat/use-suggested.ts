import { useRef } from "react";
import { useLanguage } from "../../ui/language/use-text.ts";

/** Asks a suggested question, and moves the focus to the log: the button that was pressed goes. */
export function useSuggested(send: (question: string, language: string) => Promise<void>) {
  const log = useRef<HTMLDivElement>(null);
  const { code } = useLanguage();
  const askSuggested = (question: string) => {
    void send(question, code);
    log.current?.focus({ preventScroll: true });
  };
  return { log, askSuggested };
}
