import { useEffect, useRef } from "react";
import { currentNotice, dismissNotice, type Notice, showNotice } from "../../../ui/notices.ts";

/** Shows a message that is true of what is published: it goes once there are changes again. */
export function useNoticeUntilChanged(isChanged: boolean): (notice: Notice) => void {
  const shown = useRef<Notice | null>(null);
  useEffect(() => {
    if (isChanged && shown.current !== null && currentNotice() === shown.current) dismissNotice();
  }, [isChanged]);
  return (notice) => {
    shown.current = notice;
    showNotice(notice);
  };
}
