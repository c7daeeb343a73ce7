import { useId, useRef, useState } from "react";
import { TextAreaField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import styles from "./formula-input.module.css";
import type { NamedNumber } from "./rule-context.ts";
import { words } from "./words.ts";

type Props = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly names: readonly NamedNumber[];
  readonly onFormula: (formula: string) => void;
};

const MOST_SHOWN = 8;
/** A brace and what is written after it, up to the cursor. */
const BEGUN = /\{#?([^{}]*)$/;

/** A formula as text. After a brace it offers the names that there are. */
export function FormulaInput({ label, hint, value, names, onFormula }: Props) {
  const id = useId();
  const say = useText();
  const area = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const [picked, setPicked] = useState(0);
  const wanted = begun?.toLowerCase() ?? "";
  const fits = ({ name, title }: NamedNumber) =>
    name.toLowerCase().includes(wanted) || (title !== undefined && say(title).toLowerCase().includes(wanted));
  const offered = begun === null ? [] : names.filter(fits).slice(0, MOST_SHOWN);

  const look = (field: HTMLTextAreaElement) => {
    setBegun(BEGUN.exec(field.value.slice(0, field.selectionStart))?.[1] ?? null);
    setPicked(0);
  };
  const complete = (name: string) => {
    const field = area.current?.querySelector("textarea");
    if (!field) return;
    const before = field.value.slice(0, field.selectionStart).replace(BEGUN, `{${name}}`);
    onFormula(before + field.value.slice(field.selectionStart).replace(/^\}/, ""));
    setBegun(null);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(before.length, before.length);
    });
  };
  return (
    <div ref={area} className={styles.formula}>
      <TextAreaField
        label={label}
        hint={hint ?? words.completes}
        rows={2}
        spellCheck="false"
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-names`}
        aria-activedescendant={offered[picked] ? `${id}-${picked}` : undefined}
        onChange={({ target }) => {
          onFormula(target.value);
          look(target);
        }}
        onBlur={() => setBegun(null)}
        onKeyDown={(event) => {
          if (offered.length === 0) return;
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === "Escape") setBegun(null);
          else if (event.key === "Enter") complete(offered[picked]?.name ?? "");
          else if (step) setPicked((picked + step + offered.length) % offered.length);
          else return;
          event.preventDefault();
        }}
      />
      <div
        role="listbox"
        id={`${id}-names`}
        aria-label={words.names}
        hidden={offered.length === 0}
        className={styles.names}
      >
        {offered.map(({ name, title }, index) => (
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === picked}
            className={styles.name}
            onPointerDown={(event) => {
              event.preventDefault();
              complete(name);
            }}
          >
            <code>{name}</code> {title !== undefined && say(title)}
          </div>
        ))}
      </div>
    </div>
  );
}
