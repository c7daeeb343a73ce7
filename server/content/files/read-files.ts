import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Issue } from "#core/shared/issue.ts";
import {
  type ContentFolders,
  type ContentTexts,
  keyOf,
  labelOf,
  PLACES,
  type Place,
  placesOf,
} from "../check/content-texts.ts";

/** A content file, parsed. `name` is the form people know it by, such as `surveys/stress.json`. */
export type ContentFile = { readonly name: string; readonly id: string; readonly value: unknown };

/** Files of the surveys' folder that are no survey. */
export const CATALOGUE = "domains";
export const SITE = "site";
export const COACH = "coach";
export const NOT_SURVEYS: readonly string[] = [CATALOGUE, SITE, COACH];

/** Names of the content files of a folder; schema files for editors, and what editors keep on the side, are left out. */
const isContentFile = (name: string): boolean =>
  name.endsWith(".json") && !name.endsWith(".schema.json") && !name.startsWith(".");

/** Reads every JSON file of the content folders, as text. A folder that cannot be read gives an issue. */
export async function readTexts(folders: ContentFolders): Promise<{ texts: ContentTexts; issues: Issue[] }> {
  const read = await Promise.all(PLACES.map((place) => readFolder(place, folders)));
  return { texts: new Map(read.flatMap(({ texts }) => texts)), issues: read.flatMap(({ issues }) => issues) };
}

async function readFolder(place: Place, folders: ContentFolders) {
  const folder = placesOf(folders)[place];
  const texts: [string, string][] = [];
  const issues: Issue[] = [];
  const entries = await readdir(folder).catch(() => null);
  if (!entries) {
    const label = labelOf(place, folders);
    const message = `The folder ${label} cannot be read.`;
    const hint = "See that it exists and may be read; SURVEYS_DIR and SCORING_RULES_DIR name the two folders.";
    return { texts, issues: [{ code: "FOLDER_UNREADABLE", file: label, path: "", message, hint }] };
  }
  for (const entry of entries.filter(isContentFile).sort()) {
    try {
      texts.push([keyOf(place, entry.slice(0, -".json".length)), await readFile(join(folder, entry), "utf8")]);
    } catch (fault) {
      // It may go between the listing and the reading.
      if ((fault as NodeJS.ErrnoException).code !== "ENOENT")
        issues.push(unreadable(`${labelOf(place, folders)}/${entry}`));
    }
  }
  return { texts, issues };
}

function unreadable(file: string): Issue {
  const message = "This file cannot be read.";
  return { code: "FILE_UNREADABLE", file, path: "", message, hint: "See that the server may read it." };
}

/** Parses the files of one place, in the order of their names. One that cannot be parsed gives an issue with line and column. */
export function parsedFiles(texts: ContentTexts, place: Place, label: string) {
  const files: ContentFile[] = [];
  const issues: Issue[] = [];
  const own = [...texts].filter(([key]) => key.startsWith(`${place}/`));
  const entries = own.map(([key, text]) => ({ entry: `${key.slice(place.length + 1)}.json`, text }));
  for (const { entry, text } of entries.sort((one, other) => (one.entry < other.entry ? -1 : 1))) {
    const name = `${label}/${entry}`;
    try {
      files.push({ name, id: entry.slice(0, -".json".length), value: JSON.parse(text) });
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
