declare global {
  /** Set by the early script of a prerendered document. */
  var earlyPress: { readonly end: () => HTMLElement | null } | undefined;
}

/** Remembers which button was pressed last, while the script that answers it is on its way. */
export function watchEarlyPresses(): void {
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest("button") : null;
  };
  document.addEventListener("click", onClick, true);
  globalThis.earlyPress = {
    end: () => {
      document.removeEventListener("click", onClick, true);
      return pressed;
    },
  };
}

/** Presses the button that was pressed too early, now that it answers. */
export function answerEarlyPress(): void {
  const pressed = globalThis.earlyPress?.end();
  globalThis.earlyPress = undefined;
  if (pressed?.isConnected) pressed.click();
}
