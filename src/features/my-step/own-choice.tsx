import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { RadioList } from "../../ui/radio-list.tsx";
import styles from "./my-step.module.css";
import { OWN } from "./step-entries.ts";

type Props = {
  readonly title: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, words: ReactNode])[];
  readonly picked: string;
  readonly onPick: (value: string) => void;
  readonly error?: string | undefined;
  /** Within another question. */
  readonly heading?: "h2" | "h3";
  /** Shown below the options: a field for one's own words. */
  readonly children?: ReactNode;
};

/** A question with a few answers to press, and room for one's own. */
export function OwnChoice({ title, name, options, picked, onPick, error, heading: Heading = "h2", children }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  // Whoever presses "my own words" wants to write them. Arrow keys pick each option they pass, so that they must not
  // carry the focus away. Within the press, so that a phone opens its keyboard.
  useLayoutEffect(() => {
    if (isPressed.current && picked === OWN)
      section.current?.querySelector<HTMLElement>("textarea, input:not([type=radio])")?.focus();
    isPressed.current = false;
  }, [picked]);
  return (
    <section
      ref={section}
      className={styles.question}
      onPointerDown={() => {
        isPressed.current = true;
      }}
    >
      <Heading id={`${id}-title`}>{title}</Heading>
      {error && (
        <p id={`${id}-error`} className={styles.error} data-error="" tabIndex={-1}>
          {error}
        </p>
      )}
      <RadioList
        name={name}
        options={options}
        picked={picked}
        onPick={onPick}
        labelledBy={`${id}-title`}
        describedBy={error ? `${id}-error` : undefined}
      />
      {children}
    </section>
  );
}
