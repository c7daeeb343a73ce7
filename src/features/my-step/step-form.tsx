import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import type { Domain } from "#core/content-model/domains.ts";
import type { ShownSteps } from "#core/content-model/steps.ts";
import { type StepField, stepFieldErrors } from "#core/shared/my-step/field-errors.ts";
import { stepSentences } from "#core/shared/my-step/sentence.ts";
import { tidyText } from "#core/shared/my-step/words.ts";
import { randomId } from "../../browser/random-id.ts";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { InputField, TextAreaField } from "../../ui/field.tsx";
import { useLanguage, useMessages, useText } from "../../ui/language/use-text.ts";
import { RadioList } from "../../ui/radio-list.tsx";
import { fieldErrorWords } from "./field-error-words.ts";
import { stepFormMessages } from "./messages.ts";
import styles from "./my-step.module.css";
import { ObstacleFields } from "./obstacle-fields.tsx";
import { OwnChoice } from "./own-choice.tsx";
import { PlaceFields } from "./place-fields.tsx";
import {
  asOption,
  OWN,
  offerFor,
  repicked,
  type StepEntries,
  sentWords,
  stepOfResult,
  wordsOf,
} from "./step-entries.ts";
import { StepWarning } from "./step-warning.tsx";
import { useKeepStep } from "./use-keep-step.ts";
import { useStepEntries } from "./use-step-entries.ts";

type Props = {
  readonly domains: readonly Domain[];
  readonly content: ShownSteps | null;
  /** The meanings of the latest results, by survey. */
  readonly meanings: ReadonlyMap<string, string>;
  readonly token: string;
  /** The area that led here. */
  readonly survey: string | null;
  readonly filled: StepEntries | null;
  readonly safety: Parameters<typeof StepWarning>[0]["safety"];
  readonly onKept: () => void;
};

const NONE_SETTLED: ReadonlySet<StepField> = new Set();

/** What to do, when, where, and what if something comes between: three answers to press, or words of one's own. */
export function StepForm({ domains, content, meanings, token, survey, filled, safety, onKept }: Props) {
  const t = useMessages(stepFormMessages);
  const say = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const led = domains.find((one) => one.survey === survey);
  const pressed = stepOfResult(content, led?.category, meanings.get(survey ?? ""));
  const isNew = useNavigationType() === NavigationType.Push;
  const offerIn = (area: string | null, pick: string) => {
    const category = domains.find((one) => one.survey === area)?.category;
    return offerFor(content, category, meanings.get(area ?? ""), { pick }, language);
  };
  const { entries, change, pickStep, pickArea, forget } = useStepEntries({
    survey,
    filled,
    pressed: { step: pressed, isNew },
    repick: (from, pick) => repicked(from, pick, (one) => offerIn(from.survey, one)),
  });
  const [settled, setSettled] = useState<ReadonlySet<StepField>>(NONE_SETTLED);
  const offer = offerIn(entries.survey, entries.pick);
  const words = wordsOf(entries, offer, say);
  const { fieldErrors, isSending, keep } = useKeepStep({
    token,
    onKept: () => {
      forget();
      onKept();
    },
    onEnded: () => change({ id: randomId() }),
  });
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid], [data-error]")?.focus();
  }, [fieldErrors]);
  // An error found at the last try stays only as long as it holds, and until another answer is picked.
  const errorOf = (field: StepField) => {
    const error = fieldErrors[field] && !settled.has(field) ? stepFieldErrors(words)[field] : undefined;
    return error && fieldErrorWords(field, error, words[field], language);
  };
  const settle = (...fields: StepField[]) => setSettled(new Set([...settled, ...fields]));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSettled(NONE_SETTLED);
    const id = entries.pick === OWN ? null : (offer.step?.id ?? null);
    void keep(entries.id, { survey: entries.survey, offered: id, language: language.code, words: sentWords(words) });
  };
  const canBeRead = content !== null && tidyText(words.what) !== "" && tidyText(words.routine) !== "";
  const read = canBeRead ? stepSentences(content, sentWords(words), language.code) : null;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {survey === null && (
        <section className={styles.question}>
          <h2 id="step-area">{t.area}</h2>
          <RadioList
            name="area"
            options={domains.map((one) => [one.survey, say(one.name)])}
            picked={entries.survey ?? ""}
            onPick={pickArea}
            labelledBy="step-area"
          />
        </section>
      )}
      <OwnChoice
        title={t.what}
        name="step"
        options={[...offer.steps.map(({ id, text }) => [id, asOption(say(text))] as const), [OWN, t.own]]}
        picked={entries.pick}
        onPick={(pick) => {
          settle("what");
          pickStep(pick);
        }}
        error={entries.pick === OWN ? undefined : errorOf("what")}
      >
        {entries.pick === OWN && (
          <TextAreaField
            label={t.ownWhat}
            hint={t.ownWhatHint}
            error={errorOf("what")}
            rows={2}
            value={entries.what}
            onChange={(event) => change({ what: event.target.value })}
          />
        )}
        {offer.step && <StepWarning step={offer.step} safety={safety} />}
      </OwnChoice>
      <OwnChoice
        title={t.routine}
        name="routine"
        options={[...offer.routines.map(({ id, text }) => [id, say(text)] as const), [OWN, t.ownRoutine]]}
        picked={entries.routinePick}
        onPick={(routinePick) => {
          settle("routine");
          change({ routinePick });
        }}
        error={entries.routinePick === OWN ? undefined : errorOf("routine")}
      >
        {entries.routinePick === OWN && (
          <InputField
            label={t.ownRoutineLabel}
            hint={t.ownRoutineHint}
            error={errorOf("routine")}
            autoComplete="off"
            value={entries.routine}
            onChange={(event) => change({ routine: event.target.value })}
          />
        )}
      </OwnChoice>
      <PlaceFields entries={entries} places={offer.places} error={errorOf("place")} onChange={change} />
      <ObstacleFields
        entries={entries}
        offer={offer}
        content={content}
        errorOf={errorOf}
        onChange={change}
        onPick={(obstaclePick) => {
          settle("happens", "instead");
          change({ obstaclePick });
        }}
      />
      {read && (
        <div className={styles.preview}>
          <p>{t.reads}</p>
          <p className={styles.plan}>
            {read.plan} {read.otherwise}
          </p>
        </div>
      )}
      <ButtonRow>
        <Button type="submit">{isSending ? t.keeping : t.keep}</Button>
      </ButtonRow>
    </form>
  );
}
