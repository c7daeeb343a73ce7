import { basename, join } from "node:path";
import type { Issue } from "#core/shared/issue.ts";
import type { ContentFolders, ContentTexts } from "../check/content-texts.ts";
import { checkContent } from "./load.ts";
import { readTexts } from "./read-files.ts";

/** What a check of some scales beside all content found. */
export type CheckedPairs = {
  /** The ids of the scales in the folder. */
  readonly ids: readonly string[];
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
};

/**
 * Checks the scales in the folders `surveys` and `scoring-rules` of a folder as if they were added to the content.
 * Issues of the other content are left out.
 */
export async function checkPairs(folder: string, content: ContentFolders): Promise<CheckedPairs> {
  const own = { surveysDir: join(folder, "surveys"), scoringRulesDir: join(folder, "scoring-rules") };
  const read = await readTexts(own);
  const texts = new Map([...read.texts].filter(([key]) => /^(surveys|scoring-rules)\//.test(key)));
  const unreadable = read.issues.filter(({ file }) => ["surveys", "scoring-rules"].includes(basename(file ?? "")));
  const { ids, issues, warnings } = await checkBeside(texts, own, content);
  return { ids, issues: [...unreadable, ...issues], warnings };
}

/**
 * Checks texts of scales as if they were added to the content.
 * @param own the folders that the texts are, or will be, in
 */
export async function checkBeside(
  texts: ContentTexts,
  own: ContentFolders,
  content: ContentFolders,
): Promise<CheckedPairs> {
  const shipped = (await readTexts(content)).texts;
  const { issues, warnings } = checkContent(new Map([...shipped, ...texts]), own);
  const names = new Set([...texts.keys()].map((key) => `${key}.json`));
  const ofScales = ({ file }: Issue) => names.has(file ?? "");
  const ids = [...new Set([...texts.keys()].map((key) => key.slice(key.indexOf("/") + 1)))].sort();
  return { ids, issues: issues.filter(ofScales), warnings: warnings.filter(ofScales) };
}
