type Field = HTMLInputElement | HTMLTextAreaElement;
type EarlyActions = { readonly typedIn: ReadonlySet<Field>; readonly pressed: HTMLElement | null };

declare global {
  /** Set by the early script of a prerendered document. Ends the watch. */
  var endEarlyActions: (() => EarlyActions) | undefined;
}

/**
 * Remembers what was typed and which button was pressed last, while the script that answers is on its way. Whoever then
 * presses something else, such as an option, takes the press back.
 */
export function watchEarlyActions(): void {
  const typedIn = new Set<Field>();
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
    // React may hydrate the page in the middle of a press, and then answers this press itself.
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

/** Tells the page what was typed before it listened, then presses the button that was pressed too early. */
export function answerEarlyActions(): void {
  const { typedIn = [], pressed = null } = globalThis.endEarlyActions?.() ?? {};
  globalThis.endEarlyActions = undefined;
  for (const field of typedIn) if (field.isConnected) tellAgain(field);
  // A page that keeps what is typed in its state knows it only when React has rendered once more.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}

/** React took the value as it stood for its own, and would ignore an event that brings the same. */
function tellAgain(field: Field): void {
  const { value } = field;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  field.value = "";
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
