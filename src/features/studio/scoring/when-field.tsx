import { type ConditionRow, type ConditionRows, textOfRows } from "#core/conditions/condition-rows.ts";
import { NUMBER_OPERATORS, rowsOfFormula } from "#core/conditions/number-rows.ts";
import type { Text } from "#core/content-model/text.ts";
import { parseFormula } from "#core/formulas/parse.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { AsText } from "../form/condition/as-text.tsx";
import { ConditionRowsForm } from "../form/condition/condition-rows-form.tsx";
import type { NamedItem } from "../form/condition/loose-items.ts";
import { surveyWords } from "../form/survey-words.ts";
import { FormulaInput } from "./formula-input.tsx";
import type { PointsEntry } from "./points-edits.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import styles from "./scoring.module.css";
import { words } from "./words.ts";

type Props = {
  readonly context: RuleContext;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onFormula: (formula: string) => void;
};

/** The line of a formula that is not begun. */
const NOTHING: ConditionRows = { joined: "all", rows: [{ question: "", operator: "open", values: [] }] };

/**
 * When something holds of the points and the score: as lines, and as text. The text in the file is the one truth; the
 * lines are read from it and written into it.
 */
export function WhenField({ context, label, hint, value, onFormula }: Props) {
  const say = useText();
  const items = numberedItems(context, say);
  const isEmpty = value.trim() === "";
  const rows = isEmpty ? NOTHING : rowsOfFormula(value);
  const write = (next: ConditionRows) => onFormula(textOfRows(next));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {rows && (
        <ConditionRowsForm
          rows={rows}
          items={items}
          labels={words.when}
          operators={NUMBER_OPERATORS}
          freshRow={(question) => freshRow(question, items)}
          onRows={write}
        />
      )}
      {!rows && <p>{parseFormula(value) ? surveyWords.condition.textOnly : surveyWords.condition.unreadable}</p>}
      <AsText isOnlyForm={!rows}>
        <FormulaInput
          label={surveyWords.condition.asText}
          hint={hint}
          value={value}
          names={context.names}
          onFormula={onFormula}
        />
      </AsText>
    </fieldset>
  );
}

/** Begins with the lowest points that are more than the fewest: most alerts are raised from there on. */
function freshRow(question: string, items: readonly NamedItem[]): ConditionRow {
  const { options = [] } = items.find(({ name }) => name === question) ?? {};
  return { question, operator: "at-least", values: [(options[1] ?? options[0])?.value ?? 0] };
}

/** Returns what a formula can name, each with the points that answers to it give, from few to many. */
function numberedItems({ rule, facts, names }: RuleContext, say: (text: Text) => string): NamedItem[] {
  const entries = entriesIn<PointsEntry>(rule.points);
  return names.map(({ name, title }) => {
    const points = entries.find(({ items }) => Array.isArray(items) && items.includes(name));
    const item = facts.items?.find((one) => one.name === name);
    const answers = [
      ...(item?.options ?? []).map(({ value, text }) => [points?.values?.[value], say(text)] as const),
      [points?.notAsked, words.notAsked] as const,
      [points?.skipped, words.skipped] as const,
    ].filter((one): one is readonly [number, string] => typeof one[0] === "number");
    const byPoints = Map.groupBy(answers, ([number]) => number);
    const options = [...byPoints]
      .toSorted(([one], [other]) => one - other)
      .map(([value, given]) => ({
        value,
        text: words.pointsFor(
          value,
          given.map(([, answer]) => answer),
        ),
      }));
    return { name, words: title ?? name, options, isNumber: options.length === 0, isSeveral: false };
  });
}
