import type { Condition } from "../conditions/condition-tree.ts";
import type { Json } from "../json-values.ts";
import { wordIn } from "../json-values.ts";
import { listOrValues, type QualtricsFile } from "./file.ts";
import { conditionOf } from "./logic.ts";
import type { Reading } from "./reading.ts";

/** A block as the flow asks it: under the conditions of its branches, and while none has ended the survey. */
export type FlowBlock = { readonly block: Json; readonly conditions: readonly Condition[] };

/** What the flow does besides asking, as the report says it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  ...{ BlockRandomizer: "Blocks are asked in the order of the file, and all of them: the file draws them by lot." },
  ...{ Randomizer: "Blocks are asked in the order of the file, and all of them: the file draws them by lot." },
  ...{ Authenticator: "Everybody may answer: the file asks people to prove who they are." },
  ...{ WebService: "The file calls a web service, which is left out." },
  ...{ Quotacheck: "The file counts quotas, which are left out." },
  ...{ ReferenceSurvey: "The file asks a questionnaire of another file, which is left out." },
};

/** Returns the blocks that the flow names, in its order; what it does not name is never asked. */
export function flowBlocks({ flow, blocks }: QualtricsFile, reading: Reading): FlowBlock[] {
  const asked: FlowBlock[] = [];
  const seen = new Set<string>();
  /** For all that comes later: the survey has not ended before it. */
  const goesOn: Condition[] = [];
  const walk = (elements: readonly Json[], around: readonly Condition[]): void => {
    for (const element of elements) {
      const type = wordIn(element["Type"]);
      const inner = listOrValues(element["Flow"]);
      const left = LEFT_OUT[type];
      if (left) reading.notes.add(left);
      const block = blocks.get(wordIn(element["ID"]));
      if (type === "Branch") {
        const condition = conditionOf(element["BranchLogic"], reading);
        walk(inner, condition ? [...around, condition] : around);
      } else if (type === "EndSurvey") {
        if (around.length === 0) return;
        goesOn.push({ kind: "not", of: around.length === 1 ? (around[0] as Condition) : { kind: "all", of: around } });
      } else if (block && wordIn(block["Type"]) !== "Trash") {
        const id = wordIn(block["ID"]);
        if (seen.has(id)) reading.notes.add(`The block "${wordIn(block["Description"])}" is asked twice, here once.`);
        else asked.push({ block, conditions: [...goesOn, ...around] });
        seen.add(id);
      } else if (inner.length > 0) walk(inner, around);
    }
  };
  if (flow.length > 0) walk(flow, []);
  else
    for (const block of blocks.values()) if (wordIn(block["Type"]) !== "Trash") asked.push({ block, conditions: [] });
  return asked;
}
