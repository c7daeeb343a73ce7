import { useId } from "react";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./doctor-page.module.css";
import { doctorPageMessages } from "./messages.ts";
import type { AreaOnPaper } from "./read-doctor-page.ts";

type Part = "raised" | "numbers" | "questions" | "held";

type Props = {
  readonly areas: readonly AreaOnPaper[];
  /** The parts of the paper that this person has anything for. */
  readonly parts: readonly Part[];
  /** What is left out. */
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
};

/** A tick for each area and part: whoever carries the paper decides what is on it. */
export function Ticks({ areas, parts, left, onChange }: Props) {
  const t = useMessages(doctorPageMessages);
  const say = useText();
  const why = useId();
  const rows = [
    ...areas.map(({ domain }) => [domain.category, say(domain.name)] as const),
    ...parts.map((part) => [part, t[part]] as const),
  ];
  const turn = (name: string) => onChange(left.has(name) ? without(left, name) : new Set([...left, name]));
  return (
    <fieldset className={styles.ticks}>
      <legend>{t.choose}</legend>
      {rows.map(([name, words]) => (
        <label key={name} className={styles.tick}>
          <input
            type="checkbox"
            checked={!left.has(name)}
            aria-describedby={name === "held" ? why : undefined}
            onChange={() => turn(name)}
          />
          {words}
        </label>
      ))}
      {parts.includes("held") && (
        <p id={why} className={styles.why}>
          {t.heldWhy}
        </p>
      )}
    </fieldset>
  );
}

const without = (names: ReadonlySet<string>, name: string): Set<string> =>
  new Set([...names].filter((one) => one !== name));
