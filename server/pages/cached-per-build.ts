import { statSync } from "node:fs";

/**
 * What is made of built files, made anew when they are built anew: pages may be built under a running server.
 * @param read its `built` differs from build to build
 * @param failed told of a fault, once for each build
 * @returns answers null while a file is missing or `read` fails, which the next call tries again
 */
export function cachedPerBuild<Value>(
  files: readonly string[],
  read: (built: string) => Value | Promise<Value>,
  failed: (fault: unknown) => void,
): () => Promise<Value | null> {
  let kept: { readonly built: string; readonly value: Promise<Value | null> } | null = null;
  let told: string | null = null;
  return async () => {
    const built = stampOf(files);
    if (built === null) return null;
    if (kept?.built === built) return kept.value;
    const value = (async () => read(built))().catch((fault: unknown) => {
      // Other files of the build may still be on their way.
      if (kept?.value === value) kept = null;
      if (told !== built) failed(fault);
      told = built;
      return null;
    });
    kept = { built, value };
    return value;
  };
}

/** Asking takes some microseconds; being told by the system would miss a folder that is made anew. */
function stampOf(files: readonly string[]): string | null {
  const stats = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  return stats.every((one) => one !== undefined) ? stats.map((one) => `${one.mtimeMs}-${one.size}`).join("-") : null;
}
