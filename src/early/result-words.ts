import { shownBandIndex } from "#core/shared/bands.ts";
import { EARLY_WORDS } from "../browser/early-words.ts";
import { preferredCode } from "../ui/language/preferred-code.ts";

// The second script of a prerendered result page. It says what the result means as soon as the reply to the early call is
// there, while the script of the page is on its way. The document holds the words of each band.

const { scoreKey = "", min, max, offered = "" } = document.currentScript?.dataset ?? {};
const { lang } = document.documentElement;
const reply = globalThis.earlyReply?.reply;
// The page says it in the language that was chosen, and then all of it.
const isMeant = (preferredCode(offered.split(" "), navigator.languages) ?? lang) === lang;

if (reply && isMeant)
  reply
    // The page reads the same reply later, and a body is read once.
    .then((response) => (response.ok ? response.clone().json() : null))
    .then(show)
    .catch(() => undefined);

async function show(read: Readonly<Record<string, unknown>> | null): Promise<void> {
  const score = read?.[scoreKey];
  const alerts = read?.["alerts"];
  // What the answers raised is more pressing than the words of a band, and only the page can show it.
  if (typeof score !== "number" || (Array.isArray(alerts) && alerts.length > 0)) return;
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  const bands = [...document.querySelectorAll<HTMLTemplateElement>("template[data-from]")].map((words) => ({
    words,
    from: Number(words.dataset["from"]),
  }));
  const range = { min: Number(min), max: Number(max) };
  const words = bands[shownBandIndex({ range, bands }, score)]?.words;
  // The page may have come before the reply, in another language too.
  const place = document.querySelector(`[${EARLY_WORDS}]`);
  if (words && place?.childElementCount === 0) place.append(words.content.cloneNode(true));
}
