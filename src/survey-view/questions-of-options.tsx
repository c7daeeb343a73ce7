import type { Question, QuestionCheckboxModel, QuestionMatrixModel } from "survey-core";
import type { ShownOption } from "#core/question-types/shown-question.ts";
import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import { headingLevel } from "./heading-level.ts";
import { groupsOf, hintOf } from "./option-groups.ts";
import { OptionRows } from "./option-rows.tsx";
import styles from "./questions-of-options.module.css";

// SurveyJS designs these types for a mouse: a switch without a third state, numbers in small circles, a table whose
// cells have no text on a wide screen. Here each is rendered as rows of options.

type Props<Model extends Question> = { readonly question: Model };

const hintId = (question: Question) => `${question.id}-hint`;

/** Returns the ids that name and describe a group: the question's own title, description and hint. */
function idsOf(question: Question) {
  const description = question.hasDescription ? question.ariaDescriptionId : undefined;
  const hint = hintOf(question) === undefined ? undefined : hintId(question);
  return {
    labelledBy: question.ariaTitleId,
    describedBy: [description, hint].filter(Boolean).join(" ") || undefined,
  };
}

/** A question with one group, of which one option can be picked. */
export function OneOfRows({ question }: Props<Question>) {
  return <OneGroup question={question} arrangement="one-below-another" />;
}

/** The same for short numbers, such as those of a rating. */
export function OneOfNumbers({ question }: Props<Question>) {
  return <OneGroup question={question} arrangement="numbers" />;
}

type OneGroupProps = Props<Question> & { readonly arrangement: "one-below-another" | "numbers" };

function OneGroup({ question, arrangement }: OneGroupProps) {
  const [group] = groupsOf(question);
  if (!group) return null;
  return (
    <>
      <Hint question={question} />
      <OptionRows
        kind="radio"
        {...idsOf(question)}
        group={group}
        isRequired={question.isRequired}
        isPicked={({ value }) => question.value === value}
        onPick={({ value }) => {
          question.value = value;
        }}
        arrangement={arrangement}
      />
    </>
  );
}

/** A question with one group, of which several options can be picked, or one that excludes the others. */
export function SeveralOfRows({ question }: Props<QuestionCheckboxModel>) {
  const [group] = groupsOf(question);
  if (!group) return null;
  const picked: readonly unknown[] = question.value ?? [];
  const pick = (option: ShownOption, isOn: boolean) => {
    const stays = (other: ShownOption) =>
      other.value === option.value
        ? isOn
        : picked.includes(other.value) && !(isOn && (option.standsAlone || other.standsAlone));
    const now = group.options.filter(stays).map(({ value }) => value);
    if (now.length === 0) question.clearValue();
    else question.value = now;
  };
  return (
    <>
      <Hint question={question} />
      <OptionRows
        kind="checkbox"
        {...idsOf(question)}
        group={group}
        isRequired={question.isRequired}
        isPicked={({ value }) => picked.includes(value)}
        onPick={pick}
      />
    </>
  );
}

/** A matrix. Each row is a group of its own, with its text above its options. */
export function MatrixRows({ question }: Props<QuestionMatrixModel>) {
  const { labelledBy, describedBy } = idsOf(question);
  return groupsOf(question).map((group) => (
    <div key={group.id} className={styles.matrixRow}>
      <RowTitle id={group.id} text={group.row?.text ?? ""} level={headingLevel(question) + 1} />
      <OptionRows
        kind="radio"
        labelledBy={`${labelledBy} ${group.id}`}
        describedBy={describedBy}
        group={group}
        isRequired={question.isRequired}
        isPicked={({ value }) => question.value?.[group.row?.value ?? ""] === value}
        onPick={({ value }) => {
          question.value = { ...question.value, [group.row?.value ?? ""]: value };
        }}
        arrangement="side-by-side"
      />
    </div>
  ));
}

function RowTitle({ id, text, level }: { readonly id: string; readonly text: string; readonly level: number }) {
  const Heading = `h${level}` as "h4";
  return (
    <Heading id={id} className={styles.rowTitle} data-spoken={useIsSpoken(id) || undefined}>
      {text}
    </Heading>
  );
}

function Hint({ question }: Props<Question>) {
  const hint = hintOf(question);
  if (hint === undefined) return null;
  return (
    <p id={hintId(question)} className={styles.hint}>
      {hint}
    </p>
  );
}
