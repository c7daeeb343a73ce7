import { placeOfEarlyWords } from "../browser/early-words.ts";
import { currentPath } from "../browser/location.ts";
import { currentToken, currentUserId } from "../browser/session.ts";
import { preferredCode } from "../ui/language/preferred-code.ts";

/**
 * Says what the reply to the early call tells, in the place that the page has for it, as soon as reply and document are
 * there. Nothing is said where somebody else has logged in meanwhile, in another language, or on another page, and what was
 * said goes when its person does.
 * @param offered the languages of the site, apart by spaces
 * @param wordsOf returns what to say, and null where that is for the page
 */
export function sayEarly(offered: string, wordsOf: (read: unknown) => Node | null): void {
  const { lang } = document.documentElement;
  const early = globalThis.earlyReply;
  const userId = currentUserId();
  const path = currentPath();
  // The page says it in the language that was chosen, and then all of it.
  const isMeant = (preferredCode(offered.split(" "), navigator.languages) ?? lang) === lang;
  if (!early || userId === null || !isMeant) return;

  // Another tab may have logged out, or another person in.
  const isTheirs = () => currentUserId() === userId && currentToken() === early.token;
  const show = (read: unknown) => {
    const place = placeOfEarlyWords();
    // The page may have come, and gone on to another.
    const isSame = isTheirs() && currentPath() === path && document.documentElement.lang === lang;
    if (!isSame || place?.childElementCount !== 0) return;
    const words = wordsOf(read);
    if (words === null) return;
    place.append(words);
    place.dataset["for"] = userId;
    // The page that takes over keeps the place until it has what it waits for.
    addEventListener("storage", () => isTheirs() || place.replaceChildren());
  };
  const showIfRead = async () => {
    const reply = await early.reply;
    if (!reply.ok) return;
    // The page reads the same reply later, and a body is read once.
    const read: unknown = await reply.clone().json();
    await parsed();
    show(read);
  };
  // The page says what went wrong.
  showIfRead().catch(() => undefined);
}

/** Resolves when the document is parsed, before the scripts that wait for that are run. */
function parsed(): Promise<void> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => document.addEventListener("readystatechange", () => resolve(), { once: true }));
}
