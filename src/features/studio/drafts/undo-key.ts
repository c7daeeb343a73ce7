/** Returns what a key press asks for; null for any other, and in a text field, which has an undo of its own. */
export function undoKey(event: KeyboardEvent): "undo" | "redo" | null {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!isCommand || isTextField(event.composedPath()[0])) return null;
  const key = event.key.toLowerCase();
  if (key === "y" && !event.shiftKey) return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}

/** Inputs in which nothing is typed. */
const NOT_TYPED = ["checkbox", "radio", "button", "file", "range"];

function isTextField(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
