/** What is asked of the first element found, or done to it. */
export type Ask =
  | { readonly ask: "count" | "visible" | "checked" | "value" | "text" | "blur" | "focus" }
  | { readonly ask: "attribute"; readonly name: string }
  | { readonly ask: "fill" | "select"; readonly text: string }
  | { readonly ask: "point" };
export type Point = { readonly x: number; readonly y: number };

/** Runs in a page. @returns undefined where it cannot be answered yet */
export async function act(found: readonly Element[], asked: Ask): Promise<unknown> {
  const [element] = found as HTMLInputElement[];
  const isVisible = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  /** As if it were typed: the frameworks of pages watch the setter of the element itself. */
  const put = (one: HTMLInputElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), "value")?.set?.call(one, value);
    one.dispatchEvent(new InputEvent("input", { bubbles: true, data: value, inputType: "insertText" }));
    one.dispatchEvent(new Event("change", { bubbles: true }));
  };
  if (asked.ask === "count") return found.length;
  if (asked.ask === "visible") return element !== undefined && isVisible(element);
  if (!element) return undefined;
  switch (asked.ask) {
    case "checked":
      return element.checked ?? element.getAttribute("aria-checked") === "true";
    case "value":
      return element.value;
    case "text":
      return element.innerText;
    case "attribute":
      return { value: element.getAttribute(asked.name) };
    case "blur":
      element.blur();
      return true;
    case "focus":
      element.focus();
      return true;
    case "fill":
      if (!isVisible(element) || element.disabled || element.readOnly) return undefined;
      element.focus();
      put(element, asked.text);
      return true;
    case "select": {
      const option = [...(element as unknown as HTMLSelectElement).options].find(
        (one) => one.value === asked.text || one.label === asked.text,
      );
      if (!option) return undefined;
      put(element, option.value);
      return true;
    }
    case "point": {
      if (!isVisible(element) || element.disabled || element.closest("fieldset:disabled")) return undefined;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const before = element.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve, 40));
      const { left, top, width, height } = element.getBoundingClientRect();
      // What still moves would be missed.
      if (before.left !== left || before.top !== top) return undefined;
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isHit = hit && (element.contains(hit) || hit.closest("label")?.control === element);
      if (!isHit) return undefined;
      const page = window as unknown as { isPressed?: boolean };
      page.isPressed = false;
      const note = ({ target }: Event) => {
        const at = target as Element;
        if (element.contains(at) || at.closest("label")?.control === element) page.isPressed = true;
      };
      document.addEventListener("click", note, { capture: true });
      setTimeout(() => document.removeEventListener("click", note, { capture: true }), 2_000);
      return { x, y };
    }
  }
}
