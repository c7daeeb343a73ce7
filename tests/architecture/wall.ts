import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** One arrow that imports may not take: why, and what to do instead. */
export type Wall = IRegularForbiddenRuleType & { readonly name: string; readonly comment: string };

type End = IRegularForbiddenRuleType["to"];

/** A wall between folders. `comment` is printed beside the import that breaks it. */
export const wall = (name: string, comment: string, from: IRegularForbiddenRuleType["from"], to: End): Wall => ({
  name,
  comment,
  severity: "error",
  from,
  to,
});

/** An import that is still there once types are stripped: what a browser would load. */
export const VALUE = { dependencyTypesNot: ["type-only"] } as const satisfies End;

/** Matches a package in node_modules, whether or not it is scoped. */
export const packages = (...names: readonly string[]): string => `^node_modules/(${names.join("|")})(/|$)`;

export const BUILT_IN = { dependencyTypes: ["core"] } as const satisfies End;
