import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import type { PageName } from "../pages.ts";

const TABLE = join(import.meta.dirname, "../pages.ts");
/** The prefix of the module paths in the build. */
const ROOT = "http://src/app/";

/** Returns, by page name, the first module that each row of `pages.ts` imports, as the build manifest names it. */
export function pageModules(): Readonly<Record<PageName, string>> {
  const found: [string, string][] = [];
  visit(parseAst(readFileSync(TABLE, "utf8"), { lang: "ts" }), (node) => {
    if (node["type"] !== "Property") return true;
    const [imported] = importsIn(node["value"]);
    if (imported) found.push([`${(node["key"] as Node)["name"]}`, imported]);
    // The properties within a row are no rows.
    return imported === undefined;
  });
  if (found.length === 0) throw new Error("The table of pages names no module.");
  return Object.fromEntries(found) as Record<PageName, string>;
}

type Node = Readonly<Record<string, unknown>>;

/** Calls `look` for each node from the outside in. It returns whether to go on to the nodes within. */
function visit(value: unknown, look: (node: Node) => boolean): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && !look(value as Node)) return;
  for (const part of Object.values(value)) visit(part, look);
}

function importsIn(value: unknown): string[] {
  const paths: string[] = [];
  visit(value, ({ type, source }) => {
    if (type === "ImportExpression") paths.push(`${(source as Node)["value"]}`);
    return true;
  });
  return paths.map((path) => new URL(path, ROOT).pathname.slice(1));
}
