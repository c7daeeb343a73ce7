import { stat } from "node:fs/promises";
import { type FSWatcher, watch } from "chokidar";
import { type ContentFolders, PLACES, placesOf } from "../check/content-texts.ts";

/** Saving one file causes several events, so they are collected for this long; in milliseconds. */
const SETTLE_MS = 150;
/** The interval at which files are polled; in milliseconds. */
const POLL_MS = 1_500;

/**
 * Calls `onChange` soon after any content file is changed, added, renamed or removed. It may also be called without
 * a change.
 * @returns a function that stops watching
 */
export function watchFiles(folders: ContentFolders, onChange: () => void): () => void {
  const watched = PLACES.map((place) => placesOf(folders)[place]);
  let soon: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(soon);
    soon = setTimeout(onChange, SETTLE_MS).unref();
  };

  let watchers: readonly FSWatcher[] = [];
  let seen: string | undefined;
  let isOver = false;
  /** A watcher follows the folder it was given; a folder that replaces it, or is created later, needs a new watcher. */
  const follow = async () => {
    const now = await identityOf(watched);
    if (isOver || now === seen) return;
    if (seen !== undefined) settle();
    seen = now;
    for (const watcher of watchers) void watcher.close();
    watchers = watchBoth(watched, settle);
  };
  const looking = setInterval(() => void follow(), POLL_MS).unref();
  void follow();
  return () => {
    isOver = true;
    clearTimeout(soon);
    clearInterval(looking);
    for (const watcher of watchers) void watcher.close();
  };
}

/** Some file systems report no changes (network drives, some containers), so files are also polled. */
function watchBoth(watched: readonly string[], onChange: () => void): FSWatcher[] {
  return [{ usePolling: false }, { usePolling: true, interval: POLL_MS }].map((how) =>
    watch([...watched], { ...how, persistent: false, ignoreInitial: true, depth: 0 })
      .on("all", onChange)
      // Files may have been edited before watching began.
      .on("ready", onChange)
      // Read errors are reported when the files are read.
      .on("error", onChange),
  );
}

async function identityOf(folders: readonly string[]): Promise<string> {
  const found = await Promise.all(folders.map((folder) => stat(folder).catch(() => null)));
  return found.map((folder) => `${folder?.dev} ${folder?.ino}`).join("\n");
}
