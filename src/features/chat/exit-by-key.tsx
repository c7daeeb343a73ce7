import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./exit-page.module.css";
import { exitMessages } from "./messages.ts";
import { countShiftPresses, PRESSES_TO_EXIT } from "./shift-presses.ts";

/**
 * Leaves the site after three presses of Shift, wherever the focus is, and tells how many are left. The live region is
 * always in the page, so that screen readers announce its content.
 */
export function ExitByKey({ isOn, onExit }: { readonly isOn: boolean; readonly onExit: () => void }) {
  const t = useMessages(exitMessages);
  const [pressed, setPressed] = useState(0);
  const exit = useRef(onExit);
  useEffect(() => {
    exit.current = onExit;
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = countShiftPresses((count) => {
      setPressed(count);
      if (count === PRESSES_TO_EXIT) exit.current();
    });
    return () => {
      stop();
      setPressed(0);
    };
  }, [isOn]);
  const left = PRESSES_TO_EXIT - pressed;
  return (
    <p role="status" className={styles.presses}>
      {pressed > 0 && left > 0 && <span className={styles.left}>{left === 1 ? t.onePressLeft : t.twoPressesLeft}</span>}
    </p>
  );
}
