import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router-dom";
import type { SpokenText } from "../../ui/language/language.ts";
import { useLanguage } from "../../ui/language/use-text.ts";

/** What a route says about its page. */
export type PageHandle = { readonly title: SpokenText };

/**
 * Gives each page its own document title, and after a navigation moves focus to its heading, so that a
 * screen reader reads on where the new page begins. The first page keeps the browser's own start.
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
