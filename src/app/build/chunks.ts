import { join } from "node:path";
import type { Rolldown } from "vite";

type Groups = NonNullable<Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"]>;

const ENTRY = join(import.meta.dirname, "../main.tsx");
const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|nanostores|@nanostores)[\\/]/;

/**
 * The chunks of the code: React, SurveyJS, the frame around every page, code that several pages share, and one chunk
 * per page. On a slow connection each further request costs more than its bytes.
 */
export const chunkGroups: Groups = [
  { name: "react", test: LIBRARIES },
  { name: "survey", test: /node_modules[\\/]survey-(core|react-ui)[\\/]/ },
  { name: (id, graph) => (entryParts(graph).has(id) ? "frame" : null), test: /src[\\/]/ },
  { name: "shared", test: /src[\\/](answers|api|browser|core|ui)[\\/]/, minShareCount: 4 },
];

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };
let parts: ReadonlySet<string> | null = null;

/** Returns every module the entry imports before a page is chosen. */
function entryParts(graph: Graph): ReadonlySet<string> {
  if (parts) return parts;
  const found = new Set([ENTRY]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  // The entry must stay out of every group: within one it would no longer count as the entry.
  found.delete(ENTRY);
  parts = found;
  return found;
}
