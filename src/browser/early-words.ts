// What the small script of a prerendered result (`src/early/result-words.ts`) has said before the page could.

/** The attribute of the element in which it is said. */
export const EARLY_WORDS = "data-early-words";

let said: readonly Node[] = [];

/** Takes it out of the document, which is hydrated as it was sent. */
export function takeEarlyWords(): void {
  const place = document.querySelector(`[${EARLY_WORDS}]`);
  said = [...(place?.childNodes ?? [])];
  place?.replaceChildren();
}

/** Puts it back, before anything is painted. */
export function putBackEarlyWords(place: Element): void {
  place.append(...said);
  said = [];
}
