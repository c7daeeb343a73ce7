import { callsIn, ROUNDED, Unsayable } from "../logic/logic.ts";
import type { Printer, Target } from "../logic/print-logic.ts";
import type { ScoreFields } from "../score/score-fields.ts";
import { more, type SheetRow, type Translated } from "./sheets.ts";

/**
 * Returns the score and what it needs as calculated rows, each after those that it reads.
 * @param whenSaid called for each as it is printed, so that later ones may name it
 */
export function calculationsOf(
  { reads, fields, unsaid }: ScoreFields,
  targets: ReadonlyMap<string, Target>,
  printer: Printer,
  translated: Translated,
  whenSaid: (id: string) => void,
): { readonly rows: readonly SheetRow[]; readonly unsaid: readonly string[] } {
  const rows: SheetRow[] = [];
  const lost = [...unsaid];
  for (const { id, scale } of reads) {
    rows.push({
      type: "decimal",
      name: targets.get(id)?.name ?? "",
      ...more("reads", { scale }),
      ...translated.cells("label", `Result of ${scale}`),
    });
    lost.push(`The score reads the latest result of ${scale}: here it is a question, to be filled in.`);
  }
  for (const { id, title, amount, codes } of fields) {
    try {
      const calculation = printer.amount(amount);
      if (callsIn(amount).includes("fixed")) lost.push(ROUNDED);
      const label = codes ? codes.join("; ") : title;
      rows.push({
        type: "calculate",
        name: targets.get(id)?.name ?? "",
        keepwell_name: id,
        ...translated.cells("label", label),
        calculation,
      });
      whenSaid(id);
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      lost.push(`${id.replace("/", " ")} is left out: ${error.message}.`);
    }
  }
  return { rows, unsaid: lost };
}
