type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  /** Set by the early script of a prerendered document: ends the watch, and returns the button that was pressed last. */
  var endEarlyActions: (() => HTMLElement | null) | undefined;
  /** Set by it too: the fields in which something was typed so far. */
  var typedEarly: ReadonlySet<Field> | undefined;
}

/**
 * Remembers what was typed and which button was pressed last, while the script that answers is on its way. Whoever then
 * presses something else, such as an option, takes the press back.
 */
export function watchEarlyActions(): void {
  const typedIn = new Set<Field>();
  globalThis.typedEarly = typedIn;
  let pressed: HTMLElement | null = null;
  let press: Event | null = null;
  const onInput = ({ target }: Event) => {
    if ((target as Field).type !== "radio") typedIn.add(target as Field);
  };
  const onClick = (event: Event) => {
    press = event;
    pressed = (event.target as Element).closest("button");
  };
  document.addEventListener("input", onInput, true);
  document.addEventListener("click", onClick, true);
  globalThis.endEarlyActions = () => {
    document.removeEventListener("input", onInput, true);
    document.removeEventListener("click", onClick, true);
    // The page may be hydrated in the middle of a press, and then answers this press itself.
    const isUnderWay = press !== null && press.eventPhase !== Event.NONE;
    return isUnderWay ? null : pressed;
  };
}

/** Returns the button that was pressed too early, for a page that answers it itself. */
export function takeEarlyPress(): HTMLElement | null {
  const pressed = globalThis.endEarlyActions?.() ?? null;
  globalThis.endEarlyActions = undefined;
  return pressed;
}

/**
 * Hydrates the page and tells it at once what was typed before. A field that keeps its value in a state begins empty, and
 * would be emptied again by the next rendering, which for whoever is known follows at once.
 */
export function keepingWhatWasTyped(hydrate: () => void): void {
  const typed = [...(globalThis.typedEarly ?? [])].map((field) => ({ field, value: field.value }));
  hydrate();
  for (const { field, value } of typed) {
    field.value = value;
    if (field.isConnected) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Presses the button that was pressed before the page listened. */
export function answerEarlyActions(): void {
  const pressed = takeEarlyPress();
  // A page that keeps what is typed in its state knows it only when it has been rendered once more.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}
