import type { Instrument } from "#core/content-model/scoring-rule.ts";
import { textOf } from "#core/shared/text-of.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { instrumentMessages } from "./messages.ts";
import styles from "./score-page.module.css";

/** The origin of a scale, how ours differs from it, and who owns it. */
export function InstrumentInfoSection({ instrument }: { readonly instrument: Instrument }) {
  const { basedOn, source, doi, population, deviations, rights } = instrument;
  const t = useMessages(instrumentMessages);
  const say = useText();
  return (
    <details className={`${styles.disclosure} ${styles.instrument}`}>
      <summary>{t.title}</summary>
      <dl>
        <dt>{t.basedOn}</dt>
        <dd>{say(basedOn)}</dd>
        <dt>{t.source}</dt>
        <dd>{doi ? <a href={`https://doi.org/${doi}`}>{source}</a> : source}</dd>
        <dt>{t.madeFor}</dt>
        <dd>{say(population)}</dd>
        {deviations.length > 0 && (
          <>
            <dt>{t.deviations}</dt>
            <dd>
              <ul>
                {deviations.map((deviation) => (
                  <li key={textOf(deviation)}>{say(deviation)}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{t.rights}</dt>
        <dd>{say(rights)}</dd>
      </dl>
    </details>
  );
}
