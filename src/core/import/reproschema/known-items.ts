import { listedOptions } from "../../question-types/options.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { Entry } from "./entries.ts";
import type { Named, Names } from "./logic/names.ts";
import { isOdd } from "./logic/tokens.ts";
import type { Made } from "./made.ts";

/** What each item is here, or the sentence that says why it cannot be asked. */
export type MadeItems = ReadonlyMap<string, Made | string>;

/** Returns what the names in the expressions of an activity stand for. */
export function namesOf(
  entries: readonly Entry[],
  made: MadeItems,
  calculated: readonly string[],
  calculation: (name: string) => Condition | null,
): Names {
  const items = new Map(
    entries.flatMap((one): [string, Named][] =>
      one.kind === "item" ? [[one.item.source, namedItem(one.item.source, made.get(one.item.source))]] : [],
    ),
  );
  for (const name of calculated) items.delete(name);
  const byLowerCase = new Map([...items].map(([name, item]) => [name.toLowerCase(), item]));
  return {
    odd: [...items.keys(), ...calculated].filter(isOdd),
    item: (name) =>
      items.get(name) ?? (calculated.includes(name) ? null : (byLowerCase.get(name.toLowerCase()) ?? null)),
    calculation,
  };
}

function namedItem(source: string, made: Made | string | undefined): Named {
  if (made === undefined || typeof made === "string")
    return { source, isSeveral: false, options: null, isNumber: false, shared: new Map() };
  const choices = made.properties["choices"] as Parameters<typeof listedOptions>[0] | undefined;
  return {
    ...{ source, isSeveral: made.properties.type === "checkbox" },
    options: choices ? listedOptions(choices).map(({ value }) => value as string | number) : null,
    isNumber: made.properties.type === "slider" || made.properties["inputType"] === "number",
    shared: made.shared ?? new Map(),
  };
}
