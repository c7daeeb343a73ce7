import { basename, join } from "node:path";

/** The folders of content. `guidance` and `safety` are folders within that of the surveys. */
export const PLACES = ["surveys", "scoring-rules", "guidance", "safety"] as const;
export type Place = (typeof PLACES)[number];
/** The folders that content may do without. */
export const OPTIONAL_PLACES: ReadonlySet<Place> = new Set(["safety"]);

/**
 * The text of every content file as written, by folder and name without `.json`, such as `scoring-rules/stress`.
 * The keys are the same on every server, whatever its folders are called.
 */
export type ContentTexts = ReadonlyMap<string, string>;

/** New texts of files; null deletes the file. */
export type TextChanges = ReadonlyMap<string, string | null>;

export type ContentFolders = { readonly surveysDir: string; readonly scoringRulesDir: string };

export const keyOf = (place: Place, id: string): string => `${place}/${id}`;

export const placesOf = ({ surveysDir, scoringRulesDir }: ContentFolders): Readonly<Record<Place, string>> => ({
  surveys: surveysDir,
  "scoring-rules": scoringRulesDir,
  guidance: join(surveysDir, "guidance"),
  safety: join(surveysDir, "safety"),
});

/** Returns the name of a folder as shown to people, such as `surveys` or `surveys/guidance`. */
export function labelOf(place: Place, { surveysDir, scoringRulesDir }: ContentFolders): string {
  if (place === "guidance" || place === "safety") return `${basename(surveysDir)}/${place}`;
  return basename(place === "surveys" ? surveysDir : scoringRulesDir);
}

/** Returns the path of a file on this machine. */
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

/** Returns the changes that turn one state of the files into another. */
export function changesBetween(before: ContentTexts, after: ContentTexts): TextChanges {
  const gone = [...before.keys()].filter((key) => !after.has(key)).map((key): [string, null] => [key, null]);
  return new Map<string, string | null>([...gone, ...[...after].filter(([key, text]) => before.get(key) !== text)]);
}

/** Returns true when the files have exactly the expected texts; null stands for a file that does not exist. */
export function hasTexts(texts: ContentTexts, expected: TextChanges): boolean {
  return [...expected].every(([key, text]) => (texts.get(key) ?? null) === text);
}
