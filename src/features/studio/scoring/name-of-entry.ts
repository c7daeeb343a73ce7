import type { Text } from "#core/content-model/text.ts";
import { words } from "./words.ts";

/** An alert goes by the first sentence of what it tells. */
const SAYS = ["title", "text", "default", "say"] as const;
const FIRST_SENTENCE = /^.*?[.!?](?=\s|$)/s;

/** Returns what an entry goes by: its title or its first words, then its name. */
export function nameOfEntry(entry: unknown, say: (text: Text) => string): string {
  if (typeof entry === "string") return entry;
  if (typeof entry !== "object" || entry === null) return "";
  const own = entry as Readonly<Record<string, unknown>>;
  const found = SAYS.map((part) => [part, wordsOf(own[part], say)] as const).find(([, text]) => text !== "");
  const [part, text] = found ?? ["", ""];
  const said = part === "say" ? (FIRST_SENTENCE.exec(text)?.[0] ?? text) : text;
  return typeof own["name"] === "string" && own["name"] !== "" ? words.named(said, own["name"]) : said;
}

function wordsOf(text: unknown, say: (text: Text) => string): string {
  if (typeof text === "string") return text;
  return typeof text === "object" && text !== null && "default" in text ? say(text as Text) : "";
}
