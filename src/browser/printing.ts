/** Opens the browser's print dialog, which can also save a PDF. */
export const printPage = (): void => window.print();

/** Calls the listener when the page is about to be printed, in time to change it. Some browsers report it only through the media query. */
export function subscribeToPrinting(listener: () => void): () => void {
  const medium = window.matchMedia("print");
  const changed = () => {
    if (medium.matches) listener();
  };
  window.addEventListener("beforeprint", listener);
  medium.addEventListener("change", changed);
  return () => {
    window.removeEventListener("beforeprint", listener);
    medium.removeEventListener("change", changed);
  };
}
