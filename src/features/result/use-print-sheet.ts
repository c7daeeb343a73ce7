import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { subscribeToPrinting } from "../../browser/printing.ts";

/**
 * True from the moment the page is first printed. It stays so: some browsers tell of the end of
 * printing before they have taken the page's picture.
 */
export function usePrintSheet(): boolean {
  const [isWanted, setIsWanted] = useState(false);
  // The picture is taken when the event is over, so the sheet must be there by then.
  useEffect(() => subscribeToPrinting(() => flushSync(() => setIsWanted(true))), []);
  return isWanted;
}
