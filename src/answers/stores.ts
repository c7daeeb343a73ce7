export const DATABASE = "keepwell.answers";
/** Raise it with each change of the stores. A tab with older code then cannot open the database any more. */
export const VERSION = 1;

export function createStores(database: IDBDatabase): void {
  database.createObjectStore("sets", { keyPath: "id" }).createIndex("owner", "owner");
  database.createObjectStore("owners");
}
