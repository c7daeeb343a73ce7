/** Where a reference of a file leads. */
export type Found = {
  readonly path: string /** False where it was found by the end of its path alone. */;
  readonly isExact: boolean;
};

/** Names of files that are written with an ending in one place and without in another. */
const ENDINGS = ["", ".jsonld", ".json"];
const withoutEnding = (path: string): string => path.replace(/\.json(?:ld)?$/i, "");

/** How many parts at the end of a path have to fit for a document in another folder, by how the reference is written. */
const FEWEST = { relative: 3, web: 2, prefixed: 1 };

/** The paths of the documents that were brought in. Whatever a reference says, it leads to one of these or to nothing. */
export class Places {
  readonly #paths: ReadonlySet<string>;
  readonly #byName: ReadonlyMap<string, readonly string[]>;

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths);
    this.#byName = Map.groupBy(paths, (path) => withoutEnding(path).split("/").at(-1) ?? "");
  }

  /**
   * Returns the document that a reference names. One that is not where the reference says is found by the end of its path,
   * where only one fits: addresses of the web name folders of a ZIP so.
   * @param from the path of the document in which it stands
   */
  find(reference: string, from: string): Found | null {
    const { kind, path } = partsOf(reference);
    const folder = from.split("/").slice(0, -1).join("/");
    if (kind === "relative") {
      const exact = this.#exactly(joined(folder, path));
      if (exact !== null) return { path: exact, isExact: true };
    }
    const parts = path.split("/").filter((part) => part !== "" && part !== "." && part !== "..");
    const named = this.#byName.get(withoutEnding(parts.at(-1) ?? "")) ?? [];
    for (let count = parts.length; count > 0; count--) {
      const tail = `/${withoutEnding(parts.slice(-count).join("/"))}`;
      const fitting = named.filter(
        (one) =>
          `/${withoutEnding(one)}`.endsWith(tail) &&
          (count >= FEWEST[kind] || folder === "" || one.startsWith(`${folder}/`)),
      );
      if (fitting.length === 1) return { path: fitting[0] as string, isExact: false };
      if (fitting.length > 1) return null;
    }
    return null;
  }

  #exactly(path: string | null): string | null {
    if (path === null) return null;
    const bare = [path, withoutEnding(path)].flatMap((one) => ENDINGS.map((ending) => one + ending));
    return bare.find((one) => this.#paths.has(one)) ?? null;
  }
}

/** Returns the path within a folder; null where it leads out of everything. */
export function joined(folder: string, path: string): string | null {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}

/** A context may give a name such as `calm:` to an address; what follows it is the end of a path. */
function partsOf(reference: string): { readonly kind: keyof typeof FEWEST; readonly path: string } {
  const bare = reference
    .trim()
    .replace(/[?#].*$/s, "")
    .replaceAll("\\", "/");
  const web = /^(?:https?:)?\/\/[^/]*\/(.*)$/i.exec(bare)?.[1];
  if (web !== undefined) return { kind: "web", path: unescaped(web) };
  const prefixed = /^[A-Za-z][\w-]*:(.*)$/.exec(bare)?.[1];
  if (prefixed !== undefined) return { kind: "prefixed", path: unescaped(prefixed) };
  return { kind: "relative", path: unescaped(bare) };
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
