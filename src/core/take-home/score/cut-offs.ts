import type { Steps, Table } from "../../content-model/scoring-rule.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../../question-types/item.ts";
import { type Amount, BLANK, number, picked, valueIn, when } from "../logic/logic.ts";

/** Returns the cell of a two-way table; blank where it has none. */
export function cellOf(values: Table["values"], rows: Item, columns: Item): Amount {
  return optionsOf(rows.answer).reduceRight<Amount>((rest, { value: row }) => {
    const cells = values[`${row}`];
    if (cells === undefined) return rest;
    if (typeof cells === "number") return when(picked(rows.name, row), number(cells), rest);
    const inRow = optionsOf(columns.answer).reduceRight<Amount>((others, { value: column }) => {
      const cell = cells[`${column}`];
      return cell === undefined ? others : when(picked(columns.name, column), number(cell), others);
    }, BLANK);
    return when(picked(rows.name, row), inRow, rest);
  }, BLANK);
}

/** Returns what a number gets by cut-offs; blank where none applies. */
export function cutOffs(steps: Steps, of: string): Amount {
  if ("from" in steps)
    return steps.from.reduce<Amount>((below, [start, value]) => {
      return when({ kind: "compare", operator: ">=", left: valueIn(of), right: number(start) }, number(value), below);
    }, BLANK);
  return steps.upTo.reduceRight<Amount>((above, [end, value]) => {
    return when({ kind: "compare", operator: "<=", left: valueIn(of), right: number(end) }, number(value), above);
  }, BLANK);
}
