import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router-dom";
import type { SpokenText } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";

/** The data that a route provides about its page. */
export type PageHandle = {
  readonly title: SpokenText;
  readonly hasOwnBar?: boolean;
  readonly hasFooter?: boolean;
  /** Whether the bar offers to read the page aloud. */
  readonly readsAloud?: boolean;
};

/**
 * Sets the document title of each page. After a navigation it moves focus to the page's heading, so that a screen
 * reader continues where the new page begins. The first page keeps the browser's initial focus.
 */
export function useArrival(brand: string, main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const title = (useMatches().at(-1)?.handle as PageHandle | undefined)?.title(language);
  const seen = useRef<string | null>(null);

  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);

  useEffect(() => {
    const isFirst = seen.current === null || seen.current === pathname;
    seen.current = pathname;
    if (isFirst) return;
    const heading = main.current?.querySelector("h1");
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}
