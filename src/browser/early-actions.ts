type Field = HTMLInputElement | HTMLTextAreaElement;
type EarlyActions = { readonly typedIn: ReadonlySet<Field>; readonly pressed: HTMLElement | null };

declare global {
  /** Set by the early script of a prerendered document. Ends the watch. */
  var endEarlyActions: (() => EarlyActions) | undefined;
  /** Set by the early script too: the fields in which something was typed so far. */
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
    return { typedIn, pressed: isUnderWay ? null : pressed };
  };
}

/** Returns the button that was pressed too early, for a page that answers it itself. */
export function takeEarlyPress(): HTMLElement | null {
  const { pressed = null } = globalThis.endEarlyActions?.() ?? {};
  globalThis.endEarlyActions = undefined;
  return pressed;
}

/** Hydrates the page. Fields that keep their value in a state begin empty, so what was typed there comes back after it. */
export function keepingWhatWasTyped(hydrate: () => void): void {
  const before = [...(globalThis.typedEarly ?? [])].map((field) => ({ field, value: field.value }));
  hydrate();
  for (const { field, value } of before) if (field.value !== value) field.value = value;
}

/** Tells the page what was typed before it listened, then presses the button that was pressed too early. */
export function answerEarlyActions(): void {
  const { typedIn = [], pressed = null } = globalThis.endEarlyActions?.() ?? {};
  globalThis.endEarlyActions = undefined;
  for (const field of typedIn) if (field.isConnected) tellAgain(field);
  // A page that keeps what is typed in its state knows it only when it has been rendered once more.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}

const tellAgain = (field: Field): boolean => field.dispatchEvent(new Event("input", { bubbles: true }));
