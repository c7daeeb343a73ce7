import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { currentNotice, dismissNotice, type Notice } from "../../ui/notices.ts";

/**
 * A message survives the one navigation that follows it and goes with the next action: another form
 * sent, or a page the person goes to by a press of their own.
 */
export function useNoticeLifetime(): void {
  const { key } = useLocation();
  const survivor = useRef<Notice | null>(null);
  const pressed = useRef<Notice | null>(null);
  const lastKey = useRef(key);

  useEffect(() => {
    // Caught on the way down: what the press itself then says is newer and stays.
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

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const notice = currentNotice();
    if (notice === null) return;
    if (notice === survivor.current || notice === pressed.current) dismissNotice();
    else survivor.current = notice;
  }, [key]);
}
