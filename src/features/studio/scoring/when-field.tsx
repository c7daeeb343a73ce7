import { type ConditionRow, type ConditionRows, textOfRows } from "#core/conditions/condition-rows.ts";
import { NUMBER_OPERATORS, rowsOfFormula } from "#core/conditions/number-rows.ts";
import { parseFormula } from "#core/formulas/parse.ts";
import { useText } from "../../../ui/language/use-text.ts";
import { AsText } from "../form/condition/as-text.tsx";
import { ConditionRowsForm } from "../form/condition/condition-rows-form.tsx";
import type { NamedItem } from "../form/condition/loose-items.ts";
import { surveyWords } from "../form/survey-words.ts";
import { FormulaInput } from "./formula-input.tsx";
import { numberedItems } from "./numbered-items.ts";
import type { RuleContext } from "./rule-context.ts";
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
