import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Notation } from "../../ui/language/notation.ts";

/** Returns the name of a record's forum in a language. The server sends the English name; an unknown one is kept. */
export function forumText(forum: string, names: readonly Text[], { code }: Notation): string {
  return textOf(names.find((name) => textOf(name) === forum) ?? forum, code);
}
