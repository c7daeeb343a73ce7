import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { UserId } from "#core/api/ids.ts";
import { changesElsewhere } from "./prepared-query.ts";
import type { Tables } from "./tables.ts";

/** The texts of replies to reads of a user's results, for as long as nothing changes them. */
type ReadCache = {
  /** Returns the cached text of a read; undefined when there is none. */
  get(name: string, userId: UserId): string | undefined;
  /** Reads and caches a text, unless something changed in the meantime, or the text is long or more than a text. */
  fill(name: string, userId: UserId, read: () => Promise<Read>): Promise<string>;
  /** Drops what is cached of a user id; to be called before a change of it is answered. */
  forget(userId: UserId): void;
  /** Drops everything. */
  clear(): void;
  /** Drops everything when the texts no longer come from the same content. */
  keepFor(content: object): void;
};

type Read = { readonly text: string; readonly isTextAlone: boolean };

/** In characters, of which most take one byte: tens of thousands of replies. */
const MOST = 32 * 1024 * 1024;
const LONGEST = 16 * 1024;

const caches = new WeakMap<Kysely<Tables>, ReadCache>();

/**
 * Returns the cache of a database. On PostgreSQL nothing is cached: another server may change anything, and to ask
 * whether it did costs as much as to read.
 */
export function readCacheOf(database: Kysely<Tables>): ReadCache {
  const cache = caches.get(database) ?? (changesElsewhere(database) === null ? NO_CACHE : createCache(database));
  caches.set(database, cache);
  return cache;
}

function createCache(database: Kysely<Tables>): ReadCache {
  const texts = new LRUCache<string, string>({ maxSize: MOST, sizeCalculation: (text) => text.length });
  const names = new Set<string>();
  let source: object | null = null;
  let changes = 0;
  let seen = changesElsewhere(database);
  let isChecked = false;

  const clear = () => {
    changes += 1;
    texts.clear();
  };
  /** A command writes to the same file from a process of its own. Looked at once in a turn of the event loop. */
  const checkOtherProcesses = () => {
    if (isChecked) return;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const now = changesElsewhere(database);
    if (now !== seen) clear();
    seen = now;
  };
  return {
    get(name, userId) {
      checkOtherProcesses();
      return texts.get(name + userId);
    },
    async fill(name, userId, read) {
      const before = changes;
      const { text, isTextAlone } = await read();
      if (changes !== before || !isTextAlone || text.length > LONGEST) return text;
      names.add(name);
      texts.set(name + userId, text);
      return text;
    },
    forget(userId) {
      changes += 1;
      for (const name of names) texts.delete(name + userId);
    },
    clear,
    keepFor(content) {
      if (content !== source) clear();
      source = content;
    },
  };
}

const NO_CACHE: ReadCache = {
  get: () => undefined,
  fill: async (_name, _userId, read) => (await read()).text,
  forget: () => undefined,
  clear: () => undefined,
  keepFor: () => undefined,
};
