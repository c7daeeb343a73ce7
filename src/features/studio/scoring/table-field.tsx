import type { FactsOfItem } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import { useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import type { FieldProps } from "./field-props.ts";
import { PointsCell } from "./points-cell.tsx";
import styles from "./points-grid.module.css";
import { entriesIn } from "./rule-context.ts";
import { putValue } from "./rule-edits.ts";
import { words } from "./words.ts";

type Row = number | Readonly<Record<string, number>>;
type Option = { readonly value: string; readonly text: Text };

/** What two answers give together: a row for each answer of one question, a column for each of the other. */
export function TableField({ context, path, value, label }: FieldProps & { readonly label: string }) {
  const say = useText();
  const rows = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, Row>>;
  const table = entriesIn<{ pairs: unknown }>(context.rule.tables)[Number(path.at(-2))];
  const [pair] = entriesIn<{ rows: string; columns: string }>(table?.pairs);
  const named = (name: string | undefined) => context.facts.items?.find((item) => item.name === name);
  const [down, across] = [named(pair?.rows), named(pair?.columns)];
  const cells = Object.values(rows).flatMap((row) => (typeof row === "number" ? [] : Object.keys(row)));
  const columns = withOthers(across, cells);
  const put = (place: readonly string[], next: unknown) =>
    context.edit((json) => putValue(json, [...path, ...place], next));
  return (
    <div className={styles.frame}>
      <table className={`${styles.grid} ${styles.large}`}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.named(down ? say(down.title) : "", pair?.rows ?? "")}</th>
            <th scope="col">{words.always}</th>
            {columns.map((column) => (
              <th key={column.value} scope="col">
                {say(column.text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withOthers(down, Object.keys(rows)).map((row) => {
            const own = rows[row.value];
            const numbers = typeof own === "object" ? own : {};
            return (
              <tr key={row.value}>
                <th scope="row">{say(row.text)}</th>
                <PointsCell
                  label={`${say(row.text)}: ${words.always}`}
                  value={typeof own === "number" ? own : undefined}
                  onLeave={(next) => put([row.value], next)}
                />
                {columns.map((column) => (
                  <PointsCell
                    key={column.value}
                    label={`${say(row.text)}, ${say(column.text)}`}
                    value={numbers[column.value]}
                    onLeave={(next) => {
                      const { [column.value]: _, ...others } = numbers;
                      const kept = next === undefined ? others : { ...others, [column.value]: next };
                      if (typeof own === "object" && Object.keys(kept).length > 0) put([row.value, column.value], next);
                      else put([row.value], Object.keys(kept).length > 0 ? kept : undefined);
                    }}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={studio.small}>{words.tableHint}</p>
    </div>
  );
}

/** The options of a question, and those that the table has and the question does not. */
function withOthers(item: FactsOfItem | undefined, written: readonly string[]): readonly Option[] {
  const options = item?.options ?? [];
  const others = [...new Set(written)].filter((value) => !options.some((option) => option.value === value));
  return [...options, ...others.map((value) => ({ value, text: value }))];
}
