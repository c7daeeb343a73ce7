import { basename, join } from "node:path";

/** Where content lies. `guidance` is a folder within that of the surveys. */
export const PLACES = ["surveys", "scoring-rules", "guidance"] as const;
export type Place = (typeof PLACES)[number];

/**
 * The text of every content file as it was written, by place and name without `.json`, such as
 * `scoring-rules/stress`. These keys are the same on every server, whatever its folders are called.
 */
export type ContentTexts = ReadonlyMap<string, string>;

/** Changes to files; null takes one away. */
export type TextChanges = ReadonlyMap<string, string | null>;

export type ContentFolders = { readonly surveysDir: string; readonly scoringRulesDir: string };

export const keyOf = (place: Place, id: string): string => `${place}/${id}`;

export const placesOf = ({ surveysDir, scoringRulesDir }: ContentFolders): Readonly<Record<Place, string>> => ({
  surveys: surveysDir,
  "scoring-rules": scoringRulesDir,
  guidance: join(surveysDir, "guidance"),
});

/** How people know a folder, and the files in it: `surveys`, or `surveys/guidance`. */
export function labelOf(place: Place, { surveysDir, scoringRulesDir }: ContentFolders): string {
  if (place === "guidance") return `${basename(surveysDir)}/guidance`;
  return basename(place === "surveys" ? surveysDir : scoringRulesDir);
}

/** The path of a file on this machine. */
export function pathOf(key: string, folders: ContentFolders): string {
  const slash = key.indexOf("/");
  return join(placesOf(folders)[key.slice(0, slash) as Place], `${key.slice(slash + 1)}.json`);
}

export function withChanges(texts: ContentTexts, changes: TextChanges): ContentTexts {
  const changed = new Map(texts);
  for (const [key, text] of changes) {
    if (text === null) changed.delete(key);
    else changed.set(key, text);
  }
  return changed;
}

/** What leads from one state of the files to another. */
export function changesBetween(before: ContentTexts, after: ContentTexts): TextChanges {
  const gone = [...before.keys()].filter((key) => !after.has(key)).map((key): [string, null] => [key, null]);
  return new Map<string, string | null>([...gone, ...[...after].filter(([key, text]) => before.get(key) !== text)]);
}

/** Whether files stand as somebody takes them to; null is for a file that is not there. */
export function standsSo(texts: ContentTexts, wanted: TextChanges): boolean {
  return [...wanted].every(([key, text]) => (texts.get(key) ?? null) === text);
}
