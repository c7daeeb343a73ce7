import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Language } from "../../ui/language/language.ts";
import { sayText } from "../../ui/language/use-text.ts";

/** Returns the name of a record's forum in a language. The server sends the English name; an unknown one is kept. */
export function forumText(forum: string, names: readonly Text[], language: Language): string {
  return sayText(names.find((name) => textOf(name) === forum) ?? forum, language);
}
