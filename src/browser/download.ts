/** How long the text stays in memory, which is long enough for a browser to begin saving. */
const KEPT_MS = 60_000;

/** Has the browser save what an address of this site gives, as it comes: nothing of it is held on the page. */
export function saveFrom(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}

/** Saves a text, or bytes, as a file in the browser's download folder. */
export function saveAsFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
