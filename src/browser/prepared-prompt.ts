const KEY = "keepwell.preparedPrompt";

/**
 * Hands a prompt from one page to the advice chat, in this tab only: pasted text belongs neither in an address nor
 * in a store that outlives the visit.
 * @returns false when the browser could not store it
 */
export function preparePrompt(text: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the prepared prompt and removes it. */
export function takePreparedPrompt(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
