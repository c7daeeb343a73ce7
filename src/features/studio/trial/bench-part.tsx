import type { ShownPart } from "#core/api/public-scale.ts";
import type { WorkedResult, WorkedValue } from "#core/api/working.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { Gauge } from "../../../ui/gauge/gauge.tsx";
import { useLanguage, useText } from "../../../ui/language/use-text.ts";
import studio from "../studio.module.css";
import { words } from "../words.ts";
import styles from "./trial.module.css";

type Props = {
  readonly name: string;
  readonly worked: Pick<WorkedResult, "score" | "band" | "derived" | "missing" | "none" | "unit">;
  /** What the rule says of this result; null where the rule cannot be read. */
  readonly part: ShownPart | null;
};

/** One result: the gauge, the number with its formula, the band, and the values on the way; or why there is none. */
export function BenchPart({ name, worked, part }: Props) {
  const code = useLanguage().code;
  const { score, derived } = worked;
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
      {score ? <Figures worked={worked} score={score} /> : <WhyNone {...{ worked, part }} />}
      {derived.length > 0 && <Derived derived={derived} />}
    </>
  );
}

function Figures({ worked: { band, unit }, score }: Pick<Props, "worked"> & { readonly score: WorkedValue }) {
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
            <code>{words.equals(score.inNumbers, score.value)}</code>
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

function WhyNone({ worked: { missing, none }, part }: Pick<Props, "worked" | "part">) {
  const say = useText();
  return (
    <p>
      {words.noScore} {missing && words.tooOpen(missing)} {none && part?.none && say(part.none)}
    </p>
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
