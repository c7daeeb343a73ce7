import type { ContentChange, ScaleVersion } from "./content-change.ts";
import { changesIn } from "./content-change.ts";
import { isAlike } from "./named-list.ts";
import { ruleChanges } from "./rule-changes.ts";
import { surveyChanges } from "./survey-changes.ts";

/**
 * Describes what changed between two versions of a scale in plain words, each change with a stable code and a
 * place. Every change is reported, except the order of properties and the link to a schema.
 */
export function describeChanges(older: ScaleVersion, newer: ScaleVersion): ContentChange[] {
  const found = [...surveyChanges(older.survey, newer.survey), ...ruleChanges(older.rule, newer.rule)];
  const isReported = (file: ContentChange["file"]) => found.some((change) => change.file === file);
  const unsaid = (["survey", "rule"] as const).filter(
    (file) => !isReported(file) && !isAlike({ ...older[file], $schema: "" }, { ...newer[file], $schema: "" }),
  );
  return [
    ...found,
    ...unsaid.map((file) => changesIn(file)("OTHER_CHANGED", "", "records", `The ${file} is written in another way.`)),
  ];
}
