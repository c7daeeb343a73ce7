import { shownBandIndex } from "#core/shared/bands.ts";
import { placeOfEarlyWords } from "../browser/early-words.ts";
import { currentPath } from "../browser/location.ts";
import { currentToken, currentUserId } from "../browser/session.ts";
import { preferredCode } from "../ui/language/preferred-code.ts";

// The second script of a prerendered result page. It says what the result means as soon as the reply to the early call is
// there, while the script of the page is on its way. The document holds the words of each band.

const { scoreKey = "", min, max, offered = "" } = document.currentScript?.dataset ?? {};
const { lang } = document.documentElement;
const early = globalThis.earlyReply;
const userId = currentUserId();
const path = currentPath();
// The page says it in the language that was chosen, and then all of it.
const isMeant = (preferredCode(offered.split(" "), navigator.languages) ?? lang) === lang;

if (early && userId !== null && isMeant)
  early.reply
    // The page reads the same reply later, and a body is read once.
    .then((response) => (response.ok ? response.clone().json() : null))
    .then((read) => parsed().then(() => show(read, userId)))
    .catch(() => undefined);

/** Resolves when the document is parsed, before the scripts that wait for that are run. */
function parsed(): Promise<void> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => document.addEventListener("readystatechange", () => resolve(), { once: true }));
}

function show(read: Readonly<Record<string, unknown>> | null, owner: string): void {
  const score = read?.[scoreKey];
  const alerts = read?.["alerts"];
  // What the answers raised is more pressing than the words of a band, and only the page can show it.
  if (typeof score !== "number" || (Array.isArray(alerts) && alerts.length > 0)) return;
  // Another tab may have logged out, or another person in, and the page may have come and gone on to another.
  const isSame = currentUserId() === owner && currentToken() === early?.token && currentPath() === path;
  const place = placeOfEarlyWords();
  if (!isSame || document.documentElement.lang !== lang || place?.childElementCount !== 0) return;
  const bands = [...document.querySelectorAll<HTMLTemplateElement>("template[data-from]")].map((words) => ({
    words,
    from: Number(words.dataset["from"]),
  }));
  const index = shownBandIndex({ range: { min: Number(min), max: Number(max) }, bands }, score);
  place.append(bands[index]?.words.content.cloneNode(true) ?? "");
  place.dataset["for"] = owner;
}
