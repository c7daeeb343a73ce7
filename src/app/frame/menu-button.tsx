import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../ui/language/use-text.ts";
import menu from "./menu.module.css";
import styles from "./top-bar.module.css";

type Props = { readonly label: string; readonly children: ReactNode };

/**
 * A button that opens a short list of links and buttons beneath it. Escape closes the list and returns focus to the
 * button. A press elsewhere, leaving with Tab, navigating and another language also close it, without moving focus: it
 * would cover the page that somebody now wants to read.
 */
export function MenuButton({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const { code } = useLanguage();

  useEffect(() => setOpen(false), [key, code]);
  // Before the next key: a list that is left at once has to close, too.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      // The list is always in the document, but it can take focus only once it is shown.
      requestAnimationFrame(() => moveFocus(whole.current, event.key === "ArrowDown" ? 1 : -1));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and links inside bubble up to here
    <div className={menu.menu} ref={whole} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className={styles.control}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <svg className={menu.chevron} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 5.5 8 10.5 13 5.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
      <ul id={id} className={menu.list} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}

function moveFocus(whole: HTMLElement | null, step: 1 | -1): void {
  const entries = [...(whole?.querySelectorAll<HTMLElement>("li a, li button") ?? [])];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 && step === -1 ? entries.length - 1 : (at + step + entries.length) % entries.length;
  entries[next]?.focus();
}
