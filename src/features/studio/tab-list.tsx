import { type KeyboardEvent, useRef } from "react";
import { frameWords } from "./frame-words.ts";
import styles from "./tab-list.module.css";

export const TABS = ["questions", "scoring", "translations", "trial", "json", "publish", "home", "answers"] as const;
export type Tab = (typeof TABS)[number];

export const tabId = (tab: Tab): string => `studio-tab-${tab}`;
export const panelId = (tab: Tab): string => `studio-panel-${tab}`;

type Props<Shown extends Tab> = {
  readonly tabs: readonly Shown[];
  readonly chosen: Shown;
  readonly onChoose: (tab: Shown) => void;
};

/** The tabs of a scale. The arrow keys, Home and End go from one to another, as in every tab list. */
export function TabList<Shown extends Tab>({ tabs, chosen, onChoose }: Props<Shown>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(chosen);
    const places: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const tab = tabs.at((places[event.key] ?? Number.NaN) % tabs.length);
    if (!(event.key in places) || !tab) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={frameWords.parts} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === chosen}
          aria-controls={panelId(tab)}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {frameWords.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
