import { type CSSProperties, useId, useState } from "react";
import { shownOf } from "#core/shared/shown-of.ts";
import { dateText } from "../language/dates.ts";
import { numberText } from "../language/numbers.ts";
import { useLanguage, useMessages, useText } from "../language/use-text.ts";
import { ToneSwatch } from "../tone-swatch.tsx";
import { trendChartMessages } from "./messages.ts";
import { calendarLines, numbered, timeAxis } from "./time-axis.ts";
import styles from "./trend-chart.module.css";
import { Curve, StepMarks, Strips } from "./trend-drawing.tsx";
import { type Spot, TrendPoints } from "./trend-points.tsx";
import type { TrendResult, TrendStep } from "./trend-results.ts";
import { spread, type TrendScale, valueAxis } from "./value-axis.ts";

type Props = {
  /** What is measured, in a word or two. */
  readonly name: string;
  readonly scale: TrendScale;
  /** Oldest first. */
  readonly results: readonly TrendResult[];
  readonly steps?: readonly TrendStep[];
  /** The id of the sentence that says how to use it, where the page says it once for several charts. */
  readonly howId?: string | undefined;
};

/** The width of a number beside its point, as a part of the narrowest chart. */
const ROOM = 0.2;
/** The height of a band's name, as a part of the chart's. */
const LINE = 0.11;

const at = (place: number) => ({ "--y": `${place * 100}%` }) as CSSProperties;

/**
 * Results over time: bands, numbers and real dates, with better always up. One point can be reached by Tab and the
 * others by the arrow keys; a press anywhere picks the nearest one. The picked point is read out below.
 */
export function TrendChart({ name, scale, results, steps = [], howId }: Props) {
  const t = useMessages(trendChartMessages);
  const say = useText();
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const moments = [...results.map((result) => result.at), ...steps.map(({ date }) => date)];
  const placeAt = timeAxis(moments);
  const axis = valueAxis(
    scale,
    results.map(({ value }) => value),
  );
  const inOrder = moments.toSorted((one, other) => one.getTime() - other.getTime());
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const xs = results.map((result) => placeAt(result.at));
  const isNumbered = numbered(xs, ROOM);
  const spots: Spot[] = results.map((result, index) => ({
    x: xs[index] ?? 0,
    y: axis.placeOf(result.value),
    number: isNumbered[index] ? result.number : "",
    sentence: result.sentence,
    startsAnew: result.startsAnew,
  }));
  const picked = Math.min(chosen ?? results.length - 1, results.length - 1);
  const { hasNumber, hasMeaning } = shownOf(scale);
  const strips = axis.strips.toSorted((one, other) => one.top - other.top);
  const names = spread(
    strips.map(({ top, bottom }) => (top + bottom) / 2),
    LINE,
  );

  if (!first || !last) return null;
  return (
    <figure className={styles.chart}>
      {scale.gauge && hasNumber && <p className={styles.direction}>{t[scale.gauge.better]}</p>}
      {scale.gauge && scale.gauge.better !== "middle" && (
        <p className={styles.up} aria-hidden="true">
          {t.up}
        </p>
      )}
      <div className={styles.plot}>
        <div className={styles.numbers} aria-hidden="true">
          {hasNumber &&
            axis.ticks.map(({ value, place }) => (
              <span key={value} className={styles.label} style={at(place)}>
                {numberText(value, language)}
              </span>
            ))}
        </div>
        <svg className={styles.ground} aria-hidden="true">
          <Strips strips={hasMeaning ? strips : []} ticks={hasNumber ? axis.ticks : []} />
        </svg>
        <div className={styles.field}>
          <svg className={styles.lines} aria-hidden="true">
            <StepMarks lines={calendarLines(first, last).map(placeAt)} steps={steps.map(({ date }) => placeAt(date))} />
            <Curve spots={spots} />
          </svg>
          <TrendPoints
            label={t.points({ name })}
            describedBy={howId ?? `${id}-how`}
            spots={spots}
            picked={picked}
            onPick={setChosen}
          />
        </div>
        {hasMeaning && (
          <div className={styles.names} aria-hidden="true">
            {strips.map(({ band }, index) => (
              <span key={band.from} className={styles.label} style={at(names[index] ?? 0)}>
                {say(band.meaning)}
              </span>
            ))}
          </div>
        )}
      </div>
      <p className={styles.dates} aria-hidden="true">
        <span>{dateText(first, language)}</span>
        {last.getTime() > first.getTime() && <span>{dateText(last, language)}</span>}
      </p>
      <p className={styles.picked}>{results[picked]?.sentence}</p>
      {howId === undefined && (
        <p className={styles.how} id={`${id}-how`}>
          {t.how}
        </p>
      )}
      {hasMeaning && (
        <ul className={styles.key} aria-label={t.groups({ name })}>
          {strips.map(({ band }) => (
            <li key={band.from}>
              <ToneSwatch tone={band.tone} />
              {hasNumber ? t.group({ range: say(band.legend), meaning: say(band.meaning) }) : say(band.meaning)}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <div className={styles.steps}>
          <p id={`${id}-steps`}>{t.steps}</p>
          <ol aria-labelledby={`${id}-steps`}>
            {steps.map(({ date, words }) => (
              <li key={`${date.getTime()} ${words}`}>{t.step({ day: dateText(date, language), words })}</li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  );
}
