import { join } from "node:path";
import type { Rolldown } from "vite";

type Groups = NonNullable<Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"]>;

const ENTRY = join(import.meta.dirname, "../main.tsx");
const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|nanostores|@nanostores)[\\/]/;

/**
 * In how many pieces the code comes: React, SurveyJS, what stands around every page, what several pages share, and
 * each page. On a slow line each further request costs more than its bytes.
 */
export const chunkGroups: Groups = [
  { name: "react", test: LIBRARIES },
  { name: "survey", test: /node_modules[\\/]survey-(core|react-ui)[\\/]/ },
  { name: (id, graph) => (entryParts(graph).has(id) ? "frame" : null), test: /src[\\/]/ },
  { name: "shared", test: /src[\\/](answers|api|browser|core|ui)[\\/]/, minShareCount: 4 },
];

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };
let parts: ReadonlySet<string> | null = null;

/** All that the entry imports before any page is chosen. */
function entryParts(graph: Graph): ReadonlySet<string> {
  if (parts) return parts;
  const found = new Set([ENTRY]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  // In a group it would no longer count as the entry.
  found.delete(ENTRY);
  parts = found;
  return found;
}
