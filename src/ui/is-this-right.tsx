import { useLayoutEffect, useRef } from "react";
import { Button, ButtonRow } from "./button.tsx";
import styles from "./is-this-right.module.css";
import { useMessages } from "./language/use-text.ts";
import { doubtMessages } from "./messages.ts";

type Props = {
  /** What is doubtful, one sentence each. */
  readonly sentences: readonly string[];
  readonly onYes: () => void;
  /** Called for the strong button, and for Escape. */
  readonly onLook: () => void;
};

/** Asks once about answers that hardly can be. Whoever says yes goes on with them. */
export function IsThisRight({ sentences, onYes, onLook }: Props) {
  const t = useMessages(doubtMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The browser would focus "Yes", and a second press of Enter would say it before anything was read.
    heading.current?.focus();
    // Closing it gives the focus back; only being taken out of the page would not.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="is-this-right"
      onCancel={(event) => {
        event.preventDefault();
        onLook();
      }}
    >
      <h2 id="is-this-right" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ButtonRow>
        <Button look="secondary" onClick={onYes}>
          {t.yes}
        </Button>
        <Button onClick={onLook}>{t.look}</Button>
      </ButtonRow>
    </dialog>
  );
}
