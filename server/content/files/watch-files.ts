import { type FSWatcher, watch } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ContentFolders, PLACES, placesOf } from "../check/content-texts.ts";
import { isContentFile } from "./read-files.ts";

/** Saving a file is several events; in milliseconds. */
const SETTLED = 150;
/** Some file systems tell of no change (network drives, some containers), so it is also looked for; in milliseconds. */
const LOOK_EVERY = 1_500;

/**
 * Calls back soon after any content file is changed, added, renamed or removed, and perhaps when none was.
 * @returns ends the watching
 */
export function watchFiles(folders: ContentFolders, onChange: () => void): () => void {
  let soon: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(soon);
    soon = setTimeout(onChange, SETTLED).unref();
  };
  const watchers = PLACES.flatMap((place): FSWatcher[] => {
    try {
      const watcher = watch(placesOf(folders)[place], { persistent: false }, settle);
      // A folder that is removed ends its watcher; looking goes on.
      return [watcher.on("error", () => watcher.close())];
    } catch {
      return [];
    }
  });

  let seen: string | undefined;
  const look = async () => {
    const now = await tracesOf(folders);
    if (seen !== undefined && now !== seen) settle();
    seen = now;
  };
  const looking = setInterval(() => void look(), LOOK_EVERY).unref();
  void look();
  return () => {
    clearTimeout(soon);
    clearInterval(looking);
    for (const watcher of watchers) watcher.close();
  };
}

/** What tells a changed file without reading it: its name, size, time and place on the disk. */
async function tracesOf(folders: ContentFolders): Promise<string> {
  const found = await Promise.all(
    PLACES.map(async (place) => {
      const folder = placesOf(folders)[place];
      const names = (await readdir(folder).catch(() => [])).filter(isContentFile).sort();
      return Promise.all(
        names.map(async (name) => {
          const trace = await stat(join(folder, name)).catch(() => null);
          return `${place}/${name} ${trace?.size} ${trace?.mtimeMs} ${trace?.ino}`;
        }),
      );
    }),
  );
  return found.flat().join("\n");
}
