import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Issue } from "#core/shared/issue.ts";
import { readWrittenRule } from "#core/shared/written-rule.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import {
  type ContentFolders,
  type ContentTexts,
  keyOf,
  labelOf,
  OPTIONAL_PLACES,
  PLACES,
  type Place,
  placesOf,
} from "../check/content-texts.ts";

/** A parsed content file. */
export type ContentFile = {
  /** Its name as shown to people, such as `surveys/stress.json`. */
  readonly name: string;
  readonly id: string;
  readonly value: unknown;
  /** True for a survey that is written without pages; `value` has one. */
  readonly isOnePage?: boolean;
  /** True for a rule that lists its results; `value` has the first as its score. */
  readonly hasResults?: boolean;
  /** Places of what a survey has for looks alone; `value` is without it. */
  readonly looks?: readonly string[];
};

/** Files in the folder of surveys that are not surveys. */
export const CATALOGUE = "domains";
export const SITE = "site";
export const COACH = "coach";
export const NUMBERS = "know-your-numbers";
export const STEPS = "steps";
export const NOT_SURVEYS: readonly string[] = [CATALOGUE, SITE, COACH, NUMBERS, STEPS];

/**
 * Returns true for the name of a content file; JSON Schemas for editors, and files that editors create, are left
 * out.
 */
const isContentFile = (name: string): boolean =>
  name.endsWith(".json") && !name.endsWith(".schema.json") && !name.startsWith(".");

/** Reads the text of every JSON file in the content folders. A folder that cannot be read is reported as an issue. */
export async function readTexts(folders: ContentFolders): Promise<{ texts: ContentTexts; issues: Issue[] }> {
  const read = await Promise.all(PLACES.map((place) => readFolder(place, folders)));
  return { texts: new Map(read.flatMap(({ texts }) => texts)), issues: read.flatMap(({ issues }) => issues) };
}

async function readFolder(place: Place, folders: ContentFolders) {
  const folder = placesOf(folders)[place];
  const texts: [string, string][] = [];
  const issues: Issue[] = [];
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" && OPTIONAL_PLACES.has(place) ? [] : null,
  );
  if (!entries) {
    const label = labelOf(place, folders);
    const message = `The folder ${label} cannot be read.`;
    const hint = "See that it exists and may be read; SURVEYS_DIR and SCORING_RULES_DIR name the two folders.";
    return { texts, issues: [{ code: "FOLDER_UNREADABLE", file: label, path: "", message, hint }] };
  }
  for (const entry of entries.filter(isContentFile).sort()) {
    try {
      texts.push([keyOf(place, entry.slice(0, -".json".length)), await readFile(join(folder, entry), "utf8")]);
    } catch (error) {
      // The file may be deleted between the listing and the reading.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        issues.push(unreadable(`${labelOf(place, folders)}/${entry}`));
    }
  }
  return { texts, issues };
}

function unreadable(file: string): Issue {
  const message = "This file cannot be read.";
  return { code: "FILE_UNREADABLE", file, path: "", message, hint: "See that the server may read it." };
}

/**
 * Parses the files of one folder, in the order of their names. A file that cannot be parsed is reported as an issue
 * with line and column.
 */
export function parsedFiles(texts: ContentTexts, place: Place, label: string) {
  const files: ContentFile[] = [];
  const issues: Issue[] = [];
  const own = [...texts].filter(([key]) => key.startsWith(`${place}/`));
  const entries = own.map(([key, text]) => ({ entry: `${key.slice(place.length + 1)}.json`, text }));
  for (const { entry, text } of entries.sort((one, other) => (one.entry < other.entry ? -1 : 1))) {
    const name = `${label}/${entry}`;
    try {
      files.push(parsedFile(place, name, entry.slice(0, -".json".length), text));
    } catch (error) {
      issues.push(syntaxIssue(name, error));
    }
  }
  forgetGone(place, label, files);
  return { files, issues };
}

/**
 * What was parsed last under each place and name. An edit changes one file, and the others are megabytes. It is shared by all
 * who read it: nobody may change it.
 */
const parsedLast = new Map<string, { readonly text: string; readonly file: ContentFile }>();
const keyOfParsed = (place: Place, name: string): string => `${place} ${name}`;

function parsedFile(place: Place, name: string, id: string, text: string): ContentFile {
  const key = keyOfParsed(place, name);
  const last = parsedLast.get(key);
  if (last?.text === text) return last.file;
  const file = { name, id, ...usedValue(place, id, JSON.parse(text)) };
  parsedLast.set(key, { text, file });
  return file;
}

/** Forgets the files of a folder that it has no more. */
function forgetGone(place: Place, label: string, files: readonly ContentFile[]): void {
  const there = new Set(files.map(({ name }) => keyOfParsed(place, name)));
  const folder = keyOfParsed(place, `${label}/`);
  for (const key of parsedLast.keys()) if (key.startsWith(folder) && !there.has(key)) parsedLast.delete(key);
}

function usedValue(place: Place, id: string, written: unknown): Omit<ContentFile, "name" | "id"> {
  if (place === "scoring-rules") {
    const { rule, hasResults } = readWrittenRule(written);
    return { value: rule, ...(hasResults ? { hasResults } : {}) };
  }
  if (place !== "surveys" || NOT_SURVEYS.includes(id)) return { value: written };
  const { survey, ...how } = readWritten(written);
  return { value: survey, ...how };
}

/** Says where a file is not JSON. */
export function syntaxIssue(file: string, error: unknown): Issue {
  const reason = error instanceof Error ? error.message : `${error}`;
  const place = /line (\d+) column (\d+)/.exec(reason);
  return {
    code: "SYNTAX",
    file,
    path: place ? `line ${place[1]}, column ${place[2]}` : "",
    message: `This is not valid JSON: ${reason}.`,
    hint: "Look for a missing comma, quotation mark or bracket just before this place.",
  };
}
