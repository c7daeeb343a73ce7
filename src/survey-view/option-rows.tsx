import type { ShownOption } from "#core/question-types/shown-question.ts";
import type { OptionGroup } from "./option-groups.ts";
import { optionKeys } from "./option-keys.ts";
import { OptionRow } from "./option-row.tsx";
import styles from "./options.module.css";

type Props = {
  readonly kind: "radio" | "checkbox";
  readonly group: OptionGroup;
  /** The ids of the elements that name and describe the group. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isRequired: boolean;
  readonly isPicked: (option: ShownOption) => boolean;
  readonly onPick: (option: ShownOption, picked: boolean) => void;
  /** Places options side by side when there is room. */
  readonly arrangement?: "one-below-another" | "side-by-side" | "numbers";
};

/**
 * A group of options of which one or several can be picked. It replaces the switches, circles and tables of SurveyJS,
 * which are small, by large rows with their text, in a group with an accessible name.
 */
export function OptionRows({
  kind,
  group,
  labelledBy,
  describedBy,
  isRequired,
  isPicked,
  onPick,
  arrangement = "one-below-another",
}: Props) {
  const keys = optionKeys(group.options);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: given only where the role is radiogroup
    <fieldset
      role={kind === "radio" ? "radiogroup" : "group"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={kind === "radio" && isRequired ? true : undefined}
      data-item={group.item}
      className={`${styles.options} ${arrangementClass[arrangement]}`}
    >
      {group.options.map((option, index) => (
        <OptionRow
          key={`${option.value}`}
          kind={kind}
          name={group.id}
          index={index}
          option={option}
          hotKey={keys[index]}
          isPicked={isPicked(option)}
          onPick={(picked) => onPick(option, picked)}
        />
      ))}
    </fieldset>
  );
}

const arrangementClass = {
  "one-below-another": "",
  "side-by-side": styles.sideBySide,
  numbers: styles.numbers,
} as const;
