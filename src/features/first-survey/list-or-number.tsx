import type { NotInList } from "#core/content-model/first-survey.ts";
import { Button } from "../../ui/button.tsx";
import { InputField, SelectField } from "../../ui/field.tsx";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import styles from "./first-survey.module.css";
import type { Entries } from "./kept-entries.ts";
import { firstSurveyMessages } from "./messages.ts";
import { answerTo, optionOf, type SelectQuestion } from "./picks.ts";

type Props = {
  readonly select: SelectQuestion;
  readonly entries: Entries;
  readonly onChange: (entries: Entries) => void;
  readonly isMissing: boolean;
  /** What is said of a question without an answer. */
  readonly missing: string;
};

/** A question as a list. */
export function Choice({ select, entries, onChange, isMissing, missing }: Props) {
  const { name, label, placeholder, options } = select;
  const t = useMessages(firstSurveyMessages);
  const say = useText();
  const { picks } = entries;
  return (
    <SelectField
      label={say(label)}
      error={isMissing && !optionOf(select, picks[name]) ? missing : undefined}
      name={name}
      value={picks[name] ?? ""}
      onChange={(event) => onChange({ ...entries, picks: { ...picks, [name]: event.target.value } })}
      required
    >
      <option value="">{placeholder ? say(placeholder) : t.choose}</option>
      {options.map(({ value, text }) => (
        <option key={`${value}`} value={`${value}`}>
          {say(text)}
        </option>
      ))}
    </SelectField>
  );
}

/** A list with a way to type a number that is not in it. */
export function ListOrNumber({ notInList, ...props }: Props & { readonly notInList: NotInList }) {
  const { select, entries, onChange, isMissing } = props;
  const say = useText();
  const { name } = select;
  const { picks } = entries;
  const typed = picks[name] ?? "";
  // Fields in other units may set a number that the list does not have.
  const isTyped = entries.isTyped || (typed !== "" && !optionOf(select, typed));
  const open = (opens: boolean) =>
    onChange({ ...entries, isTyped: opens, picks: opens ? picks : { ...picks, [name]: "" } });
  return (
    <div>
      {isTyped ? (
        <InputField
          label={say(notInList.label)}
          error={isMissing && answerTo(select, typed) === undefined ? say(notInList.outside) : undefined}
          name={name}
          inputMode="decimal"
          value={typed}
          onChange={(event) => onChange({ ...entries, isTyped, picks: { ...picks, [name]: event.target.value } })}
          required
          short
        />
      ) : (
        <Choice {...props} />
      )}
      <div className={styles.switch}>
        <Button look="secondary" onClick={() => open(!isTyped)}>
          {say(isTyped ? notInList.back : notInList.use)}
        </Button>
      </div>
    </div>
  );
}
