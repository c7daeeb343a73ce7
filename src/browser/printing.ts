/** Opens the browser's own window for printing, which also saves as PDF. */
export const printPage = (): void => window.print();

/** Calls back when the page is about to be printed, in time to change it. Some browsers tell it only by the medium. */
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
