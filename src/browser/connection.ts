/** False when the device itself knows of no connection; true says little, as phones are hopeful. */
export const isConnected = (): boolean => navigator.onLine;

/** Calls back when the connection is lost or found. */
export function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Calls back when a page that was hidden is looked at again. */
export function onReturn(listener: () => void): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listener();
  });
}
