const narrow = () => window.matchMedia("(max-width: 600px)");

export const isNarrowScreen = (): boolean => narrow().matches;

/** Calls back when the window passes between narrow and wide. */
export function subscribeToNarrowScreen(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
