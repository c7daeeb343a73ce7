import { useState } from "react";
import { numberText } from "../ui/language/numbers.ts";
import { useLanguage, useMessages } from "../ui/language/use-text.ts";
import { sliderMessages, surveyMessages } from "./messages.ts";
import { NumberField } from "./number-field.tsx";
import styles from "./slider-field.module.css";
import type { SliderModel } from "./slider-model.ts";
import { middleOf, movedBy } from "./slider-steps.ts";
import { limitsOf } from "./typed-numbers.ts";

type Props = { readonly question: SliderModel };

/**
 * A number on a line. Nobody has to drag: the arrow keys, two buttons and a field for the number do the same. Until it is
 * touched the line has no thumb, and a screen reader says that there is no answer.
 */
export function SliderField({ question }: Props) {
  const t = useMessages(sliderMessages);
  const s = useMessages(surveyMessages);
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const limits = limitsOf(question);
  const [min, max] = [Number(limits.min), Number(limits.max)];
  const step = limits.step ?? 1;
  const value: number | undefined = question.isEmpty() ? undefined : question.value;
  const at = value ?? middleOf({ min, max, step });
  const inWords = (number: number) => numberText(number, language);
  const state = value === undefined ? t.untouched : t.chosen({ number: inWords(value) });
  const [titleId, endsId, boxId] = [question.ariaTitleId, `${question.id}-ends`, `${question.id}-box`];
  const choose = (number: number) => {
    setSaid("");
    if (question.value !== number) question.value = number;
  };
  const move = (steps: 1 | -1) => {
    const number = movedBy({ min, max, step }, at, steps);
    choose(number);
    setSaid(t.chosen({ number: inWords(number) }));
  };
  return (
    <fieldset className={styles.slider} aria-labelledby={titleId}>
      <input
        id={`${question.id}-line`}
        className={styles.line}
        data-untouched={value === undefined || undefined}
        type="range"
        min={min}
        max={max}
        step={step}
        value={at}
        onChange={({ target }) => choose(Number(target.value))}
        // A press in the middle, where an untouched line stands, changes nothing and is an answer all the same.
        onClick={() => value === undefined && choose(at)}
        onKeyDown={({ key }) => key === " " && value === undefined && choose(at)}
        aria-labelledby={titleId}
        aria-describedby={[question.hasDescription && question.ariaDescriptionId, endsId].filter(Boolean).join(" ")}
        aria-valuetext={value === undefined ? t.untouched : inWords(value)}
      />
      <div id={endsId} className={styles.ends}>
        {[min, max].map((number) => (
          <span key={number}>
            <b>{inWords(number)}</b> {wordsAt(question, number)}
          </span>
        ))}
      </div>
      <p className={styles.state}>{state}</p>
      <p id={boxId} className={styles.label}>
        {s.range({ from: inWords(min), to: inWords(max) })}
      </p>
      <div className={styles.box}>
        <StepButton sign="−" label={t.less({ step: inWords(step) })} isAtEnd={value === min} onPress={() => move(-1)} />
        <NumberField question={question} labelId={boxId} />
        <StepButton sign="+" label={t.more({ step: inWords(step) })} isAtEnd={value === max} onPress={() => move(1)} />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}

type StepButtonProps = {
  readonly sign: string;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
};

/** It stays in the order of keys at an end, so that the focus is not lost. */
function StepButton({ sign, label, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onPress()}
    >
      {sign}
    </button>
  );
}

const wordsAt = ({ customLabels }: SliderModel, number: number): string =>
  customLabels.find(({ value }) => value === number)?.text ?? "";
