import { type ReactNode, useState } from "react";
import own from "../form.module.css";
import { surveyWords } from "../survey-words.ts";

type Props = {
  /** True where there is no other form than the text. */
  readonly isOnlyForm: boolean;
  readonly children: ReactNode;
};

/** The fold with the text of a condition. It stays open while somebody writes in it, whatever the text says meanwhile. */
export function AsText({ isOnlyForm, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={own.more}
      open={isOnlyForm || isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{surveyWords.condition.asText}</summary>
      {children}
    </details>
  );
}
