/**
 * Lets the button that continues say how many questions are missing, in the texts that it brings along. It leads nowhere
 * yet: a press counts once the code of the page has come.
 */
export function showMissing(): void {
  const place = document.querySelector<HTMLElement>("[data-onward]");
  const button = place?.querySelector("button");
  if (!place || !button) return;
  const texts = JSON.parse(place.dataset["onward"] ?? "[]") as string[];
  const groups = [...document.querySelectorAll("[data-first-question] [data-item]")];
  const missing = groups.filter((group) => group.querySelector(":checked") === null).length;
  button.textContent = texts[missing] ?? button.textContent;
  button.toggleAttribute("data-ready", missing === 0);
}
