import type {
  Question,
  QuestionBooleanModel,
  QuestionCheckboxModel,
  QuestionMatrixModel,
  QuestionRatingModel,
} from "survey-core";
import { surveyMessages } from "./messages.ts";
import { OptionRows } from "./option-rows.tsx";
import styles from "./survey-view.module.css";

// SurveyJS draws these four types for a mouse: a switch without a third state, numbers in small
// circles, a table whose cells have no words on a wide screen. Here each is drawn as rows of options.

/** Ids by which the group is named and described: the question's own title and description. */
const idsOf = (question: Question) => ({
  labelledBy: question.ariaTitleId,
  describedBy: question.hasDescription ? question.ariaDescriptionId : null,
});

export function booleanRows(question: QuestionBooleanModel) {
  const options = [
    { value: true, text: question.labelTrue },
    { value: false, text: question.labelFalse },
  ];
  const pick = (value: boolean) => {
    question.value = value;
  };
  const isPicked = (value: boolean) => question.value === value;
  return (
    <OptionRows
      kind="radio"
      {...idsOf(question)}
      name={question.id}
      options={options}
      isPicked={isPicked}
      onPick={pick}
    />
  );
}

export function ratingRows(question: QuestionRatingModel) {
  const options = question.visibleRateValues.map(({ value }) => ({ value: Number(value), text: `${value}` }));
  const pick = (value: number) => {
    question.value = value;
  };
  const { labelledBy, describedBy } = idsOf(question);
  const ends = endsOf(question);
  const endsId = `${question.id}-ends`;
  return (
    <>
      {ends !== "" && (
        <p id={endsId} className={styles.ends}>
          {ends}
        </p>
      )}
      <OptionRows
        kind="radio"
        labelledBy={labelledBy}
        describedBy={[describedBy, ends === "" ? null : endsId].filter(Boolean).join(" ") || null}
        name={question.id}
        options={options}
        isPicked={(value) => question.value === value}
        onPick={pick}
        arrangement="numbers"
      />
    </>
  );
}

/** What the two ends of a rating mean, said in words before the numbers. */
function endsOf({ rateMin, rateMax, minRateDescription, maxRateDescription }: QuestionRatingModel): string {
  const { end } = surveyMessages.get();
  const ends = [
    minRateDescription && end({ number: rateMin, words: minRateDescription }),
    maxRateDescription && end({ number: rateMax, words: maxRateDescription }),
  ].filter(Boolean);
  return ends.length === 0 ? "" : `${ends.join(", ")}.`;
}

export function checkboxRows(question: QuestionCheckboxModel) {
  const options = question.visibleChoices.map((choice) => ({
    value: choice.value as string | number,
    text: choice.text,
    standsAlone: choice.isExclusive === true,
  }));
  const picked: readonly (string | number)[] = question.value ?? [];
  const pick = (value: string | number, isOn: boolean) => {
    const standsAlone = options.some((option) => option.value === value && option.standsAlone);
    const stays = (option: (typeof options)[number]) =>
      option.value === value ? isOn : picked.includes(option.value) && !(isOn && (standsAlone || option.standsAlone));
    const now = options.filter(stays).map((option) => option.value);
    if (now.length === 0) question.clearValue();
    else question.value = now;
  };
  const { labelledBy, describedBy } = idsOf(question);
  const hintId = `${question.id}-several`;
  return (
    <>
      <p id={hintId} className={styles.ends}>
        {surveyMessages.get().several}
      </p>
      <OptionRows
        kind="checkbox"
        labelledBy={labelledBy}
        describedBy={[describedBy, hintId].filter(Boolean).join(" ")}
        name={question.id}
        options={options}
        isPicked={(value) => picked.includes(value)}
        onPick={pick}
      />
    </>
  );
}

export function matrixRows(question: QuestionMatrixModel) {
  const options = question.visibleColumns.map(({ value, text }) => ({ value: value as string | number, text }));
  const { labelledBy, describedBy } = idsOf(question);
  return question.visibleRows.map(({ name, text }, index) => {
    const rowId = `${question.id}-row-${index}`;
    return (
      <div key={name} className={styles.matrixRow}>
        <h4 id={rowId} className={styles.rowTitle}>
          {text}
        </h4>
        <OptionRows
          kind="radio"
          labelledBy={`${labelledBy} ${rowId}`}
          describedBy={describedBy}
          name={rowId}
          options={options}
          isPicked={(value) => question.value?.[name] === value}
          onPick={(value) => {
            question.value = { ...question.value, [name]: value };
          }}
          arrangement="side-by-side"
        />
      </div>
    );
  });
}
