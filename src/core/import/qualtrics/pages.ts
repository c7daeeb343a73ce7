import type { Condition } from "../conditions/condition-tree.ts";
import type { ImportedElement, ImportedPage } from "../imported.ts";
import { isObject, type Json, wordIn } from "../json-values.ts";
import { listOrValues, type QualtricsFile } from "./file.ts";
import { flowBlocks } from "./flow.ts";
import { expressionOf } from "./logic.ts";
import { elementsOf } from "./questions.ts";
import type { Reading } from "./reading.ts";

/** A skip that was passed: what comes before its destination is asked only where it was not taken. */
type Skip = { readonly condition: Condition; readonly until: string };

/** Returns the pages in the order of the flow: a block is a page, and so is what follows a page break in it. */
export function pagesOf(file: QualtricsFile, reading: Reading): ImportedPage[] {
  let skips: Skip[] = [];
  return flowBlocks(file, reading).flatMap(({ block, conditions }) => {
    skips = skips.filter(({ until }) => until !== "ENDOFBLOCK");
    const pages: ImportedElement[][] = [[]];
    const options = isObject(block["Options"]) ? block["Options"] : {};
    if (!["", "None", "false"].includes(wordIn(options["Looping"])))
      reading.notes.add(`The block "${wordIn(block["Description"])}" is asked once: the file repeats it.`);
    for (const element of listOrValues(block["BlockElements"])) {
      const id = wordIn(element["QuestionID"]);
      const question = reading.questions.get(id);
      if (wordIn(element["Type"]) === "Page Break") pages.push([]);
      if (!question) continue;
      skips = skips.filter(({ until }) => until !== id);
      const around = skips.map(({ condition }): Condition => ({ kind: "not", of: condition }));
      pages.at(-1)?.push(...elementsOf(question, around, reading));
      skips.push(...skipsOf(question, element, reading));
    }
    const condition = conditions.length === 0 ? null : { kind: "all" as const, of: conditions };
    return pages.filter((elements) => elements.length > 0).map((elements) => ({ condition, elements }));
  });
}

/** Newer files write the skips of a question beside it in the block. */
function skipsOf(question: Json, element: Json, reading: Reading): Skip[] {
  return [...listOrValues(question["SkipLogic"]), ...listOrValues(element["SkipLogic"])].map((skip) => ({
    condition: expressionOf(skip, reading),
    until: wordIn(skip["SkipToDestination"]),
  }));
}
