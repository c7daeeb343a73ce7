import type { JSONPath } from "jsonc-parser";
import { useState } from "react";
import { choiceOfFormula, type FormulaChoice, formulaOfChoice } from "#core/formulas/formula-choice.ts";
import { SelectField } from "../../../ui/field.tsx";
import { useText } from "../../../ui/language/use-text.ts";
import { TickField } from "../form/tick-field.tsx";
import { placeOf } from "../places/place.tsx";
import studio from "../studio.module.css";
import { chooseFormula } from "./counted-items.ts";
import { FormulaInput } from "./formula-input.tsx";
import { NumberField } from "./number-field.tsx";
import type { RuleContext } from "./rule-context.ts";
import { putValue } from "./rule-edits.ts";
import scoring from "./scoring.module.css";
import { words } from "./words.ts";

type Props = {
  readonly context: RuleContext;
  readonly label: string;
  readonly path: JSONPath;
  readonly formula: string;
  /** The names that this formula may not use, such as its own. */
  readonly without?: readonly string[];
  /** The lowest and the highest number that it gives now, when that is known. */
  readonly reach?: readonly [low: number, high: number] | undefined;
};

const DECIMALS = [0, 1, 2, 3];
const UNROUNDED = "";

/** A formula by choosing, or as text: the text in the file is both. */
export function FormulaFields({ context, label, path, formula, without = [], reach }: Props) {
  const [writes, setWrites] = useState(false);
  const choice = choiceOfFormula(formula);
  const names = context.names.filter(({ name }) => !without.includes(name));
  const questions = names.filter(({ name }) => context.facts.items?.some((item) => item.name === name));
  const put = (text: string) => context.edit((json) => putValue(json, path, text));
  const choose = (change: Partial<FormulaChoice>) => {
    const before = choice ?? { way: "sum", names: [], scaling: null, decimals: null };
    context.edit((json) => chooseFormula(json, path, formulaOfChoice({ ...before, ...change })));
  };
  const way = choice && !writes ? choice.way : "written";
  return (
    <fieldset className={scoring.group} {...placeOf(path)}>
      <legend>{label}</legend>
      <SelectField
        label={words.way}
        value={way}
        hint={choice || formula === "" ? undefined : words.onlyText}
        onChange={({ target }) => {
          setWrites(target.value === "written");
          if (target.value !== "written") choose({ way: target.value as FormulaChoice["way"] });
        }}
      >
        {(["sum", "mean", "written"] as const).map((one) => (
          <option key={one} value={one}>
            {words.ways[one]}
          </option>
        ))}
      </SelectField>
      {choice && way !== "written" ? (
        <>
          <NameTicks
            questions={questions}
            names={names}
            picked={choice.names}
            onPick={(picked) => choose({ names: picked })}
          />
          <ScalingFields choice={choice} reach={reach} choose={choose} />
          <p className={studio.small}>
            <code>{formula}</code>
          </p>
        </>
      ) : (
        <FormulaInput label={words.formula} value={formula} names={names} onFormula={put} />
      )}
    </fieldset>
  );
}

type TicksProps = {
  /** Those of the names that are questions: a subscale is made of them, so all of both would count twice. */
  readonly questions: RuleContext["names"];
  readonly names: RuleContext["names"];
  readonly picked: readonly string[];
  readonly onPick: (names: readonly string[]) => void;
};

function NameTicks({ questions, names, picked, onPick }: TicksProps) {
  const say = useText();
  const unknown = picked.filter((name) => !names.some((one) => one.name === name));
  const offered = [...names, ...unknown.map((name) => ({ name, title: undefined }))];
  const isAll = questions.every(({ name }) => picked.includes(name));
  const order = offered.map(({ name }) => name);
  return (
    <fieldset className={scoring.group}>
      <legend>{words.ofWhat}</legend>
      {questions.length > 2 && (
        <button
          type="button"
          className={scoring.act}
          onClick={() => onPick(isAll ? [] : questions.map(({ name }) => name))}
        >
          {isAll ? words.tickNone : words.tickAll(questions.length)}
        </button>
      )}
      {offered.map(({ name, title }) => (
        <TickField
          key={name}
          label={words.named(title === undefined ? "" : say(title), name)}
          isOn={picked.includes(name)}
          onTick={(isOn) =>
            onPick(
              isOn ? order.filter((one) => one === name || picked.includes(one)) : picked.filter((one) => one !== name),
            )
          }
        />
      ))}
    </fieldset>
  );
}

type ScalingProps = {
  readonly choice: FormulaChoice;
  readonly reach: Props["reach"];
  readonly choose: (change: Partial<FormulaChoice>) => void;
};

function ScalingFields({ choice: { scaling, decimals }, reach: [low, high] = [0, 100], choose }: ScalingProps) {
  return (
    <>
      <TickField
        label={words.scale}
        isOn={scaling !== null}
        onTick={(isOn) => choose({ scaling: isOn ? { less: low, span: high - low || 1, to: 100 } : null })}
      />
      {scaling && (
        <div className={scoring.pair}>
          {(["less", "span", "to"] as const).map((name) => (
            <NumberField
              key={name}
              label={words[name]}
              value={scaling[name]}
              onNumber={(value = 0) => choose({ scaling: { ...scaling, [name]: value } })}
            />
          ))}
        </div>
      )}
      <SelectField
        label={words.rounding}
        value={decimals === null ? UNROUNDED : `${decimals}`}
        onChange={({ target }) => choose({ decimals: target.value === UNROUNDED ? null : Number(target.value) })}
      >
        <option value={UNROUNDED}>{words.unrounded}</option>
        {[...new Set([...DECIMALS, ...(decimals === null ? [] : [decimals])])].map((one) => (
          <option key={one} value={one}>
            {words.roundings(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
