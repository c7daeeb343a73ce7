import { shownBandIndex } from "#core/shared/bands.ts";
import { sayEarly } from "./say-early.ts";

// The second script of a prerendered result page. It says what the result means while the script of the page is on its way.
// The document holds the words of each band.

const { scoreKey = "", min, max, offered = "" } = document.currentScript?.dataset ?? {};

sayEarly(offered, (read) => {
  const { [scoreKey]: score, alerts } = Object(read);
  // What the answers raised is more pressing than the words of a band, and only the page can show it.
  if (typeof score !== "number" || (Array.isArray(alerts) && alerts.length > 0)) return null;
  const bands = [...document.querySelectorAll<HTMLTemplateElement>("template[data-from]")].map((words) => ({
    words,
    from: Number(words.dataset["from"]),
  }));
  const index = shownBandIndex({ range: { min: Number(min), max: Number(max) }, bands }, score);
  const words = bands[index]?.words.content;
  return words?.hasChildNodes() ? words.cloneNode(true) : null;
});
