import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { currentNotice, dismissNotice, type Notice } from "../../ui/notices.ts";

/**
 * Ends a message at the next action. It survives the one navigation that follows it, and ends when another form is
 * submitted or the user opens another page.
 */
export function useNoticeLifetime(): void {
  const { key } = useLocation();
  const survivor = useRef<Notice | null>(null);
  const pressed = useRef<Notice | null>(null);
  const lastKey = useRef(key);

  useEffect(() => {
    // Listens in the capture phase: a message that the press itself shows comes later and stays.
    const onPress = () => {
      pressed.current = currentNotice();
    };
    document.addEventListener("click", onPress, true);
    document.addEventListener("submit", dismissNotice, true);
    return () => {
      document.removeEventListener("click", onPress, true);
      document.removeEventListener("submit", dismissNotice, true);
    };
  }, []);

  // Before anything that follows the navigation: a message shown then belongs to what comes next.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const notice = currentNotice();
    if (notice === null) return;
    if (notice === survivor.current || notice === pressed.current) dismissNotice();
    else survivor.current = notice;
  }, [key]);
}
