import { useLayoutEffect, useRef } from "react";
import type { ShownOption } from "#core/question-types/shown-question.ts";
import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import styles from "./options.module.css";
import { optionMark } from "./passages.ts";
import { pickAfterPaint } from "./picks.ts";

type Props = {
  readonly kind: "radio" | "checkbox";
  /** The id of the group, the same in all of its rows. */
  readonly name: string;
  readonly index: number;
  readonly option: ShownOption;
  /** The key that picks the option while the question has focus. */
  readonly hotKey: string | undefined;
  readonly isPicked: boolean;
  readonly onPick: (picked: boolean) => void;
};

/** One option. The invisible input covers the whole row, so that a press anywhere on it counts. */
export function OptionRow({ kind, name, index, option, hotKey, isPicked, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(isPicked);
  // An answer may also come from another tab, or exclude this one.
  useLayoutEffect(() => {
    if (shown.current !== isPicked && input.current) input.current.checked = isPicked;
    shown.current = isPicked;
  }, [isPicked]);
  const isSpoken = useIsSpoken(optionMark(name, index));
  return (
    <div>
      <label className={styles.optionLabel} data-spoken={isSpoken || undefined}>
        <input
          type={kind}
          name={name}
          value={`${option.value}`}
          className={styles.optionInput}
          // Not controlled: rendering would take the mark away until the answer has been applied.
          defaultChecked={isPicked}
          ref={input}
          data-key={hotKey}
          data-number={typeof option.value === "number" ? "" : undefined}
          onChange={({ target: { checked } }) => pickAfterPaint(() => onPick(checked))}
        />
        <span className={kind === "radio" ? styles.mark : `${styles.mark} ${styles.box}`} />
        <span className={styles.optionText}>{option.text}</span>
        {hotKey !== undefined && hotKey !== option.text && (
          // Screen readers announce "2 of 5" already.
          <span className={styles.key} aria-hidden="true">
            {hotKey}
          </span>
        )}
      </label>
    </div>
  );
}
