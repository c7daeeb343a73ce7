import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { subscribeToPrinting } from "../../browser/printing.ts";

/**
 * True from the moment the page is first printed. It stays true, because some browsers report the end of printing
 * before they have captured the page.
 */
export function usePrintSheet(): boolean {
  const [isWanted, setIsWanted] = useState(false);
  // The browser captures the page when the event handlers have run, so the sheet is rendered synchronously.
  useEffect(() => subscribeToPrinting(() => flushSync(() => setIsWanted(true))), []);
  return isWanted;
}
