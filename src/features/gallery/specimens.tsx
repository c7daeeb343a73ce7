import { Fragment, type ReactNode } from "react";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { PointsList } from "../../ui/advice/points-list.tsx";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { CallButtons } from "../../ui/call-buttons/call-buttons.tsx";
import { HelpNow } from "../../ui/call-buttons/help-now.tsx";
import { TextWithCalls } from "../../ui/call-buttons/text-with-calls.tsx";
import { CheckField, ChoiceField, InputField, SelectField, TextAreaField } from "../../ui/field.tsx";
import { Gauge } from "../../ui/gauge/gauge.tsx";
import { Legend } from "../../ui/legend.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ScoreTable } from "../../ui/score-table.tsx";
import { ToneSwatch } from "../../ui/tone-swatch.tsx";
import { ROWS, SCALE, samples } from "./samples.ts";

const { label, hint, error, typed, options, picked, numbers, name } = samples;
const [, , best] = SCALE.bands;

/** Each component in each of its states, by the name under which its picture is kept. */
export const specimensOf = (
  safety: SafetyNumbers,
  pictures: readonly string[],
): Readonly<Record<string, ReactNode>> => ({
  buttons: (
    <ButtonRow>
      <Button>{samples.press}</Button>
      <Button look="secondary">{samples.press}</Button>
      <Button unavailable>{samples.press}</Button>
      <ButtonLink to="">{samples.link}</ButtonLink>
    </ButtonRow>
  ),
  links: <NewTabLink href="https://example.org">{samples.link}</NewTabLink>,
  fields: (
    <>
      <InputField label={label} hint={hint} name="plain" defaultValue={typed} />
      <InputField label={label} hint={hint} error={error} name="wrong" />
      <TextAreaField label={label} hint={hint} name="area" defaultValue={samples.sentence} />
      <SelectField label={label} name="select">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </>
  ),
  choices: (
    <>
      <ChoiceField label={label} hint={hint} name="choice" options={options} picked={picked} />
      <CheckField label={label} hint={hint} name="check" />
    </>
  ),
  progress: <ProgressBar percent={40} label={name} />,
  gauge: best && <Gauge name={name} scale={SCALE} score={14} bandIndex={2} />,
  "gauge-other-end": (
    <Gauge name={name} scale={{ ...SCALE, gauge: { ...SCALE.gauge, better: "lower" } }} score={3} bandIndex={0} />
  ),
  legend: <Legend caption={name} bands={SCALE.bands} bandIndex={1} />,
  tones: SCALE.bands.map(({ tone }) => <ToneSwatch key={tone} tone={tone} />),
  scores: <ScoreTable caption={name} rows={ROWS} />,
  advice: <PointsList points={[{ text: samples.point, sources: [] }]} numbers={numbers} />,
  calls: (
    <>
      <CallButtons numbers={numbers} />
      <p>
        <TextWithCalls text={samples.called} numbers={numbers} />
      </p>
      <HelpNow safety={safety} />
    </>
  ),
  ...Object.fromEntries(
    pictures.map((one) => [
      `picture-${one}`,
      <Fragment key={one}>
        <Picture name={one} size="large" />
        <Picture name={one} size="small" isDone />
      </Fragment>,
    ]),
  ),
});
