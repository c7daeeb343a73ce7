import type { WorkedItem, WorkedValue, Working } from "#core/api/working.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { readWrittenRule } from "#core/shared/written-rule.ts";
import { Gauge } from "../../../ui/gauge/gauge.tsx";
import type { GaugeScale } from "../../../ui/gauge/gauge-geometry.ts";
import { useLanguage, useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { words } from "../words.ts";
import styles from "./trial.module.css";

type Props = { readonly working: Working; readonly ruleJson: string };

/** Shows each item's points, each intermediate value, the formula, the score, the band and the gauge. */
export function BenchResult({ working, ruleJson }: Props) {
  const say = useText();
  const code = useLanguage().code;
  const { items, derived, score, band } = working;
  if (!score || !band) {
    return (
      <>
        <p>{words.noScore}</p>
        <Items items={items} />
      </>
    );
  }
  // This rule has produced the score, so it can be read.
  const scale = gaugeScaleOf(ruleJson);
  return (
    <>
      {scale && (
        <div lang={code}>
          <Gauge
            name={say(working.title)}
            scale={scale}
            score={score.value}
            bandIndex={bandIndexOf(scale.bands, score.value)}
          />
        </div>
      )}
      <dl className={styles.result}>
        <dt>{words.score}</dt>
        <dd>{score.value}</dd>
        <dt>{words.formula}</dt>
        <dd>
          <code>{score.formula}</code>
          {score.inNumbers !== null && (
            <>
              <br />
              <code>{words.equals(score.inNumbers, score.value)}</code>
            </>
          )}
        </dd>
        <dt>{words.bandOf}</dt>
        <dd>
          {band.below === null
            ? words.bandFrom(say(band.meaning), band.from)
            : words.bandBetween(say(band.meaning), band.from, band.below)}
        </dd>
      </dl>
      {derived.length > 0 && <Derived derived={derived} />}
      <Items items={items} />
    </>
  );
}

function Derived({ derived }: { readonly derived: readonly WorkedValue[] }) {
  const say = useText();
  return (
    <table className={studio.table}>
      <caption>{words.workedOut}</caption>
      <tbody>
        {derived.map(({ name, title, formula, reckoned, value, turn }) => (
          <tr key={name}>
            <th scope="row">
              {title ? say(title) : name}
              {formula !== null && (
                <code className={styles.formula}>
                  {turn === "cutOff" ? words.steps(formula, reckoned) : words.equals(formula, reckoned)}
                </code>
              )}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Items({ items }: { readonly items: readonly WorkedItem[] }) {
  const say = useText();
  return (
    <table className={studio.table}>
      <caption>{words.points}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, title, answer, points, reverseScored }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code> {say(title)}
              <span className={studio.hint}>
                {answer.length > 0 ? answer.map(say).join(", ") : words.notAsked}
                {reverseScored && `, ${words.reversed}`}
              </span>
            </th>
            <td>{points ?? words.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function gaugeScaleOf(json: string): GaugeScale | null {
  try {
    const { gauge, ...rule } = readWrittenRule(JSON.parse(json)).rule as ScoringRule;
    return gauge ? { ...rule, gauge } : null;
  } catch {
    return null;
  }
}
