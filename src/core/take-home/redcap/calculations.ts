import type { Text } from "../../content-model/text.ts";
import { callsIn, ROUNDED, Unsayable } from "../logic/logic.ts";
import type { Printer, Target } from "../logic/print-logic.ts";
import type { ScoreFields } from "../score/score-fields.ts";
import type { NewRow } from "./rows.ts";
import { annotation, labelText } from "./texts.ts";

/**
 * Returns the score and what it needs as calculated fields, each after those that it reads.
 * @param whenSaid called for each as it is printed, so that later ones may name it
 */
export function calculationsOf(
  { reads, fields, unsaid }: ScoreFields,
  targets: ReadonlyMap<string, Target>,
  printer: Printer,
  text: (text: Text) => string,
  whenSaid: (id: string) => void,
): { readonly rows: readonly NewRow[]; readonly unsaid: readonly string[] } {
  const rows: NewRow[] = [];
  const lost = [...unsaid];
  for (const { id, scale } of reads) {
    rows.push({
      name: targets.get(id)?.name ?? "",
      type: "text",
      label: `Result of ${scale}`,
      validation: "number",
      annotation: annotation({ READS: scale }),
    });
    lost.push(`The score reads the latest result of ${scale}: here it is a field, to be filled in.`);
  }
  for (const { id, title, amount, codes } of fields) {
    const target = targets.get(id);
    if (!target) continue;
    try {
      const choices = printer.amount(amount);
      if (callsIn(amount).includes("fixed")) lost.push(ROUNDED);
      const hidden = /^(score|subscore|result)\//.test(id) ? "@HIDDEN-SURVEY" : "@HIDDEN";
      const note = codes ? { note: labelText(codes.join("; ")) } : {};
      rows.push({
        name: target.name,
        type: "calc",
        label: text(title),
        choices,
        ...note,
        annotation: `${hidden} ${annotation({ CALCULATION: id })}`,
      });
      whenSaid(id);
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      lost.push(`${id.replace("/", " ")} is left out: ${error.message}.`);
    }
  }
  return { rows, unsaid: lost };
}
