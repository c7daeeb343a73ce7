import { useRef } from "react";
import { type Location, Outlet, ScrollRestoration, useMatches, useNavigation } from "react-router-dom";
import type { ShownSite } from "#core/content-model/site.ts";
import { ConnectionLine } from "../../features/connection/connection-line.tsx";
import { LaterDisplayDialog } from "../../features/display/later-display-dialog.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { NoticesView } from "../../ui/notices-view.tsx";
import { frameMessages } from "../messages.ts";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { TopBar } from "./top-bar.tsx";
import { type PageHandle, useArrival } from "./use-arrival.ts";
import { useNoticeLifetime } from "./use-notice-lifetime.ts";

/**
 * Returns the key for scroll restoration. The first page of every visit has the same key, so its path is used: its
 * scroll position must not apply to another page.
 */
const placeToRestore = ({ key, pathname }: Location) => (key === "default" ? pathname : key);

/** `hasMyData` is true when the page "My data" exists. */
type Props = { readonly site: ShownSite; readonly hasMyData: boolean };

/** The frame of every page: skip link, top bar, messages, footer. A page to work on has a bar of its own, and no footer; questions have none either. */
export function Frame({ site, hasMyData }: Props) {
  const t = useMessages(frameMessages);
  const brand = useText()(site.brand.name);
  const main = useRef<HTMLElement>(null);
  const { hasOwnBar, hasFooter = true, readsAloud } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>;
  const isOpening = useNavigation().state === "loading";
  useArrival(brand, main);
  useNoticeLifetime();
  const skip = (event: { preventDefault(): void }) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the link moves focus on this page, without a history entry */}
      <a href="#main" className={styles.skip} onClick={skip}>
        {t.skip}
      </a>
      {!hasOwnBar && <TopBar brand={brand} hasMyData={hasMyData} readsAloud={readsAloud === true} />}
      <p role="status" className={styles.opening}>
        {isOpening && t.opening}
      </p>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={hasOwnBar ? styles.whole : hasFooter ? styles.main : styles.alone}
      >
        <ConnectionLine />
        <NoticesView />
        <Outlet />
      </main>
      {hasFooter && <Footer site={site} hasMyData={hasMyData} />}
      <LaterDisplayDialog />
      <ScrollRestoration getKey={placeToRestore} />
    </>
  );
}
