import { type RefObject, useEffect } from "react";
import { fieldAt, fieldsOf } from "./fields/focus-soon.ts";

/** What had the focus last, and its place among the fields of each element around it. */
type Left = {
  readonly field: Element;
  readonly places: readonly (readonly [around: Element, place: number])[];
};

/**
 * Keeps the focus near where it was when what had it is taken away, such as a button that is gone once it was pressed:
 * otherwise a person at the keyboard would begin anew at the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const all = root.current;
    if (!all) return;
    let left: Left | null = null;
    const remember = ({ target }: FocusEvent) => {
      const field = target as HTMLElement;
      const places: (readonly [Element, number])[] = [];
      for (let at = field.parentElement; at && all.contains(at); at = at.parentElement)
        places.push([at, fieldsOf(at).indexOf(field)]);
      left = { field, places };
    };
    const watch = new MutationObserver(() => {
      if (!left || left.field.isConnected || document.activeElement !== document.body) return;
      const place = left.places.find(([around]) => around.isConnected && fieldsOf(around).length > 0);
      left = null;
      if (place) fieldAt(...place)?.focus();
    });
    // A press beside all fields takes the focus away too, and is meant.
    const forget = () => {
      left = null;
    };
    all.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    watch.observe(all, { childList: true, subtree: true });
    return () => {
      all.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
      watch.disconnect();
    };
  }, [root]);
}
