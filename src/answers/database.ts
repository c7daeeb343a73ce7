import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";
import { isTabShared } from "../browser/storage.ts";
import type { AnswerSet } from "./answer-set.ts";
import { readSet } from "./read-set.ts";
import { createStores, DATABASE, VERSION } from "./stores.ts";

/** Some browsers never answer. The page then works from memory, as where storage is blocked. */
const LIMIT_MS = 5000;

interface Stores extends DBSchema {
  sets: { key: string; value: AnswerSet; indexes: { owner: string } };
  /** By a digest of the user id, which opens an account and is not kept itself. */
  owners: { key: string; value: string };
}
type Database = IDBPDatabase<Stores>;

/** Answer sets to write and ids to delete. */
export type Writes = { readonly puts: readonly AnswerSet[]; readonly deletes?: readonly string[] };

let opening: Promise<Database> | null = null;

function openDatabase(): Promise<Database> {
  // On a shared device answers live in the page, and in the copy on the server.
  if (isTabShared()) return Promise.reject(new Error("Nothing outlasts this tab."));
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<Stores>(DATABASE, VERSION, {
    upgrade: (database) => createStores(unwrap(database)),
    // A newer version of the site wants to change the stores: it must not wait for this tab.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/** Reads every set. Records that are none are left alone. */
export const readSets = (): Promise<AnswerSet[]> =>
  inTime(
    withDatabase(async (database) => {
      const all: unknown[] = await database.getAll("sets");
      return all.flatMap((value) => readSet(value) ?? []);
    }),
  );

/**
 * Reads the sets of these owners, and the one with this id, and writes what `work` makes of them, all in one
 * transaction. Resolves when the disk has it: otherwise a browser that is killed loses what the page called saved.
 */
export const rewriteSets = <Result extends Writes>(
  { owners, id }: { readonly owners: readonly string[]; readonly id?: string | undefined },
  work: (stored: readonly AnswerSet[]) => Result,
): Promise<Result> =>
  inTime(
    withDatabase(async (database) => {
      const transaction = database.transaction("sets", "readwrite", { durability: "strict" });
      // A failure is reported here too, and must not count as unhandled.
      transaction.done.catch(() => undefined);
      const { store } = transaction;
      const found = await Promise.all([
        ...owners.map((owner) => store.index("owner").getAll(owner)),
        ...(id === undefined ? [] : [store.get(id).then((value) => (value === undefined ? [] : [value]))]),
      ]);
      const sets = new Map<string, AnswerSet>();
      for (const value of found.flat()) {
        const set = readSet(value);
        if (set) sets.set(set.id, set);
      }
      const result = work([...sets.values()]);
      const writing = [
        ...result.puts.map((set) => store.put(set)),
        ...(result.deletes ?? []).map((one) => store.delete(one)),
      ];
      transaction.commit();
      await Promise.all([...writing, transaction.done]);
      return result;
    }),
  );

/** Returns the owner that an earlier session had; undefined when there was none. */
export const readOwner = (digest: string): Promise<string | undefined> =>
  inTime(withDatabase((database) => database.get("owners", digest)));

/** Notes the owner as durably as the sets that lie under it. A new user id takes the place of the one before. */
export const writeOwner = (digest: string, owner: string): Promise<void> =>
  inTime(
    withDatabase(async (database) => {
      const transaction = database.transaction("owners", "readwrite", { durability: "strict" });
      transaction.done.catch(() => undefined);
      const { store } = transaction;
      const digests = await store.getAllKeys();
      const owners = await store.getAll();
      const former = digests.filter((one, index) => owners[index] === owner && one !== digest);
      await Promise.all([store.put(owner, digest), ...former.map((one) => store.delete(one)), transaction.done]);
    }),
  );

/** Opens the database again if it was closed meanwhile, as when the site's data was cleared. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  try {
    return await work(await openDatabase());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    opening = null;
    return work(await openDatabase());
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The database does not answer.")), LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
