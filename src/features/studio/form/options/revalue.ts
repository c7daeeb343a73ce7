import type { JSONPath } from "jsonc-parser";
import type { StudioDraft } from "#core/api/studio.ts";
import { constantText } from "#core/conditions/constant-text.ts";
import { revalueInExpression } from "#core/references/revalue-in-expression.ts";
import type { DraftEdits } from "../form-edit.ts";
import { renameProperty, setValue } from "../json-edits.ts";
import { nodeAt, printAt, replacing } from "../json-nodes.ts";
import type { LooseChoice, LooseQuestion } from "../read-loosely.ts";
import { referencesTo } from "../structure/rename.ts";
import type { TextEdit } from "../text-edit.ts";
import { revaluedPoints, type Values } from "./revalue-points.ts";

type Pair = { readonly rows?: string; readonly columns?: string };
type Loose = {
  readonly points?: readonly Values[];
  readonly tables?: readonly {
    readonly pairs?: readonly Pair[];
    readonly values?: Readonly<Record<string, unknown>>;
  }[];
  readonly examples?: readonly { readonly answers?: Readonly<Record<string, unknown>> }[];
  readonly withoutScore?: Loose["examples"];
};

/** Keeps an option as another value, and says the new one wherever the two files say the old one of this question. */
export function revalueEdits(
  draft: StudioDraft,
  question: LooseQuestion,
  path: JSONPath,
  choice: LooseChoice,
  to: string | number,
): DraftEdits {
  const from = typeof choice === "object" ? choice.value : choice;
  const name = `${question.name}`;
  const isOwn = (item: string) => item === name || item.startsWith(`${name}.`);
  const now = (value: unknown) => (value === from ? to : value);
  const rule: Loose = JSON.parse(draft.rule);
  const pointed = new Set((rule.points ?? []).flatMap(({ items = [] }) => items));
  // A formula has the points of a question that has some, and the answer itself of any other.
  const isAnswer = (item: string) => isOwn(item) && !pointed.has(item);

  const expressions = (part: keyof StudioDraft) =>
    referencesTo(draft, name, `${name}\u0000`)
      .filter((one) => one.part === part && ["condition", "formula", "alert"].includes(one.where))
      .flatMap(({ path: at }): TextEdit[] => {
        const text = `${nodeAt(draft[part], [...at])?.value}`;
        const said =
          part === "survey"
            ? revalueInExpression(text, isOwn, `${from}`, constantText(to))
            : revalueInExpression(text, isAnswer, `${from}`, inFormula(to));
        return said === text ? [] : setValue(draft[part], [...at], said);
      });
  const examples = (["examples", "withoutScore"] as const).flatMap((list) =>
    (rule[list] ?? []).flatMap(({ answers = {} }, index) =>
      Object.entries(answers).flatMap(([item, answer]) => {
        const changed = Array.isArray(answer) ? answer.map(now) : now(answer);
        const isSame = !isOwn(item) || JSON.stringify(changed) === JSON.stringify(answer);
        return isSame ? [] : setValue(draft.rule, [list, index, "answers", item], changed);
      }),
    ),
  );
  return {
    survey: [...ownEdit(draft.survey, path, choice, to), ...expressions("survey")],
    rule: [
      ...revaluedPoints(draft.rule, rule.points ?? [], isOwn, `${from}`, `${to}`),
      ...tableEdits(draft.rule, rule, isOwn, `${from}`, `${to}`),
      ...expressions("rule"),
      ...examples,
    ],
  };
}

/** An option that is a bare value keeps its words beside the new one. */
function ownEdit(text: string, path: JSONPath, choice: LooseChoice, to: string | number) {
  if (typeof choice === "object") return setValue(text, [...path, "value"], to);
  const node = nodeAt(text, path);
  return node ? [replacing(node, printAt(text, node, { value: to, text: `${choice}` }))] : [];
}

/** In a formula a text has no marked quotation marks within. */
const inFormula = (value: string | number): string =>
  typeof value === "number" ? `${value}` : value.includes("'") ? `"${value}"` : `'${value}'`;

/** A table that other questions use too stays as it is, and the check names it. */
function tableEdits(
  text: string,
  { tables = [] }: Loose,
  isOwn: (item: string) => boolean,
  from: string,
  to: string,
): TextEdit[] {
  const rename = (path: JSONPath) => renameProperty(text, [...path, from], to);
  return tables.flatMap(({ pairs = [], values = {} }, index) => {
    const at: JSONPath = ["tables", index, "values"];
    if (pairs.every(({ rows = "" }) => isOwn(rows))) return rename(at);
    const isByColumn = pairs.every(({ columns = "" }) => isOwn(columns));
    return isByColumn ? Object.keys(values).flatMap((row) => rename([...at, row])) : [];
  });
}
