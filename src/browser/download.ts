/** How long the text stays in memory, which is long enough for a browser to begin saving. */
const KEPT_MS = 60_000;

/** Saves a text as a file in the browser's download folder. */
export function saveAsFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
