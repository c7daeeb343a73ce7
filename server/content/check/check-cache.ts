import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "#core/shared/issue.ts";
import { CACHE_FOLDER } from "../../cache-folder.ts";

const ROOT = join(import.meta.dirname, "../../..");
const CACHE_FILE = join(CACHE_FOLDER, "checks");
/** The folders whose code decides what a check finds. */
const CHECKING = ["src/core", "server/content"];
const MAX_ENTRIES = 5_000;

export type CheckCache = {
  /**
   * Returns the issues of a check; none, without running it, when the same check already found the same subject
   * free of issues.
   * @param subject everything the check reads; JSON
   */
  issuesOf(subject: readonly unknown[], check: () => readonly Issue[]): readonly Issue[];
  /** Keeps a fact that a check found beside its issues. */
  mark(subject: readonly unknown[]): void;
  isMarked(subject: readonly unknown[]): boolean;
  /** Returns the names of what was found free of issues since this was asked last, for another thread. */
  takeFresh(): string[];
  /** Returns all that is known, for a thread that starts. */
  names(): readonly string[];
  /** Remembers what another thread found free of issues. */
  remember(names: readonly string[]): void;
};

/**
 * Remembers across starts what was found free of issues: proving that each sum of answers lies in a band takes most
 * of a start. An entry is a digest of the subject and of the code that checks it, so that an edit of either causes
 * a new check. If the cache cannot be read or written, each start checks everything.
 */
export function openCheckCache(file = CACHE_FILE): CheckCache {
  const checker = checkerDigest();
  const known = new Set(checker ? read(file) : []);
  let fresh: string[] = [];
  const nameOf = (subject: readonly unknown[]) =>
    createHash("sha256")
      .update(checker ?? "")
      .update(digestOf(subject))
      .digest("base64url");
  const add = (name: string) => {
    known.add(name);
    fresh.push(name);
    if (checker) write(file, [...known].slice(-MAX_ENTRIES));
  };
  return {
    issuesOf(subject, check) {
      const name = nameOf(subject);
      if (checker && known.has(name)) return [];
      const issues = check();
      if (issues.length === 0) add(name);
      return issues;
    },
    mark: (subject) => add(nameOf(["marked", ...subject])),
    isMarked: (subject) => known.has(nameOf(["marked", ...subject])),
    takeFresh() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    names: () => [...known],
    remember(names) {
      for (const name of names) known.add(name);
    },
  };
}

/** Digests of what was parsed: a file is the subject of several checks, and the same object as long as it is not edited. */
const digests = new WeakMap<object, string>();

/** Returns a digest of a subject. Lists are made anew for each check, so that only what they hold is remembered. */
function digestOf(subject: unknown): string {
  if (Array.isArray(subject)) return sha256(`[${subject.map(digestOf).join()}]`);
  if (typeof subject !== "object" || subject === null) return sha256(JSON.stringify(subject) ?? "");
  const known = digests.get(subject) ?? sha256(JSON.stringify(subject));
  digests.set(subject, known);
  return known;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

let opened: CheckCache | null = null;
/** Returns the cache of this process. */
export const checkCache = (): CheckCache => {
  opened ??= openCheckCache();
  return opened;
};

/** Returns a digest of the code that checks, libraries included; null when it cannot be computed. */
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
    // Two servers writing at once may lose an entry or truncate one. A truncated entry matches nothing, so its
    // subject is checked again.
    writeFileSync(file, names.map((name) => `${name}\n`).join(""));
  } catch {
    // If the folder is not writable, the next start only takes longer.
  }
}
