const narrow = () => window.matchMedia("(max-width: 600px)");

export const isNarrowScreen = (): boolean => narrow().matches;

/** Calls the listener when the window becomes narrow or wide. */
export function subscribeToNarrowScreen(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
