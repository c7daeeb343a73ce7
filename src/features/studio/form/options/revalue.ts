import type { JSONPath } from "jsonc-parser";
import type { StudioDraft } from "#core/api/studio.ts";
import { rowsOf, textOfRows } from "#core/conditions/condition-rows.ts";
import { conditionsIn } from "../condition/conditions-in.ts";
import type { DraftEdits } from "../form-edit.ts";
import { renameProperty, setValue } from "../json-edits.ts";
import { nodeAt, printAt, replacing } from "../json-nodes.ts";
import type { LooseChoice, LooseQuestion } from "../read-loosely.ts";

type Loose = {
  readonly points?: readonly { readonly items?: readonly string[]; readonly values?: object }[];
  readonly examples?: readonly { readonly answers?: Readonly<Record<string, unknown>> }[];
  readonly withoutScore?: Loose["examples"];
};

/**
 * Keeps an option as another value, and says the new one in conditions that rows can say, in the points that are of this
 * question alone, and in examples. The check names what is left.
 */
export function revalueEdits(
  draft: StudioDraft,
  question: LooseQuestion,
  path: JSONPath,
  choice: LooseChoice,
  to: string | number,
): DraftEdits {
  const from = typeof choice === "object" ? choice.value : choice;
  const isOwn = (item: string) => item === question.name || item.startsWith(`${question.name}.`);
  const now = (value: unknown) => (value === from ? to : value);
  const rule: Loose = JSON.parse(draft.rule);
  const points = (rule.points ?? []).flatMap(({ items = [], values = {} }, index) =>
    items.every(isOwn) && `${from}` in values
      ? renameProperty(draft.rule, ["points", index, "values", `${from}`], `${to}`)
      : [],
  );
  const examples = (["examples", "withoutScore"] as const).flatMap((list) =>
    (rule[list] ?? []).flatMap(({ answers = {} }, index) =>
      Object.entries(answers).flatMap(([item, answer]) => {
        const changed = Array.isArray(answer) ? answer.map(now) : now(answer);
        const isSame = !isOwn(item) || JSON.stringify(changed) === JSON.stringify(answer);
        return isSame ? [] : setValue(draft.rule, [list, index, "answers", item], changed);
      }),
    ),
  );
  const conditions = conditionsIn(draft.survey).flatMap(({ path: at, expression }) => {
    const read = rowsOf(expression);
    if (!read) return [];
    const rows = read.rows.map((row) =>
      isOwn(row.question) ? { ...row, values: row.values.map((value) => (value === from ? to : value)) } : row,
    );
    const text = textOfRows({ ...read, rows });
    return text === expression ? [] : setValue(draft.survey, at, text);
  });
  return { survey: [...ownEdit(draft.survey, path, choice, to), ...conditions], rule: [...points, ...examples] };
}

/** An option that is a bare value keeps its words beside the new one. */
function ownEdit(text: string, path: JSONPath, choice: LooseChoice, to: string | number) {
  if (typeof choice === "object") return setValue(text, [...path, "value"], to);
  const node = nodeAt(text, path);
  return node ? [replacing(node, printAt(text, node, { value: to, text: `${choice}` }))] : [];
}
