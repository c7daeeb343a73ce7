import { statSync } from "node:fs";

/**
 * Caches a value made from built files until they change, because pages may be built while the server runs.
 * @param read its `built` differs from build to build
 * @param failed called with an error, once per build
 * @returns resolves to null while a file is missing or `read` fails; the next call tries again
 */
export function cachedPerBuild<Value>(
  files: readonly string[],
  read: (built: string) => Value | Promise<Value>,
  failed: (error: unknown) => void,
): () => Promise<Value | null> {
  let kept: { readonly built: string; readonly value: Promise<Value | null> } | null = null;
  let reportedBuild: string | null = null;
  return async () => {
    const built = stampOf(files);
    if (built === null) return null;
    if (kept?.built === built) return kept.value;
    const value = (async () => read(built))().catch((error: unknown) => {
      // Other files of the build may not be written yet.
      if (kept?.value === value) kept = null;
      if (reportedBuild !== built) failed(error);
      reportedBuild = built;
      return null;
    });
    kept = { built, value };
    return value;
  };
}

/** Reading the stats takes a few microseconds; a file watcher would miss a folder that is deleted and created again. */
function stampOf(files: readonly string[]): string | null {
  const stats = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  return stats.every((one) => one !== undefined) ? stats.map((one) => `${one.mtimeMs}-${one.size}`).join("-") : null;
}
