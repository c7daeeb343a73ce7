import { currentUserId } from "./session.ts";

// What the small script of a prerendered page of results (`src/early/say-early.ts`) has said before the page could.

/** The attribute of the element in which it is said. */
export const EARLY_WORDS = "data-early-words";

export const placeOfEarlyWords = () => document.querySelector<HTMLElement>(`[${EARLY_WORDS}]`);

let said: readonly Node[] = [];

/** Takes it out of the document, which is hydrated as it was sent. What was said to somebody else is not kept. */
export function takeEarlyWords(): void {
  const place = placeOfEarlyWords();
  if (!place) return;
  if (place.dataset["for"] === currentUserId()) said = [...place.childNodes];
  delete place.dataset["for"];
  place.replaceChildren();
}

/** Puts it back, before anything is painted. */
export function putBackEarlyWords(place: Element): void {
  place.append(...said);
  said = [];
}
