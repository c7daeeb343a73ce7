import type { Kysely } from "kysely";
import type { Tables } from "../../storage/tables.ts";
import type { ContentFolders } from "../check/content-texts.ts";
import { checkContent } from "../files/load.ts";
import { BadContent, inDatabase } from "./bad-content.ts";
import { publishedTexts } from "./publications.ts";

/**
 * Refuses a database that an older version uses and whose content does not pass the check of this one: once it is migrated the
 * older servers could not start again, and this one neither.
 * @throws BadContent
 */
export async function refuseUnfitContent(older: Kysely<Tables>, folders: ContentFolders): Promise<void> {
  const { texts } = await publishedTexts(older);
  if (texts.size === 0) return;
  const { content, issues } = checkContent(texts, folders);
  if (!content) inDatabase(new BadContent(issues));
}
