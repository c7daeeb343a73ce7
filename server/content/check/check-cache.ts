import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "#core/shared/issue.ts";
import { CACHE_FOLDER } from "../../cache-folder.ts";

const ROOT = join(import.meta.dirname, "../../..");
const KEPT_IN = join(CACHE_FOLDER, "checks");
/** All that decides what a check says. */
const CHECKING = ["src/core", "server/content"];
const MOST_KEPT = 5_000;

export type CheckCache = {
  /**
   * What a check says of its subject: nothing at once, if the same check once found the same subject in order.
   * @param subject all that the check looks at; JSON
   */
  issuesOf(subject: readonly unknown[], check: () => readonly Issue[]): readonly Issue[];
};

/**
 * What was found in order, remembered across starts: proving that each sum of answers lies in a band takes
 * most of a start. Known by a digest of the subject and of the code that checks, so that an edit of either is
 * checked anew. Where nothing can be read or written, each start checks all.
 */
export function openCheckCache(file = KEPT_IN): CheckCache {
  const checker = checkerDigest();
  if (!checker) return { issuesOf: (_, check) => check() };
  const known = new Set(read(file));
  return {
    issuesOf(subject, check) {
      const name = createHash("sha256").update(checker).update(JSON.stringify(subject)).digest("base64url");
      if (known.has(name)) return [];
      const issues = check();
      if (issues.length === 0) {
        known.add(name);
        write(file, [...known].slice(-MOST_KEPT));
      }
      return issues;
    },
  };
}

let opened: CheckCache | null = null;
/** The one of this process. */
export const checkCache = (): CheckCache => {
  opened ??= openCheckCache();
  return opened;
};

/** Names the code that checks, libraries included; null where they cannot be told. */
function checkerDigest(): Buffer | null {
  try {
    const hash = createHash("sha256").update(readFileSync(join(ROOT, "package-lock.json")));
    for (const folder of CHECKING)
      for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).sort())
        if (path.endsWith(".ts")) hash.update(path).update(readFileSync(join(ROOT, folder, path)));
    return hash.digest();
  } catch {
    return null;
  }
}

function read(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function write(file: string, names: readonly string[]): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Two servers that write at once lose a name or cut one short, which then stands for nothing: it is proved again.
    writeFileSync(file, names.map((name) => `${name}\n`).join(""));
  } catch {
    // A folder that may not be written costs the next start its time, nothing else.
  }
}
