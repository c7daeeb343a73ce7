import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Text } from "#core/content-model/text.ts";
import type { FormEdit } from "../form/form-edit.ts";
import type { TextEdit } from "../form/text-edit.ts";
import type { Schema } from "./rule-schema.ts";
import type { KnownFacts } from "./use-scoring-facts.ts";

/** A name that formulas may use, with what it stands for. */
export type NamedNumber = { readonly name: string; readonly title: Text | undefined };

/** What each part of the rule's form needs. */
export type RuleContext = {
  readonly languages: FormEdit["languages"];
  readonly edit: (make: (text: string) => readonly TextEdit[]) => void;
  /** As the editor has it. While it is edited, much may be missing or wrong. */
  readonly rule: LooseRule;
  readonly schema: Schema;
  readonly facts: KnownFacts;
  readonly names: readonly NamedNumber[];
};

type Parts = "points" | "subscores" | "alerts" | "examples" | "withoutScore" | "tables" | "steps" | "reads";
export type LooseRule = Omit<Partial<ScoringRule>, Parts> & { readonly results?: unknown } & {
  readonly [Part in Parts]?: unknown;
};

/** Returns the objects in what should be a list. */
export function entriesIn<Entry extends object>(list: unknown): readonly Partial<Entry>[] {
  return Array.isArray(list) && list.every((one) => typeof one === "object" && one !== null) ? list : [];
}
