import { useEffect, useSyncExternalStore } from "react";
import { hasOwnVoice, subscribeToVoices } from "../../browser/speech.ts";
import { useLanguage, useMessages } from "../language/use-text.ts";
import { readAloudMessages } from "./messages.ts";
import { readAloud, stopReading, useIsRead } from "./reader.ts";

type Props = {
  readonly className?: string | undefined;
  /** The address of the page. Whoever goes to another one hears no more of this one. */
  readonly path: string;
};

/** A button that reads the page aloud, or stops reading it. Hidden on devices without a voice for the language. */
export function ReadPage({ className, path }: Props) {
  const t = useMessages(readAloudMessages);
  const { code } = useLanguage();
  const isPossible = useSyncExternalStore(subscribeToVoices, hasOwnVoice, () => false);
  const isRead = useIsRead(path);
  // Another language has another voice.
  useEffect(() => stopReading, [path, code]);
  if (!isPossible) return null;
  const read = () => {
    const main = document.querySelector("main");
    if (main) readAloud(path, passagesIn(main, code));
  };
  return (
    <button type="button" className={className} onClick={() => (isRead ? stopReading() : read())}>
      {isRead ? t.stop : t.read}
    </button>
  );
}

/** What is said of a page: its words, and no buttons, fields or menus. */
const SAID = "h1, h2, h3, h4, p, li, dt, dd, th, td, summary, [role=img][aria-label]";
const UNSAID = "nav, form, button, [aria-hidden=true], [role=status]:empty, [hidden], [data-unread]";

/**
 * Returns the passages of a page in their order, each of them once. What is folded or hidden is left out, as is what stands
 * there in another language: the voice could not speak it.
 */
function passagesIn(page: Element, language: string): { readonly text: string; readonly mark: string }[] {
  return [...page.querySelectorAll(SAID)].flatMap((part, index) => {
    const isInside =
      part.parentElement?.closest(SAID) !== null && page.contains(part.parentElement?.closest(SAID) ?? null);
    const isForeign = (part.closest("[lang]")?.getAttribute("lang") ?? language) !== language;
    if (isInside || isForeign || part.closest(UNSAID) || !isShown(part)) return [];
    const text = (part.getAttribute("aria-label") ?? wordsOf(part)).replace(/\s+/g, " ").trim();
    return text === "" ? [] : [{ text, mark: `page-${index}` }];
  });
}

/** Browsers without the method have no closed parts to hide either, or read them too. */
const isShown = (part: Element): boolean => part.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Returns the words that can be seen, without those of buttons. */
function wordsOf(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const unsaid of copy.querySelectorAll(UNSAID)) unsaid.remove();
  return copy.textContent ?? "";
}
