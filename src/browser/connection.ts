/** False when the device reports no connection. True is not reliable: phones often report a connection they do not have. */
export const isConnected = (): boolean => navigator.onLine;

/** Calls the listener when the connection is lost or restored. */
export function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Calls the listener when a hidden page becomes visible again. */
export function onReturn(listener: () => void): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listener();
  });
}

/** False for a page in a tab or window that nobody sees. */
export const isInSight = (): boolean => document.visibilityState === "visible";

/** In milliseconds. Devices report a connection late, or one they do not have. */
const PAUSE = 5000;

/** Resolves when a call that failed may be tried again. */
export const connected = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, PAUSE);
  });
