import type { ExplainedResult, ExplainedValue } from "#core/api/explanation.ts";
import type { ShownPart } from "#core/api/public-scale.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { Gauge } from "../../../ui/gauge/gauge.tsx";
import { useLanguage, useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { words } from "../words.ts";
import styles from "./trial.module.css";

type Props = {
  readonly name: string;
  readonly explained: Pick<ExplainedResult, "score" | "band" | "derived" | "missing" | "none" | "filled" | "unit">;
  /** What the rule says of this result; null where the rule cannot be read. */
  readonly part: ShownPart | null;
};

/** One result: the gauge, the number with its formula, the band, and the values on the way; or why there is none. */
export function BenchPart({ name, explained, part }: Props) {
  const code = useLanguage().code;
  const { score, derived, filled } = explained;
  return (
    <>
      {score && part?.gauge && (
        <div lang={code}>
          <Gauge
            name={name}
            scale={{ ...part, gauge: part.gauge }}
            score={score.value}
            bandIndex={bandIndexOf(part.bands, score.value)}
          />
        </div>
      )}
      {filled && <p>{words.filled(filled)}</p>}
      {score ? <Figures explained={explained} score={score} /> : <WhyNone {...{ explained, part }} />}
      {derived.length > 0 && <Derived derived={derived} />}
    </>
  );
}

function Figures({ explained: { band, unit }, score }: Pick<Props, "explained"> & { readonly score: ExplainedValue }) {
  const say = useText();
  return (
    <dl className={styles.result}>
      <dt>{words.score}</dt>
      <dd>
        {score.value}
        {unit && ` ${say(unit)}`}
      </dd>
      <dt>{words.formula}</dt>
      <dd>
        <code>{score.formula}</code>
        {score.inNumbers !== null && (
          <>
            <br />
            <code>
              {score.turn === "none" || score.turn === "cutOff"
                ? words.equals(score.inNumbers, score.value)
                : words.turned(score.inNumbers, score.reckoned, score.value)}
            </code>
          </>
        )}
      </dd>
      {band && (
        <>
          <dt>{words.bandOf}</dt>
          <dd>
            {band.below === null
              ? words.bandFrom(say(band.meaning), band.from)
              : words.bandBetween(say(band.meaning), band.from, band.below)}
          </dd>
        </>
      )}
    </dl>
  );
}

function WhyNone({ explained: { missing, none }, part }: Pick<Props, "explained" | "part">) {
  const say = useText();
  return (
    <p>
      {words.noScore} {missing && words.tooOpen(missing)} {none && part?.none && say(part.none)}
    </p>
  );
}

function Derived({ derived }: { readonly derived: readonly ExplainedValue[] }) {
  const say = useText();
  return (
    <table className={studio.table}>
      <caption>{words.computed}</caption>
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
