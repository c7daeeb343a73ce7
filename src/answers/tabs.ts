import { onReturn } from "../browser/connection.ts";

const NAME = "keepwell.answers";

let channel: BroadcastChannel | null | undefined;
/** Null in browsers without it. Their tabs read again when the person comes back to them. */
function openChannel(): BroadcastChannel | null {
  channel ??= "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;
  return channel;
}

/** Tells the other tabs that these sets have changed. They read the database: it alone knows the order of changes. */
export const tellTabs = (ids: readonly string[]): void => openChannel()?.postMessage(ids);

/** Calls the listener when another tab has changed sets. */
export function onOtherTab(listener: () => void): void {
  // The server renders pages with this code too, and has no tabs.
  if (!("document" in globalThis)) return;
  openChannel()?.addEventListener("message", listener);
  onReturn(listener);
}
