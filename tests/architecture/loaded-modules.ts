import type { Imports } from "./read-imports.ts";

/** What a module loads at once, by module: neither types nor what a page fetches later, which is a start of its own. */
export function loadedBy({ modules }: Pick<Imports, "modules">): ReadonlyMap<string, readonly string[]> {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes("type-only"))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** The shortest way from a module to one that `isForbidden`, or null when none is loaded. */
export function wayTo(
  loaded: ReadonlyMap<string, readonly string[]>,
  start: string,
  isForbidden: (module: string) => boolean,
): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const module of cameFrom.keys()) {
    if (isForbidden(module)) return wayBack(cameFrom, module);
    for (const next of loaded.get(module) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, module);
  }
  return null;
}

function wayBack(cameFrom: ReadonlyMap<string, string | null>, end: string): string[] {
  const before = cameFrom.get(end);
  return typeof before === "string" ? [...wayBack(cameFrom, before), end] : [end];
}
