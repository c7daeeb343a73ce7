import { type KeyboardEvent, type ReactNode, useState } from "react";
import { focusSoon } from "../fields/focus-soon.ts";
import styles from "./list-buttons.module.css";

type Act = "up" | "down" | "copy" | "delete";

type Props = {
  /** Names the list on the page. With the place, it makes the id of each button, by which focus follows what was moved. */
  readonly list: string;
  /** What the buttons act on, in words: "question “How often …”". */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onCopy?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
};

const WORDS: Readonly<Record<Act, (name: string) => string>> = {
  up: (name) => `Move up: ${name}`,
  down: (name) => `Move down: ${name}`,
  copy: (name) => `Duplicate: ${name}`,
  delete: (name) => `Delete: ${name}`,
};

const LINES: Readonly<Record<Act, ReactNode>> = {
  up: <path d="M12 19V5M6 11l6-6 6 6" />,
  down: <path d="M12 5v14M6 13l6 6 6-6" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  delete: <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />,
};

/**
 * The buttons beside one entry of a list: move it up or down, duplicate it, delete it. They are one stop of Tab, and the
 * arrow keys go from one to the next, so that a list of many entries is not four times as long by keyboard.
 */
export function ListButtons({ list, name, index, count, onMove, onCopy, onDelete }: Props) {
  const [stop, setStop] = useState<Act>("up");
  const move = (to: number, act: "up" | "down") => () => {
    if (to < 0 || to >= count) return;
    onMove(to);
    // At the end of its way the entry has only the way back.
    const isAtEnd = act === "up" ? to === 0 : to === count - 1;
    focusById(idOf(list, to, isAtEnd ? (act === "up" ? "down" : "up") : act));
  };
  const remove =
    onDelete &&
    (() => {
      onDelete();
      focusById(count > 1 ? idOf(list, Math.min(index, count - 2), "delete") : addButtonId(list));
    });
  const acts = [
    { act: "up", run: move(index - 1, "up"), isOff: index === 0 },
    { act: "down", run: move(index + 1, "down"), isOff: index >= count - 1 },
    { act: "copy", run: onCopy, isOff: false },
    { act: "delete", run: remove, isOff: false },
  ] as const;
  const offered = acts.filter(({ run }) => run);
  const tabbed = offered.some(({ act }) => act === stop) ? stop : offered[0]?.act;
  return (
    <span role="toolbar" aria-label={name} className={styles.buttons} onKeyDown={goAlong}>
      {offered.map(
        ({ act, run, isOff }) =>
          run && (
            <button
              key={act}
              type="button"
              id={idOf(list, index, act)}
              className={styles.button}
              aria-label={WORDS[act](name)}
              title={WORDS[act](name)}
              aria-disabled={isOff}
              tabIndex={act === tabbed ? 0 : -1}
              onFocus={() => setStop(act)}
              onClick={run}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {LINES[act]}
              </svg>
            </button>
          ),
      )}
    </span>
  );
}

/** The id for the button that adds to a list: after the last entry is deleted, it has the focus. */
export const addButtonId = (list: string): string => `${list}-add`;

const idOf = (list: string, index: number, act: Act): string => `${list}-${index}-${act}`;

const focusById = (id: string): void => focusSoon(() => document.getElementById(id));

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const now = buttons.indexOf(event.target as HTMLButtonElement);
  buttons[(now + step + buttons.length) % buttons.length]?.focus();
}
