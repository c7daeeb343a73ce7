import { textOf } from "#core/content/text-of.ts";
import type { Instrument } from "#core/contracts/scoring-rule.ts";
import styles from "./score-page.module.css";

/** Where a scale comes from, how ours departs from it, and whose it is. */
export function Passport({ instrument }: { readonly instrument: Instrument }) {
  const { basedOn, source, doi, population, deviations, rights } = instrument;
  return (
    <details className={styles.passport}>
      <summary>Where this scale comes from</summary>
      <dl>
        <dt>Based on the method of</dt>
        <dd>{textOf(basedOn)}</dd>
        <dt>Source</dt>
        <dd>{doi ? <a href={`https://doi.org/${doi}`}>{source}</a> : source}</dd>
        <dt>Made for</dt>
        <dd>{textOf(population)}</dd>
        {deviations.length > 0 && (
          <>
            <dt>What is different here</dt>
            <dd>
              <ul>
                {deviations.map((deviation) => (
                  <li key={textOf(deviation)}>{textOf(deviation)}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>Rights</dt>
        <dd>{textOf(rights)}</dd>
      </dl>
    </details>
  );
}
