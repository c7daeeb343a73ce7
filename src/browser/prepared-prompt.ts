const KEY = "keepwell.preparedPrompt";

/** Leaves a question for the advice chat to open with. Kept for this tab only, and until it is taken. */
export function preparePrompt(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch {
    // Blocked storage only means that the chat opens empty.
  }
}

/** Takes the question that was left, once. */
export function takePreparedPrompt(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
