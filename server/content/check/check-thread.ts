import { parentPort, workerData } from "node:worker_threads";
import type { Issue } from "#core/shared/issue.ts";
import { checkContent } from "../files/load.ts";
import { checkCache } from "./check-cache.ts";
import type { ContentFolders } from "./content-texts.ts";

/** What the thread is asked. Texts by their keys. */
export type Asked = {
  readonly texts: readonly (readonly [string, string])[];
  readonly folders: ContentFolders;
  readonly readIssues: readonly Issue[];
};

// Where the cache cannot be written, what the server has proved is known by its names alone.
checkCache().remember(workerData as readonly string[]);

// Runs in a thread of its own, for check-apart.ts.
parentPort?.on("message", ({ texts, folders, readIssues }: Asked) => {
  const { issues, warnings } = checkContent(new Map(texts), folders, readIssues);
  parentPort?.postMessage({ issues, warnings, proved: checkCache().takeFresh() });
});
