import type { ContentChange, ScaleVersion } from "./content-change.ts";
import { changesIn } from "./content-change.ts";
import { isAlike } from "./named-list.ts";
import { ruleChanges } from "./rule-changes.ts";
import { surveyChanges } from "./survey-changes.ts";

/**
 * What changed between two versions of a scale, in plain words, each change with a stable code and its
 * place. No change goes unsaid: only the order in which properties are written, and the link to a
 * schema, count as none.
 */
export function describeChanges(older: ScaleVersion, newer: ScaleVersion): ContentChange[] {
  const found = [...surveyChanges(older.survey, newer.survey), ...ruleChanges(older.rule, newer.rule)];
  const isSaid = (file: ContentChange["file"]) => found.some((change) => change.file === file);
  const unsaid = (["survey", "rule"] as const).filter(
    (file) => !isSaid(file) && !isAlike({ ...older[file], $schema: "" }, { ...newer[file], $schema: "" }),
  );
  return [
    ...found,
    ...unsaid.map((file) => changesIn(file)("OTHER_CHANGED", "", "records", `The ${file} is written in another way.`)),
  ];
}
