import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Issue } from "#core/content/issue.ts";

/** A content file as it stands on disk. `name` is the form people know it by, such as `surveys/stress.json`. */
export type ContentFile = { readonly name: string; readonly id: string; readonly value: unknown };

/** Files of the surveys' folder that are no survey. */
export const CATALOGUE = "domains";
export const SITE = "site";
export const COACH = "coach";
export const NOT_SURVEYS: readonly string[] = [CATALOGUE, SITE, COACH];

/**
 * Reads every JSON file of a content folder; schema files for editors are left out.
 * A file that cannot be parsed gives an issue with line and column.
 * @param label how people know the folder
 */
export async function readFolder(
  folder: string,
  label = basename(folder),
): Promise<{ files: ContentFile[]; issues: Issue[] }> {
  const entries = await readdir(folder).catch(() => null);
  if (!entries) {
    const message = `The folder ${label} cannot be read.`;
    const hint = "See that it exists and may be read; SURVEYS_DIR and SCORING_RULES_DIR name the two folders.";
    return { files: [], issues: [{ code: "FOLDER_UNREADABLE", file: label, path: "", message, hint }] };
  }
  const names = entries.filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json")).sort();
  const files: ContentFile[] = [];
  const issues: Issue[] = [];
  for (const entry of names) {
    const name = `${label}/${entry}`;
    try {
      files.push({
        name,
        id: basename(entry, ".json"),
        value: JSON.parse(await readFile(join(folder, entry), "utf8")),
      });
    } catch (fault) {
      issues.push(syntaxIssue(name, fault));
    }
  }
  return { files, issues };
}

function syntaxIssue(file: string, fault: unknown): Issue {
  const reason = fault instanceof Error ? fault.message : `${fault}`;
  const place = /line (\d+) column (\d+)/.exec(reason);
  return {
    code: "SYNTAX",
    file,
    path: place ? `line ${place[1]}, column ${place[2]}` : "",
    message: `This is not valid JSON: ${reason}.`,
    hint: "Look for a missing comma, quotation mark or bracket just before this place.",
  };
}
