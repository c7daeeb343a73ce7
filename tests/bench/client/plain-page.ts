import { plainDocument } from "./plain-document.ts";

/** Where the floor's server has a page of plain HTML with the words of one of ours. */
export const plainPath = (path: string): string => `/plain${path}`;

/**
 * Returns the words of one of our pages as plain HTML, a paragraph each. It is made once for a run, from the document as
 * our server sends it.
 */
export async function plainPage(url: string, path: string): Promise<string> {
  const reply = await fetch(url + path, { headers: { accept: "text/html", "accept-language": "en" } });
  const words = wordsIn(await reply.text());
  if (words.length < 5) throw new Error(`The document of ${path} has no words.`);
  return plainDocument(words.map((text) => `<p>${text}</p>`).join("\n"));
}

/** Every heading, paragraph, link, label and button, still escaped as the document has it. */
function wordsIn(document: string): string[] {
  const texts = [...document.matchAll(/<(h1|h2|h3|p|a|li|label|button)\b[^>]*>([\s\S]*?)<\/\1>/g)];
  return texts
    .map(([, , inner = ""]) =>
      inner
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}
