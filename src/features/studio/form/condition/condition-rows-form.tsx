import { useRef } from "react";
import { type ConditionRow, type ConditionRows, type RowOperator, valuesOf } from "#core/conditions/condition-rows.ts";
import { SelectField } from "../../../../ui/field.tsx";
import { useText } from "../../../../ui/language/use-text.ts";
import { focusSoon } from "../../fields/focus-soon.ts";
import own from "../form.module.css";
import { surveyWords } from "../survey-words.ts";
import type { NamedItem } from "./loose-items.ts";
import { RowValues } from "./row-values.tsx";

type Props = {
  readonly rows: ConditionRows;
  readonly items: readonly NamedItem[];
  readonly onRows: (rows: ConditionRows) => void;
  /** What the fields of a line are called. */
  readonly labels?: Readonly<Record<"question" | "operator" | "value", (number: number) => string>>;
  /** What can be said at all. */
  readonly operators?: readonly RowOperator[];
  /** The line with which a question begins. */
  readonly freshRow?: (question: string) => ConditionRow;
};

const words = surveyWords.condition;
const ALL = Object.keys(words.operators) as RowOperator[];
const answered = (question: string): ConditionRow => ({ question, operator: "answered", values: [] });

/** A condition as lines: a question, what is said of it, and an answer. */
export function ConditionRowsForm({ rows: { joined, rows }, items, onRows, ...props }: Props) {
  const { labels = words, operators = ALL, freshRow = answered } = props;
  const say = useText();
  const set = (index: number, row: ConditionRow) => onRows({ joined, rows: rows.with(index, row) });
  const area = useRef<HTMLDivElement>(null);
  const add = () => {
    const last = rows.at(-1);
    if (!last) return;
    onRows({ joined, rows: [...rows, freshRow(last.question)] });
    focusSoon(() => area.current?.querySelector(`[data-line="${rows.length}"] select`));
  };
  return (
    <div ref={area}>
      {rows.length > 1 && (
        <SelectField
          label={words.joined}
          value={joined}
          onChange={({ target }) => onRows({ joined: target.value === "any" ? "any" : "all", rows })}
        >
          <option value="all">{words.all}</option>
          <option value="any">{words.any}</option>
        </SelectField>
      )}
      {rows.map((row, index) => {
        const item = items.find(({ name }) => name === row.question);
        return (
          <div key={index} className={own.line} data-line={index}>
            <SelectField
              label={labels.question(index + 1)}
              value={row.question}
              onChange={({ target }) => set(index, freshRow(target.value))}
            >
              {!item && <option value={row.question}>{row.question || words.choose}</option>}
              {items.map(({ name, words: title }) => (
                <option key={name} value={name}>
                  {say(title)} ({name})
                </option>
              ))}
            </SelectField>
            {row.question !== "" && (
              <>
                <SelectField
                  label={labels.operator(index + 1)}
                  value={row.operator}
                  onChange={({ target }) => set(index, withOperator(row, target.value as RowOperator, item))}
                >
                  {operatorsFor(item, row.operator, operators).map((operator) => (
                    <option key={operator} value={operator}>
                      {words.operators[operator]}
                    </option>
                  ))}
                </SelectField>
                <RowValues
                  label={labels.value(index + 1)}
                  row={row}
                  item={item}
                  onValues={(values) => set(index, { ...row, values })}
                />
              </>
            )}
            {rows.length > 1 && (
              <button
                type="button"
                className={own.quiet}
                onClick={() => onRows({ joined: rows.length === 2 ? "all" : joined, rows: rows.toSpliced(index, 1) })}
              >
                {words.removeRow(index + 1)}
              </button>
            )}
          </div>
        );
      })}
      {rows.at(-1)?.question !== "" && (
        <button type="button" className={own.quiet} onClick={add}>
          {words.addRow}
        </button>
      )}
    </div>
  );
}

/** What can be said of the answers to an item, and what is said already. */
function operatorsFor(item: NamedItem | undefined, now: RowOperator, all: readonly RowOperator[]) {
  const fitting = all.filter((operator) => {
    if (!item || valuesOf(operator) === "none") return true;
    if (item.isSeveral) return operator === "contains" || operator === "contains-not" || operator === "one-of";
    if (operator === "contains" || operator === "contains-not") return item.options.length === 0 && !item.isNumber;
    const isOrdered =
      item.isNumber || (item.options.length > 0 && item.options.every(({ value }) => typeof value === "number"));
    const orders = operator === "at-least" || operator === "at-most" || operator === "above" || operator === "below";
    return orders ? isOrdered : valuesOf(operator) === "one" || item.options.length > 0;
  });
  return fitting.includes(now) ? fitting : [...fitting, now];
}

/** Keeps the answers where the other operator compares with as many. */
function withOperator(row: ConditionRow, operator: RowOperator, item: NamedItem | undefined): ConditionRow {
  const takes = valuesOf(operator);
  if (takes === "none") return { ...row, operator, values: [] };
  const values = row.values.length > 0 ? row.values : [item?.options[0]?.value ?? (item?.isNumber ? 0 : "")];
  return { ...row, operator, values: takes === "one" ? values.slice(0, 1) : values };
}
