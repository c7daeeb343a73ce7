import { cruise, type ICruiseResult } from "dependency-cruiser";
import { walls } from "./walls.ts";

type Violation = { readonly wall: string; readonly from: string; readonly to: string; readonly comment: string };
export type Imports = { readonly modules: ICruiseResult["modules"]; readonly violations: readonly Violation[] };

const comments = new Map(walls.map(({ name, comment }) => [name, comment]));

/**
 * Reads every import below `folder`, and which of them break a wall. swc parses, because dependency-cruiser knows
 * no compiler of TypeScript 7: with its usual settings it would read nothing and call that success.
 */
export async function readImports(folder: string): Promise<Imports> {
  const { output } = await cruise(["src", "server"], {
    baseDir: folder,
    parser: "swc",
    tsPreCompilationDeps: "specify",
    doNotFollow: { path: "node_modules" },
    preserveSymlinks: true,
    validate: true,
    ruleSet: { forbidden: [...walls] },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  });
  if (typeof output === "string") throw new TypeError("dependency-cruiser gave text where its result was expected.");
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    wall: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? "",
  }));
  return { modules: output.modules, violations };
}
