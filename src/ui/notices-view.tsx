import { useStore } from "@nanostores/react";
import { memo, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { isNarrowScreen } from "../browser/narrow-screen.ts";
import { useLanguage, useMessages } from "./language/use-text.ts";
import { uiMessages } from "./messages.ts";
import { dismissNotice, letPass, type Notice, shownNotice } from "./notices.ts";
import styles from "./notices-view.module.css";

/**
 * Shows the current message. Both live regions are always in the page, even when empty, because screen readers announce
 * only changes inside a region they already know.
 */
export const NoticesView = memo(function NoticesView() {
  const notice = useStore(shownNotice, { ssr: "initial" });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice) return;
    place.current?.scrollIntoView({ block: "nearest" });
    if (isNarrowScreen()) return letPass(notice, () => place.current?.contains(document.activeElement) === true);
  }, [notice]);
  return (
    <div ref={place} className={styles.place} data-notice={notice?.calm ? "calm" : notice?.kind}>
      <div role="alert">{notice?.kind === "failure" && <NoticeBox notice={notice} />}</div>
      <div role="status">{notice?.kind === "success" && <NoticeBox notice={notice} />}</div>
    </div>
  );
});

function NoticeBox({ notice }: { readonly notice: Notice }) {
  const { kind, calm, text, cause, link } = notice;
  const t = useMessages(uiMessages);
  const language = useLanguage();
  return (
    <div className={kind === "failure" && !calm ? `${styles.notice} ${styles.failure}` : styles.notice}>
      <p className={styles.text}>
        {calm && (
          <>
            <strong>{calm(language)}</strong>{" "}
          </>
        )}
        {calm ? <span>{text(language)}</span> : <strong>{text(language)}</strong>}
        {cause && <> {cause(language)}</>}
        {link && (
          <>
            {" "}
            <Link to={link.to}>{link.label(language)}</Link>
          </>
        )}
      </p>
      <button type="button" className={styles.dismiss} onClick={dismissNotice} aria-label={t.closeMessage}>
        {t.close}
      </button>
    </div>
  );
}
