const KEY = "keepwell.preparedPrompt";

/**
 * Hands a prompt from one page to the advice chat, in this tab alone: what a person pasted belongs
 * neither in an address nor in a store that outlives the visit.
 * @returns false when the browser refused to keep it
 */
export function preparePrompt(text: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** The prepared prompt, once: it is gone after it was taken. */
export function takePreparedPrompt(): string | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
