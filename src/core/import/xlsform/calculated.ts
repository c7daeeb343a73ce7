import type { Condition } from "../conditions/condition-tree.ts";
import type { Names } from "./expressions/names.ts";
import { parseExpression } from "./expressions/parse-expression.ts";
import { unknown } from "./expressions/parts.ts";
import type { OptionList } from "./lists.ts";
import { IS_NO } from "./questions.ts";
import type { Row } from "./table.ts";
import { rowType } from "./types.ts";

/** A condition that names calculations holds what they work out; longer ones would be too much for any reader. */
const LARGEST = 3000;

/**
 * Returns what names in the expressions of a form stand for. A calculation is put in where its name stands, because
 * nothing here keeps what it works out.
 */
export function namesIn(rows: readonly Row[], lists: ReadonlyMap<string, OptionList>): Names {
  const asked = new Map<string, number>();
  const several = new Map<string, readonly string[]>();
  const written = new Map<string, string>();
  for (const row of rows) {
    const [name, type] = [row.cell("name"), rowType(row.cell("type"))];
    if (name === "" || type.kind === "begin" || type.kind === "end" || type.kind === "note") continue;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    if (type.kind === "select" && type.isSeveral) several.set(name, lists.get(type.list)?.codes ?? []);
    const isOnlyRead = type.kind === "calculate" || !IS_NO.test(row.cell("readonly"));
    if (isOnlyRead && row.cell("calculation") !== "") written.set(name, row.cell("calculation"));
  }
  const known = new Map<string, Condition>();
  const open = new Set<string>();
  const names: Names = {
    severalOptions: (name) => several.get(name) ?? null,
    isAmbiguous: (name) => (asked.get(name) ?? 0) > 1,
    calculation(name) {
      const own = written.get(name);
      if (own === undefined) return null;
      const found = known.get(name);
      if (found) return found;
      if (open.has(name) || open.size > 40)
        return unknown(name, `the calculation "${name}" goes in a circle or too deep`);
      open.add(name);
      const parsed = parseExpression(own, name, names);
      open.delete(name);
      const size = sizeOf(parsed);
      const kept = size > LARGEST ? unknown(name, `the calculation "${name}" is too long`) : parsed;
      known.set(name, kept);
      return kept;
    },
  };
  return names;
}

/** Counts the parts of a tree. Each calculation in it was measured before, so that none can be endless. */
function sizeOf(part: Condition): number {
  switch (part.kind) {
    case "all":
    case "any":
      return part.of.reduce((sum, one) => sum + sizeOf(one), 1);
    case "call":
      return part.parameters.reduce((sum, one) => sum + sizeOf(one), 1);
    case "not":
    case "empty":
    case "negative":
      return 1 + sizeOf(part.of);
    case "compare":
    case "arithmetic":
      return 1 + sizeOf(part.left) + sizeOf(part.right);
    default:
      return 1;
  }
}
