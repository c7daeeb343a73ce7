import { type RefObject, useEffect, useRef } from "react";
import { scrollToElement } from "../../browser/scroll.ts";
import type { Message } from "./message.ts";
import { hasExit } from "./safety-card.tsx";

/**
 * Brings the last message into view: a safety card from its beginning. A card with a way out gets the focus, so that
 * the button is one press of Tab away. The button itself does not: a key held down too long would press it.
 * @returns the ref for the element of the last message
 */
export function useShownLast(messages: readonly Message[]): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const count = messages.length;
  const last = messages.at(-1);
  const isCard = last?.card !== undefined;
  const takesFocus = last !== undefined && hasExit(last);
  useEffect(() => {
    if (count === 0 || !element.current) return;
    if (takesFocus && !isWriting()) element.current.focus({ preventScroll: true });
    if (isCard) scrollToElement(element.current);
    else element.current.scrollIntoView({ block: "nearest" });
  }, [count, isCard, takesFocus]);
  return element;
}

/** Whether somebody has begun the next question meanwhile. */
const isWriting = (): boolean =>
  document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value !== "";
