import type { ContentChange, MakeChange } from "./content-change.ts";
import { isAlike } from "./named-list.ts";
import { named } from "./text-changes.ts";

/** Says what a value was and what it is now; nothing where they are alike. */
export function changed(
  make: MakeChange,
  code: ContentChange["code"],
  path: string,
  touches: ContentChange["touches"],
  what: string,
  before: unknown,
  after: unknown,
): ContentChange[] {
  if (isAlike(before, after)) return [];
  return [make(code, path, touches, `${what} was ${named(before)} and is now ${named(after)}.`)];
}
