import type { PublicScale } from "#core/api/public-scale.ts";
import type { FurtherScore } from "#core/api/results.ts";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { shownBandIndex } from "#core/shared/bands.ts";
import { shownOf } from "#core/shared/shown-of.ts";
import { useMessages, useText } from "../../ui/language/use-text.ts";
import { Legend } from "../../ui/legend.tsx";
import { scoreMessages } from "./messages.ts";
import { OneResult, WhyNone } from "./one-result.tsx";
import styles from "./score-page.module.css";

type Props = {
  readonly scale: PublicScale;
  readonly results: readonly FurtherScore[];
  readonly safety: SafetyNumbers;
  readonly alerts: readonly RaisedAlert[];
};

/** The results that a scale gives beside its score, each under its own title. */
export function FurtherResults({ scale, results, safety, alerts }: Props) {
  const t = useMessages(scoreMessages);
  const say = useText();
  return (scale.further ?? []).map((part) => {
    const result = results.find(({ name }) => name === part.name);
    if (!result) return null;
    const { score } = result;
    const { hasNumber, hasMeaning } = shownOf(part);
    const title = say(part.title);
    return (
      <section key={part.name} className={styles.section}>
        <h2>{title}</h2>
        {score === null ? (
          <>
            <p>{t.noNumber}</p>
            <WhyNone part={part} missing={result.missing} none={result.none} />
          </>
        ) : (
          <OneResult name={title} part={part} score={score} safety={safety} alerts={alerts} />
        )}
        {part.bands.length > 0 && hasNumber && hasMeaning && (
          <details className={styles.disclosure}>
            <summary>{t.numbers}</summary>
            <Legend
              caption={title}
              bands={part.bands}
              bandIndex={score === null ? -1 : shownBandIndex(part, score)}
              note={part.legendNote}
            />
          </details>
        )}
      </section>
    );
  });
}
