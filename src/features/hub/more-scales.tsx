import type { StandaloneScale } from "#core/api/public-scale.ts";
import type { SafetyNumbers } from "#core/content-model/safety.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import type { CompletedTests } from "../../browser/completed-tests.ts";
import { useMessages } from "../../ui/language/use-text.ts";
import styles from "./hub-page.module.css";
import { hubMessages } from "./messages.ts";
import { ScaleCard } from "./scale-card.tsx";
import type { LatestResults } from "./use-latest-results.ts";

type Props = {
  readonly scales: readonly StandaloneScale[];
  readonly completed: CompletedTests;
  readonly results: LatestResults;
  readonly safety: SafetyNumbers;
};

/** Lists the standalone scales. */
export function MoreScales({ scales, completed, results, safety }: Props) {
  const t = useMessages(hubMessages);
  return (
    <section className={styles.more} aria-labelledby="more-title" data-varies="">
      <h2 id="more-title">{t.more}</h2>
      <ul className={styles.cards}>
        {scales.map((scale) => {
          const offered = offeredScaleOf(scale);
          return (
            <li key={scale.id}>
              <ScaleCard
                offered={offered}
                name={scale.title}
                heading="h3"
                description={scale.description}
                completedAt={completed[offered.category]?.completedAt}
                result={results.get(offered.survey)}
                safety={safety}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
