import { parentPort } from "node:worker_threads";
import { checkContent } from "../files/load.ts";
import { checkCache } from "./check-cache.ts";
import type { ContentFolders } from "./content-texts.ts";

/** What the thread is asked. Texts by their keys. */
export type Asked = { readonly texts: readonly (readonly [string, string])[]; readonly folders: ContentFolders };

// Runs in a thread of its own, for check-apart.ts.
parentPort?.on("message", ({ texts, folders }: Asked) => {
  const { issues, warnings } = checkContent(new Map(texts), folders);
  parentPort?.postMessage({ issues, warnings, proved: checkCache().takeFresh() });
});
