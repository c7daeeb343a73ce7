import { type AnswerSet, isUnfinished, type Unfinished } from "../answers/answer-set.ts";
import { readSet } from "../answers/read-set.ts";
import { createStores, DATABASE, VERSION } from "../answers/stores.ts";
import { tellTabs } from "../answers/tabs.ts";

// The database of the answers, without the library that the app uses for it.

export function openSets(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => createStores(request.result);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // A newer version of the site must not wait for this page.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

/** Returns the owner that an earlier session of a user id had. */
export const readOwner = (database: IDBDatabase, digest: string): Promise<string | undefined> =>
  answerOf(database.transaction("owners").objectStore("owners").get(digest));

export async function readUnfinished(database: IDBDatabase, owner: string, survey: string): Promise<Unfinished[]> {
  return unfinishedOf(await answerOf(found(database.transaction("sets").objectStore("sets"), owner)), survey);
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

/** Changes a person's unfinished set in one transaction, which the disk has when a browser is killed after it. */
export function changeUnfinished(
  database: IDBDatabase,
  owner: string,
  survey: string,
  work: (set: Unfinished | undefined) => AnswerSet,
): void {
  const store = database.transaction("sets", "readwrite", { durability: "strict" }).objectStore("sets");
  const request = found(store, owner);
  request.onsuccess = () => {
    const [set] = unfinishedOf(request.result, survey).sort((one, other) => other.seq - one.seq);
    const changed = work(set);
    store.put(changed);
    store.transaction.oncomplete = () => tellTabs([changed.id]);
  };
}

const found = (store: IDBObjectStore, owner: string): IDBRequest<unknown[]> => store.index("owner").getAll(owner);

const unfinishedOf = (stored: readonly unknown[], survey: string): Unfinished[] =>
  stored
    .flatMap((value) => readSet(value) ?? [])
    .filter(isUnfinished)
    .filter((set) => set.survey === survey);
