import type { FactsOfItem } from "#core/api/studio.ts";
import { TextAreaField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { TickField } from "../form/tick-field.tsx";
import { type FieldProps, labelOf } from "./field-props.ts";
import { NumberField } from "./number-field.tsx";
import { addEntry, putValue, takeOut } from "./rule-edits.ts";
import styles from "./scoring.module.css";
import { words } from "./words.ts";

type Props = FieldProps & { readonly label: string };

/** Returns a function that calls a question by its words, with its name after them. */
function useLabelIn() {
  const say = useText();
  return (items: readonly FactsOfItem[], name: string): string => {
    const title = items.find((item) => item.name === name)?.title;
    return words.named(title === undefined ? "" : say(title), name);
  };
}

/** A list of short texts. Of questions, those there are can be ticked; of other things each stands on a line. */
export function LinesField({ context, path, value, label, isRequired = false }: Props) {
  const labelIn = useLabelIn();
  const lines = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  const put = (next: readonly string[]) =>
    context.edit((json) => putValue(json, path, next.length > 0 || isRequired ? next : undefined));
  if (path.at(-1) !== "unscored") {
    return (
      <TextAreaField
        label={label}
        rows={2}
        defaultValue={lines.join("\n")}
        onChange={({ target }) => put(target.value.split("\n").filter((line) => line.trim() !== ""))}
      />
    );
  }
  const items = context.facts.items ?? [];
  const gone = lines.filter((line) => !items.some(({ name }) => name === line));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {[...items.map(({ name }) => name), ...gone].map((name) => (
        <TickField
          key={name}
          label={labelIn(items, name)}
          isOn={lines.includes(name)}
          onTick={(isOn) => put(isOn ? [...lines, name] : lines.filter((one) => one !== name))}
        />
      ))}
    </fieldset>
  );
}

/** Pairs of numbers: a border and what it gives. */
export function PairsField({ context, path, value, label }: Props) {
  const { edit } = context;
  const pairs = Array.isArray(value) ? (value as readonly (readonly number[])[]).filter(Array.isArray) : [];
  const last = pairs.at(-1)?.[0] ?? 0;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {pairs.map(([at, gives], index) => (
        <div key={index} className={styles.pair}>
          <NumberField
            label={words.pair(label, index + 1)}
            value={at}
            onNumber={(next) => edit((json) => putValue(json, [...path, index, 0], next))}
          />
          <NumberField
            label={words.class}
            value={gives}
            onNumber={(next) => edit((json) => putValue(json, [...path, index, 1], next))}
          />
          {pairs.length > 1 && (
            <button
              type="button"
              className={styles.act}
              onClick={() => edit((json) => takeOut(json, [...path, index]))}
            >
              {words.remove(words.pair(label, index + 1))}
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className={styles.act}
        onClick={() => edit((json) => addEntry(json, path, [last + 1, pairs.length]))}
      >
        {words.add(label)}
      </button>
    </fieldset>
  );
}

/** A number for each typed answer, by the name of its question. An empty field has none. */
export function NumbersField({ context, path, value }: Props) {
  const labelIn = useLabelIn();
  const numbers = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, number>>;
  const items = context.facts.items ?? [];
  const typed = items.filter(({ isNumber, mayBeHidden }) => isNumber && mayBeHidden);
  const names = [...new Set([...typed.map(({ name }) => name), ...Object.keys(numbers)])];
  if (names.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(`${path.at(-1)}`)}</legend>
      {names.map((name) => (
        <NumberField
          key={name}
          label={labelIn(items, name)}
          value={numbers[name]}
          mayBeEmpty
          onNumber={(next) => {
            const isLast = next === undefined && Object.keys(numbers).length === 1;
            context.edit((json) => putValue(json, isLast ? path : [...path, name], next));
          }}
        />
      ))}
    </fieldset>
  );
}
