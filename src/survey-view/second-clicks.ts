import type { MouseEvent } from "react";

/** Farther apart, in CSS pixels on the page, two clicks are no double click. */
const SAME_PLACE_PX = 8;
/** No two clicks of a double click lie so far apart in time. */
const DOUBLE_CLICK_MS = 1000;
/** A click on a label is followed at once by one on its control, which the browser makes. */
const OF_CONTROL_MS = 30;

type Click = { readonly label: Element; readonly x: number; readonly y: number; readonly time: number };

/**
 * Ignores the second click of a double click. It must neither clear a check nor pick the option that a new step placed
 * under the pointer. Browsers also count two quick presses of different options as a double click; the second of those
 * is an answer.
 */
export type SecondClicks = {
  /** For every click in the view, before anybody else hears of it. */
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  /** For a click outside the view, such as on Next: the one after it is no other press. */
  readonly forget: () => void;
};

export function ignoringSecondClicks(): SecondClicks {
  let last: Click | null = null;
  let isLastTaken = true;
  return {
    forget() {
      last = null;
    },
    onClickCapture(event) {
      const label = event.target instanceof HTMLElement ? event.target.closest("label") : null;
      if (!label) {
        last = null;
        return;
      }
      const click = { label, x: event.pageX, y: event.pageY, time: event.timeStamp };
      const isOfControl = last?.label === label && click.time - last.time < OF_CONTROL_MS;
      if (!isOfControl) {
        isLastTaken = event.detail < 2 || isAnotherPress(last, click);
        last = click;
      }
      if (isLastTaken) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function isAnotherPress(before: Click | null, { label, x, y, time }: Click): boolean {
  if (!before || before.label === label || time - before.time > DOUBLE_CLICK_MS) return false;
  return Math.hypot(before.x - x, before.y - y) > SAME_PLACE_PX;
}
