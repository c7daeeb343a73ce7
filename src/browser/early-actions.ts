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
 * Renders the page, or hydrates it, and tells it at once what was typed before. A field that keeps its value in a state begins
 * empty, or with what comes back from an earlier visit, and would be so again by the next rendering.
 */
export function keepingWhatWasTyped(render: () => void): void {
  const typed = [...(globalThis.typedEarly ?? [])].map((field) => ({ find: sameAs(field), field, value: field.value }));
  const focused = document.activeElement;
  const findFocused = focused && sameAs(focused);
  render();
  for (const { find, field, value } of typed) {
    const now = find();
    if (!now) continue;
    now.value = now === field ? value : withWhatCameBack(now, value);
    now.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const now = findFocused?.();
  if (now !== focused && now instanceof HTMLElement) now.focus({ preventScroll: true });
}

/** Presses the button that was pressed before the page listened. */
export function answerEarlyActions(): void {
  const pressed = takeEarlyPress();
  // A page that keeps what is typed in its state knows it only when it has been rendered once more.
  if (pressed) setTimeout(() => sameAs(pressed)()?.click());
}

/**
 * Returns what finds an element of the document in the page that was rendered from it or in its place: a field by its label, a
 * button by its words.
 */
function sameAs<One extends Element>(element: One): () => One | undefined {
  const wordsOf = (one: Element) => (one as Partial<Field>).labels?.[0]?.textContent ?? one.textContent;
  const words = wordsOf(element);
  const alike = () => [...document.querySelectorAll<One>(`main ${element.localName}`)];
  return () => (element.isConnected ? element : alike().find((one) => wordsOf(one) === words));
}

/** An address takes the place of another. Of a question that came back nothing is lost. */
const withWhatCameBack = (field: Field, value: string): string =>
  field instanceof HTMLTextAreaElement && field.value !== "" && field.value !== value
    ? `${field.value}\n${value}`
    : value;
