import type { JSONPath } from "jsonc-parser";
import { fieldsOf } from "../fields/focus-soon.ts";

/** What was folded is on the page a few frames after it is opened. */
const FRAMES = 10;

/** Shows the field that edits a place of a file, or the nearest one around it, and puts the cursor there. */
export function goToPlace(root: HTMLElement | null, path: JSONPath, frames = FRAMES): void {
  const found = root && nearest(root, path);
  for (let at: Element | null = found; at && at !== root; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  if (frames > 0 && (!found || depthOf(found) < path.length)) {
    requestAnimationFrame(() => goToPlace(root, path, frames - 1));
    return;
  }
  const field = found ? (fieldsOf(found)[0] ?? found) : root && fieldsOf(root)[0];
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}

/** Returns the element of the longest path that the wanted one begins with. */
function nearest(root: HTMLElement, path: JSONPath): HTMLElement | null {
  const fitting = [...root.querySelectorAll<HTMLElement>("[data-place]")].filter((one) =>
    pathOf(one).every((part, index) => part === path[index]),
  );
  return fitting.reduce<HTMLElement | null>((best, one) => (best && depthOf(best) >= depthOf(one) ? best : one), null);
}

const pathOf = (element: HTMLElement): JSONPath => JSON.parse(element.dataset["place"] ?? "[]");
const depthOf = (element: HTMLElement): number => pathOf(element).length;
